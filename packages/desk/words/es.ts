import { es as messages, ownerTags, type OwnerLanguage } from "@brisa/typed-content/check";
import { changes } from "./es/changes";
import { fields, lists } from "./es/fields";
import { pictures } from "./es/pictures";
import { proposals } from "./es/proposals";
import { conflict, publishing, status } from "./es/publishing";
import { texts } from "./es/texts";
import { keyName } from "./keys";
import { notices, advice, problems } from "./es/notices";
import { plural } from "./plural";

/** They address several people, as «vosotros». Other languages have the same keys. */
export const es = {
  /** BCP 47 tag, for dates and numbers. */
  tag: ownerTags.es,
  code: "es" as OwnerLanguage,
  desk: "El escritorio",
  common: {
    close: "Cerrar",
    cancel: "Cancelar",
    tryAgain: "Probar otra vez",
    undo: "Deshacer",
    changes: (count: number) => plural(count, "1 cambio", `${count} cambios`),
    opening: "Abriendo el escritorio…",
  },
  bar: {
    menu: "Menú",
    search: "Buscar en todos los textos",
    searchKeys: keyName("K"),
    changes: "Cambios",
    noChanges: "Sin cambios",
    toCorrect: (count: number) => `${count} por corregir.`,
  },
  nav: {
    label: "Secciones",
    skipToForm: "Ir a la ficha",
    skipToPage: "Ir a la página",
    start: "Inicio",
    sections: {
      pages: "Páginas",
      facts: "Datos",
      words: "Palabras",
      pictures: "Fotos",
    },
    history: "Historial",
    manual: "Manual",
    signOut: "Salir",
  },
  stage: {
    label: "La página",
    page: (name: string) => `Página: ${name}. Elegir otra`,
    language: "Idioma de la página",
    width: "Anchura de la página",
    phone: "Móvil",
    computer: "Ordenador",
    seePage: "Ver la página",
    /** Before the day or the days that it shows. */
    shownAs: "Así se ve",
    hidden: "Está escondida: así se vería.",
    backToForm: "Volver a la ficha",
    home: "Portada",
  },
  /** The first five keys are its states. */
  page: {
    loading: "",
    shown: "",
    held: "La página espera: hay algo por corregir en los cambios. Mientras, se queda como estaba.",
    failed: "La página no se ha podido dibujar así. Vuestros cambios siguen aquí.",
    gone: "La página todavía no está: la web se está preparando. Se verá aquí en cuanto esté.",
    none: "Las páginas de esta web se ven aparte: con «Verlo», después de cada cambio.",
    title: "La página, como quedaría",
    reload: "Cargarla otra vez",
  },
  start: {
    question: "¿Qué queréis hacer?",
    help: "Pulsad algo en la página, o elegid aquí.",
    helpNarrow: "Elegid aquí, o tocad algo en la página.",
    /** In which language the model names fields, where that is not the desk's. */
    fieldNames: "",
    launch: (missing: number, questions: number) =>
      `Antes de abrir: ${[
        ...(missing > 0 ? [plural(missing, "falta 1 dato", `faltan ${missing} datos`)] : []),
        ...(questions > 0
          ? [plural(questions, "1 pregunta por responder", `${questions} preguntas por responder`)]
          : []),
      ].join(" · ")}`,
    nextMissing: (count: number) => `Siguiente que falta (${count})`,
    goOnLaunch: "Aquí ya no falta nada: seguir",
    complete: "Ya no falta nada.",
    /** The name of the button that stores changes. */
    completeNext: (act: string) => `Ahora, a ${act.toLowerCase()}.`,
    completeAtHome: "Ahora, a sacarla a internet: docs/publicar.md dice cómo.",
    beginWith: (field: string) => `Empezar por: ${field}`,
    /** What search engines do while something is missing; the field that decides it follows. */
    unlisted:
      "Aunque la web sea pública, pedimos a los buscadores que no la muestren mientras falte o no se confirme algo.",
    listed: "Los buscadores pueden mostrar la web aunque falte o no se haya confirmado algo.",
    /** Texts that pages show in another language meanwhile. */
    toTranslate: "Por traducir",
    texts: (count: number) => plural(count, "1 texto", `${count} textos`),
    translateOn: "Seguir traduciendo",
    unreadable: (count: number) =>
      plural(
        count,
        "Un archivo no se puede leer, y lo que hay en él falta aquí. Avisad a quien os lleva la web:",
        "Hay archivos que no se pueden leer, y lo que hay en ellos falta aquí. Avisad a quien os lleva la web:",
      ),
    more: (count: number) => `y ${count} más`,
    goOn: "Seguís donde lo dejasteis.",
    seeThem: (count: number) => plural(count, "Verlo", "Verlos"),
    today: "de hoy",
    yesterday: "de ayer",
    ofDay: (day: string) => `del ${day}`,
  },
  entry: {
    opening: "Cabecera",
    missingFile: "Esta ficha no está. Quizá se ha borrado o todavía no existe.",
    unreadable:
      "Este archivo no se puede leer, y aquí no se puede corregir. Avisad a quien os lleva la web:",
    editsStay: "Lo que habéis cambiado se queda aquí hasta que se arregle.",
    delete: "Borrar",
    duplicate: "Duplicar",
    older: "Esto ya estaba mal antes de vuestros cambios.",
  },
  signIn: {
    lead: "Aquí cambiáis vuestra web, con la página delante: los textos, las fotos y todo lo demás.",
    button: "Entrar con GitHub",
    how: "Se abre una ventana de GitHub. Entrad con vuestra cuenta y volveréis aquí.",
    seeSite: "Ver la web",
    busy: "Os esperamos en la ventana de GitHub…",
    /** Why signing in failed. */
    failed: {
      blocked:
        "El navegador no ha dejado abrir la ventana de GitHub. Permitid las ventanas emergentes de esta página y probad otra vez.",
      closed:
        "No vemos la ventana de GitHub. Si sigue abierta, terminad en ella; si la habéis cerrado, probad otra vez.",
      refused:
        "GitHub no os ha dejado entrar. Probad otra vez y, si sigue igual, avisad a quien os lleva la web.",
      "no-answer":
        "No habéis podido entrar, porque GitHub no responde. Comprobad la conexión y probad otra vez.",
      "other-worker":
        "No habéis podido entrar: el servicio que lo hace es de antes, o es de otra dirección. Avisad a quien os lleva la web: tiene que desplegarlo otra vez, con la orden de abajo.",
      "no-access":
        "GitHub os conoce, pero no os deja cambiar la web. Si tenéis otra cuenta, salid de GitHub y entrad con ella. Si no, pedid permiso a quien os lleva la web.",
    },
    /** Why nobody can sign in at this address. */
    notHere: {
      "no-origin":
        "Para entrar desde internet, el escritorio necesita una dirección para él solo, y todavía no la tiene. Pedídsela a quien os lleva la web; mientras tanto, cambiadla desde el ordenador que tiene su carpeta.",
      elsewhere: "El escritorio está en otra dirección. Os llevamos allí…",
      "led-back":
        "El escritorio está en otra dirección, pero desde ella se vuelve aquí. Avisad a quien os lleva la web: esa dirección no puede redirigir a la de la web.",
      unprotected:
        "Aquí no os pedimos entrar, porque esta dirección no está protegida como hace falta. Avisad a quien os lleva la web: no llegan las cabeceras del escritorio.",
      unreachable: "No hay conexión. Cuando vuelva, cargad otra vez la página.",
    },
    ended: "Vuestra sesión ha terminado.",
    kept: "Lo que habéis escrito sigue aquí.",
    again: "Entrar otra vez",
  },
  /** Showing changes before they are published, as a draft. */
  drafts: {
    show: "Enseñar antes de publicar",
    how: "Preparamos una copia de la web con vuestros cambios: quien tenga su dirección puede abrirla. Y en otro aparato, con vuestra cuenta, seguís con todo.",
    leftOut: (what: string) => `En la copia no se ve lo que aún no está listo: ${what}.`,
    building: "La copia se está preparando. Tarda unos minutos.",
    there: "La copia está lista. Podéis mandar su dirección a quien queráis.",
    failed: "La copia no se ha podido preparar. Vuestros cambios siguen aquí.",
    see: "Ver la copia",
    copyAddress: "Copiar la dirección",
    copied: "Dirección copiada.",
    newer:
      "Lo que quedó sin terminar lo guardó un escritorio más nuevo. Sigue ahí: recargad esta página para verlo.",
    broken:
      "Lo que quedó sin terminar no se puede leer. Sigue en el aparato donde lo escribisteis.",
    conflict: "Antes hay algo por decidir: otra persona ha cambiado lo mismo.",
    again: "Poner la copia al día",
    discard: "Quitar la copia",
    found: (when: string) =>
      `Hay cambios ${when} que enseñasteis y no publicasteis. ¿Seguís con ellos?`,
    goOn: "Seguir con ellos",
    leave: "Ahora no",
  },
  fields,
  lists,
  pictures,
  changes,
  conflict,
  notices,
  status,
  proposals,
  publishing,
  problems,
  advice,
  findings: messages.findings,
  texts,
};

/** Labels of fields are in the model. */
export type DeskWords = typeof es;
