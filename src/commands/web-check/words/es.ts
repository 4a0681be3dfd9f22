const certificates: Record<string, string> = {
  CERT_HAS_EXPIRED: "ha caducado",
  ERR_TLS_CERT_ALTNAME_INVALID: "es de otro dominio",
};

/** Every sentence of the command. */
export const es = {
  /** What holds, by the step that looks at it. `of` is the address that it is about. */
  holds: {
    connection: () => "Hay conexión a internet.",
    address: (of: string) => `La web contesta en ${of}, con su certificado.`,
    http: (of: string) => `${of} lleva a ella.`,
    otherName: (of: string) => `${of} lleva a ella.`,
    headers: () => "Llegan las cabeceras y la política de seguridad, también las del escritorio.",
    unaltered: () => "Nadie cambia las páginas por el camino.",
    whole: () => "Está entera: todo es de la misma publicación.",
    version: () => "Es lo último de esta copia del repositorio.",
    day: () => "Las páginas son de hoy.",
    search: (_: string, isListed: boolean): string =>
      isListed
        ? "Los buscadores encuentran lo que deben: robots.txt, mapa del sitio y «noindex»."
        : "La web es pública, y se pide a los buscadores que no la muestren: falta algo por completar.",
    desk: (of: string) => `El escritorio tiene su propia dirección, ${of}, y está protegida.`,
    signIn: (of: string) =>
      `La entrada contesta y tiene sus datos. En GitHub, «Callback URL» es ${of}/callback.`,
    form: () =>
      "El servicio de formularios contesta. Que llegue un mensaje solo se ve enviándoos uno.",
    booking: () => "El calendario de reservas está.",
  },
  /** What does not hold, and what to do. */
  faults: {
    noName: (address: string) =>
      `${address} no existe (DNS). Añadid el dominio al proyecto en Cloudflare, «Custom domains», o corregid la dirección; un dominio nuevo tarda hasta un día.`,
    certificate: (address: string, error: string) =>
      `El certificado de ${address} ${certificates[error] ?? "no vale"} (${error}). Si el dominio es nuevo, esperad hasta un día; si no, miradlo en Cloudflare, «Custom domains».`,
    silent: (address: string) =>
      `${address} no contesta a tiempo. Probad dentro de un rato; si sigue igual, mirad adónde apunta el DNS.`,
    unreachable: (address: string) =>
      `No se llega a ${address}. Probad dentro de un rato; si sigue igual, mirad adónde apunta el DNS.`,
    status: (address: string, status: number) =>
      `${address} contesta con el error ${status}. Mirad si la última publicación terminó, en GitHub, «Actions».`,
    leadsElsewhere: (address: string, to: string, wanted: string) =>
      address === wanted
        ? `${address} lleva a ${to}. Escribid esa dirección en el contenido, o quitad la redirección.`
        : `${address} lleva a ${to}, y debe llevar de una vez a ${wanted}. Corregid la redirección.`,
    leadsNowhere: (address: string, wanted: string) =>
      `${address} no lleva a ${wanted}, y también se teclea. Poned una redirección (docs/publishing.md, «The domain»).`,
    notEntered: (address: string) =>
      `${address} es provisional. Escribid el dato de verdad: npm run launch-check dice dónde.`,
    offline: () => "No hay conexión a internet. Conectaos y probad otra vez.",
    portal: () =>
      "Esta red contesta en lugar de las webs: pide entrar antes. Abrid el navegador, entrad en la red y probad otra vez.",
    notAttached: (address: string) =>
      `${address} apunta a Cloudflare, pero a ningún proyecto. Añadid el dominio al proyecto en «Custom domains».`,
    nothingThere: (address: string) =>
      `${address} está vacía: no se ha publicado nada, o se ha retirado. Publicad con un push a main.`,
    parked: (address: string) =>
      `${address} muestra la página de quien os vendió el dominio. Apuntad el DNS a la web (docs/publishing.md, «The domain»).`,
    stranger: (address: string) =>
      `${address} es otra web. Mirad que la dirección esté bien escrita y adónde apunta el DNS.`,
    builtFor: (address: string, other: string) =>
      `La web de ${address} se publicó para ${other || "otra dirección"}. Publicadla otra vez, o corregid la dirección.`,
    headers: (names: string[]) =>
      `Faltan cabeceras: ${names.join(", ")}. Publicad la carpeta public/ entera, con _headers, donde se lea: Cloudflare Pages o Netlify.`,
    altered: () =>
      "Cloudflare cambia las páginas. Apagad «Email Address Obfuscation» en «Scrape Shield» y «Rocket Loader».",
    halfWay: (address: string) =>
      `La web está a medias: ${address} falta o es de otra publicación. Esperad unos minutos; si sigue igual, publicad otra vez.`,
    unmarked: () =>
      "Lo publicado no dice de cuándo es: es de una versión anterior, o se construyó sin Git. Publicadla otra vez.",
    earlier: (commit: string) =>
      `Lo publicado es de un commit anterior, ${commit}. Haced push; si ya está hecho, esperad a que termine en GitHub, «Actions».`,
    unknownCommit: (commit: string) =>
      `Lo publicado es de un commit que esta copia no tiene, ${commit}. Traedlo con git pull y probad otra vez.`,
    anotherDay: (day: string) =>
      `Las páginas son del ${day}. La publicación de cada noche no corre: en GitHub, «Actions › Test and publish», pulsad «Enable workflow».`,
    closed: () =>
      "La web está cerrada a los buscadores, y ya puede estar abierta. Publicadla otra vez, y mirad que nadie más añada «noindex».",
    open: (missing: number) =>
      `La web está abierta a los buscadores, y le ${missing === 1 ? "falta 1 dato" : `faltan ${missing} datos`}. npm run launch-check dice cuáles: completadlos, o marcad «Publicar así».`,
    robots: () =>
      "robots.txt no nombra el mapa de esta web. Publicadla otra vez, y mirad que Cloudflare no ponga otro.",
    sitemap: () => "El mapa del sitio no está, o es de otra dirección. Publicad la web otra vez.",
    unprotected: (address: string) =>
      `${address} no envía la política del escritorio, y en él no se puede entrar. Publicad por GitHub Actions, o después de npm run desk-headers.`,
    variables: (names: string) =>
      `A la entrada le falta ${names}. Ponedlo con npx wrangler secret put (docs/publishing.md, «The owner's sign-in»).`,
    clientId: (clientId: string, command: string) =>
      /\d/.test(clientId)
        ? `La entrada tiene el «App ID» ${clientId} en lugar del «Client ID». Ponedlo con npx wrangler secret put CLIENT_ID.`
        : `La entrada es de una versión anterior y ha perdido su CLIENT_ID: GitHub recibe «${clientId}». Ponedla al día con ${command} y después npx wrangler secret put CLIENT_ID.`,
    olderWorker: (command: string) =>
      `La entrada es de una versión anterior, o no es la nuestra, y no dice qué le falta. Ponedla al día con ${command}`,
    otherDesk: (command: string) =>
      `La entrada es para otro escritorio. Decidle cuál es el vuestro con ${command}`,
    callback: (to: string, wanted: string) =>
      `La entrada pide a GitHub que vuelva a «${to}», y es ${wanted}. Corregid «Dirección de acceso», o «Callback URL» en GitHub.`,
    noWorker: (address: string, command: string) =>
      `La entrada no contesta en ${address}. Corregid «Dirección de acceso», o publicadla con ${command}`,
    noService: (address: string) =>
      `El servicio no contesta en ${address}. Probad dentro de un rato; si sigue igual, copiad otra vez lo que os da el proveedor.`,
    noForm: (address: string) =>
      `El servicio no conoce el formulario ${address}. Copiad otra vez la dirección que os da.`,
    refuses: (address: string) =>
      `${address} no acepta mensajes de esta web. Mirad en el servicio si el formulario está activo, y para qué dominio.`,
    noScript: (address: string) =>
      `En ${address} no está el calendario de reservas. Probad dentro de un rato, y si sigue igual, preguntad al proveedor.`,
  },
  /** `step`: of docs/publishing.md. */
  summary: (wrong: number, step?: string) =>
    wrong === 0
      ? "Desde fuera está todo bien."
      : `${wrong === 1 ? "Hay 1 cosa" : `Hay ${wrong} cosas`} por arreglar: empezad por la primera${step === undefined ? "" : ` (docs/publishing.md, paso ${step})`} y probad otra vez.`,
};

export type WebWords = typeof es;
