import type { WebWords } from "./types";

const certificates: Record<string, string> = {
  CERT_HAS_EXPIRED: "ha caducado",
  ERR_TLS_CERT_ALTNAME_INVALID: "es de otro dominio",
};

export const es: WebWords = {
  holds: {
    connection: () => "Hay conexión a internet.",
    address: (of) => `La web contesta en ${of}, con su certificado.`,
    http: (of) => `${of} lleva a ella.`,
    otherName: (of) => `${of} lleva a ella.`,
    headers: () => "Llegan las cabeceras y la política de seguridad, también las del escritorio.",
    unaltered: () => "Nadie cambia las páginas por el camino.",
    whole: () => "Está entera: todo es de la misma publicación.",
    version: () => "Es lo último de esta copia del repositorio.",
    day: () => "Las páginas son de hoy.",
    search: (_, { isListed }) =>
      isListed
        ? "Los buscadores encuentran lo que deben: robots.txt, mapa del sitio y «noindex»."
        : "La web es pública, y se pide a los buscadores que no la muestren: falta algo por completar.",
    desk: (of) => `El escritorio tiene su propia dirección, ${of}, y está protegida.`,
    signIn: (of) =>
      `La entrada contesta y tiene sus datos. En GitHub, «Callback URL» es ${of}/callback.`,
    form: () =>
      "El servicio de formularios contesta. Que llegue un mensaje solo se ve enviándoos uno.",
    booking: () => "El calendario de reservas está.",
  },
  faults: {
    "no-name": ({ address }) =>
      `${address} no existe (DNS). Añadid el dominio al proyecto en Cloudflare, «Custom domains», o corregid la dirección; un dominio nuevo tarda hasta un día.`,
    certificate: ({ address, error }) =>
      `El certificado de ${address} ${certificates[error] ?? "no vale"} (${error}). Si el dominio es nuevo, esperad hasta un día; si no, miradlo en Cloudflare, «Custom domains».`,
    silent: ({ address }) =>
      `${address} no contesta a tiempo. Probad dentro de un rato; si sigue igual, mirad adónde apunta el DNS.`,
    unreachable: ({ address }) =>
      `No se llega a ${address}. Probad dentro de un rato; si sigue igual, mirad adónde apunta el DNS.`,
    status: ({ address, status }) =>
      `${address} contesta con el error ${status}. Mirad si la última publicación terminó, en GitHub, «Actions».`,
    "leads-elsewhere": ({ address, to, wanted }) =>
      address === wanted
        ? `${address} lleva a ${to}. Escribid esa dirección en el contenido, o quitad la redirección.`
        : `${address} lleva a ${to}, y debe llevar de una vez a ${wanted}. Corregid la redirección.`,
    "leads-nowhere": ({ address, wanted }) =>
      `${address} no lleva a ${wanted}, y también se teclea. Poned una redirección (docs/publishing.md, «The domain»).`,
    "not-entered": ({ address }) =>
      `${address} es provisional. Escribid el dato de verdad: npm run launch-check dice dónde.`,
    offline: () => "No hay conexión a internet. Conectaos y probad otra vez.",
    portal: () =>
      "Esta red contesta en lugar de las webs: pide entrar antes. Abrid el navegador, entrad en la red y probad otra vez.",
    "not-attached": ({ address }) =>
      `${address} apunta a Cloudflare, pero a ningún proyecto. Añadid el dominio al proyecto en «Custom domains».`,
    "nothing-there": ({ address }) =>
      `${address} está vacía: no se ha publicado nada, o se ha retirado. Publicad con un push a main.`,
    parked: ({ address }) =>
      `${address} muestra la página de quien os vendió el dominio. Apuntad el DNS a la web (docs/publishing.md, «The domain»).`,
    stranger: ({ address }) =>
      `${address} es otra web. Mirad que la dirección esté bien escrita y adónde apunta el DNS.`,
    "built-for": ({ address, other }) =>
      `La web de ${address} se publicó para ${other || "otra dirección"}. Publicadla otra vez, o corregid la dirección.`,
    headers: ({ names }) =>
      `Faltan cabeceras: ${names.join(", ")}. Publicad la carpeta public/ entera, con _headers, donde se lea: Cloudflare Pages o Netlify.`,
    altered: () =>
      "Cloudflare cambia las páginas. Apagad «Email Address Obfuscation» en «Scrape Shield» y «Rocket Loader».",
    "half-way": ({ address }) =>
      `La web está a medias: ${address} falta o es de otra publicación. Esperad unos minutos; si sigue igual, publicad otra vez.`,
    unmarked: () =>
      "Lo publicado no dice de cuándo es: es de una versión anterior, o se construyó sin Git. Publicadla otra vez.",
    earlier: ({ commit }) =>
      `Lo publicado es de un commit anterior, ${commit}. Haced push; si ya está hecho, esperad a que termine en GitHub, «Actions».`,
    "unknown-commit": ({ commit }) =>
      `Lo publicado es de un commit que esta copia no tiene, ${commit}. Traedlo con git pull y probad otra vez.`,
    "another-day": ({ day }) =>
      `Las páginas son del ${day}. La publicación de cada noche no corre: en GitHub, «Actions › Test and publish», pulsad «Enable workflow».`,
    closed: () =>
      "La web está cerrada a los buscadores, y ya puede estar abierta. Publicadla otra vez, y mirad que nadie más añada «noindex».",
    open: ({ missing }) =>
      `La web está abierta a los buscadores, y le ${missing === 1 ? "falta 1 dato" : `faltan ${missing} datos`}. npm run launch-check dice cuáles: completadlos, o marcad «Publicar así».`,
    robots: () =>
      "robots.txt no nombra el mapa de esta web. Publicadla otra vez, y mirad que Cloudflare no ponga otro.",
    sitemap: () => "El mapa del sitio no está, o es de otra dirección. Publicad la web otra vez.",
    unprotected: ({ address }) =>
      `${address} no envía la política del escritorio, y en él no se puede entrar. Publicad por GitHub Actions, o después de npm run desk-headers.`,
    variables: ({ names }) =>
      `A la entrada le falta ${names}. Ponedlo con npx wrangler secret put (docs/publishing.md, «The owner's sign-in»).`,
    "client-id": ({ clientId, command }) =>
      /\d/.test(clientId)
        ? `La entrada tiene el «App ID» ${clientId} en lugar del «Client ID». Ponedlo con npx wrangler secret put CLIENT_ID.`
        : `La entrada es de una versión anterior y ha perdido su CLIENT_ID: GitHub recibe «${clientId}». Ponedla al día con ${command} y después npx wrangler secret put CLIENT_ID.`,
    "older-worker": ({ command }) =>
      `La entrada es de una versión anterior, o no es la nuestra, y no dice qué le falta. Ponedla al día con ${command}`,
    "other-desk": ({ command }) =>
      `La entrada es para otro escritorio. Decidle cuál es el vuestro con ${command}`,
    callback: ({ to, wanted }) =>
      `La entrada pide a GitHub que vuelva a «${to}», y es ${wanted}. Corregid «Dirección de acceso», o «Callback URL» en GitHub.`,
    "no-worker": ({ address, command }) =>
      `La entrada no contesta en ${address}. Corregid «Dirección de acceso», o publicadla con ${command}`,
    "no-service": ({ address }) =>
      `El servicio no contesta en ${address}. Probad dentro de un rato; si sigue igual, copiad otra vez lo que os da el proveedor.`,
    "no-form": ({ address }) =>
      `El servicio no conoce el formulario ${address}. Copiad otra vez la dirección que os da.`,
    refuses: ({ address }) =>
      `${address} no acepta mensajes de esta web. Mirad en el servicio si el formulario está activo, y para qué dominio.`,
    "no-script": ({ address }) =>
      `En ${address} no está el calendario de reservas. Probad dentro de un rato, y si sigue igual, preguntad al proveedor.`,
  },
  summary: (wrong) =>
    wrong === 0
      ? "Desde fuera está todo bien."
      : `${wrong === 1 ? "Hay 1 cosa" : `Hay ${wrong} cosas`} por arreglar: empezad por la primera y probad otra vez.`,
};
