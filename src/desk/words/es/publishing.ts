const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

/**
 * What is said of the one button that stores changes: on the web it publishes them; on this computer it saves them, and
 * nothing there speaks of publishing.
 */
const web = {
  publish: "Publicar",
  publishing: "Publicándose…",
  failed: "No se ha publicado.",
  /** What was sent has no answer. */
  unconfirmed: "No sabemos si se ha publicado.",
  unconfirmedHelp: "Se sabrá en cuanto GitHub conteste. Lo escrito sigue aquí.",
  /** A publication that has been taken back among the changes. */
  undone: "Deshecho, sin publicar",
  publishIt: "Publicarlo",
  toCorrect: "Por corregir antes de publicar",
  none: "No hay nada por publicar. Lo que cambiéis aparece aquí.",
  kept: "Todo sigue aquí hasta que publiquéis.",
  ready: "Listos para publicar",
  /** Without `left`, all that is told is ready. */
  publishReady: (count: number, left?: string) =>
    left === undefined
      ? plural(count, "Publicar el cambio listo", `Publicar los ${count}`)
      : `Publicar ${plural(count, "el cambio listo", `los ${count} listos`)}; dejar ${left}`,
  leftHere: "Lo que dejáis sigue aquí, sin publicar.",
  stopsNothing: "No impiden publicar. Corregidlos cuando podáis.",
  undoAllHelp: "Todo vuelve a estar como en la web.",
  waits: "Sin publicar",
  waiting: (count: number, when: string) =>
    plural(
      count,
      `Hay 1 cambio ${when} sin publicar.`,
      `Hay ${count} cambios ${when} sin publicar.`,
    ),
  deleted: "Está borrada. Desaparece de la web cuando publiquéis.",
  restored: "Está entre los cambios, sin publicar. Lo demás queda como está.",
  recovered: (name: string) => `«${name}» vuelve a estar, como era. Falta publicarlo.`,
  backAfter: (before?: string) =>
    `Vuelve a ${before === undefined ? "como estaba" : `«${before}»`} cuando publiquéis.`,
};

const home: typeof web = {
  publish: "Guardar",
  publishing: "Guardando…",
  failed: "No se ha guardado.",
  unconfirmed: "No sabemos si se ha guardado.",
  unconfirmedHelp: "Se sabrá en cuanto el programa conteste. Lo escrito sigue aquí.",
  undone: "Deshecho, sin guardar",
  publishIt: "Guardarlo",
  toCorrect: "Por corregir antes de guardar",
  none: "No hay nada por guardar. Lo que cambiéis aparece aquí.",
  kept: "Todo sigue aquí hasta que guardéis.",
  ready: "Listos para guardar",
  publishReady: (count, left) =>
    left === undefined
      ? plural(count, "Guardar el cambio listo", `Guardar los ${count}`)
      : `Guardar ${plural(count, "el cambio listo", `los ${count} listos`)}; dejar ${left}`,
  leftHere: "Lo que dejáis sigue aquí, sin guardar.",
  stopsNothing: "No impiden guardar. Corregidlos cuando podáis.",
  undoAllHelp: "Todo vuelve a estar como está guardado.",
  waits: "Sin guardar",
  waiting: (count, when) =>
    plural(count, `Hay 1 cambio ${when} sin guardar.`, `Hay ${count} cambios ${when} sin guardar.`),
  deleted: "Está borrada. Desaparece cuando guardéis.",
  restored: "Está entre los cambios, sin guardar. Lo demás queda como está.",
  recovered: (name) => `«${name}» vuelve a estar, como era. Falta guardarlo.`,
  backAfter: (before) =>
    `Vuelve a ${before === undefined ? "como estaba" : `«${before}»`} cuando guardéis.`,
};

export const publishing = { home, web };

/** Where the newest content is, and what is in the way of the next publication. */
export const status = {
  publicAtTime: (time: string) => `En la web ${/^1:/.test(time) ? "a la" : "a las"} ${time}`,
  publicOnDay: (day: string) => `En la web desde el ${day}`,
  public: "En la web",
  building: (since?: string) =>
    `Publicándose${since === undefined ? "…" : ` desde ${since}.`} Tarda unos minutos. Podéis seguir.`,
  late: (when: string) => `Enviado ${when}, y la web todavía no lo enseña.`,
  lateHelp:
    "Suele tardar unos minutos. Enviadlo otra vez y, si sigue igual, avisad a quien os lleva la web.",
  /** Where nobody tells. */
  sent: (when: string) => `Enviado ${when}. Aquí no se sabe si ya está en la web: miradlo.`,
  notArrived: "Lo último no ha llegado a la web, que se ve como antes.",
  contentHelp: "Hay algo mal en lo publicado: corregidlo y publicad.",
  buildHelp:
    "No es cosa vuestra. Enviadlo otra vez y, si sigue igual, avisad a quien os lleva la web.",
  sendAgain: "Enviarlo otra vez",
  behind: (who: string) =>
    `Lo vuestro todavía no está en la web: lo de ${who}, que vino después, no ha salido bien.`,
  home: "En este ordenador",
  savedAtTime: (time: string) => `Guardado ${/^1:/.test(time) ? "a la" : "a las"} ${time}`,
  savedOnDay: (day: string) => `Guardado el ${day}`,
  homeBuilding: "Guardado. La página se está poniendo al día.",
  homePreparing: "La página se está preparando.",
  homeFailed: "Guardado, pero la página no se ha podido poner al día",
  elsewhere: "Escribís en otra pestaña.",
  /** What somebody else has published: «Pau: Mañana 320 → 330». */
  from: (who: string, what: string) => `${who}: ${what}`,
  somebody: "Otra persona",
  /** At home, where nobody has a name. */
  outside: "Desde fuera",
  see: "Ver",
  seeIt: "Verlo",
  /** Values for `when`: a time of today, or a day. */
  atTime: (time: string) => `${/^1:/.test(time) ? "la" : "las"} ${time}`,
  onDay: (day: string) => `el ${day}`,
  toCorrect: (count: number, section: string) =>
    plural(count, `Hay 1 error en ${section}.`, `Hay ${count} errores, el primero en ${section}.`),
  conflict: (count: number) =>
    plural(
      count,
      "Otra persona ha cambiado lo mismo en 1 sitio.",
      `Otra persona ha cambiado lo mismo en ${count} sitios.`,
    ),
  /** All of them from saves that are being taken back. */
  changedAgain: (count: number) =>
    plural(
      count,
      "Falta decidir 1 sitio que cambiasteis otra vez.",
      `Falta decidir ${count} sitios que cambiasteis otra vez.`,
    ),
  stillHere: (count: number) =>
    plural(count, "Vuestro cambio sigue aquí.", `Vuestros ${count} cambios siguen aquí.`),
  seeThem: (count: number) => plural(count, "Verlo", "Verlos"),
  decide: "Decidirlo",
  whatHappened: "Qué ha pasado",
  /** How GitHub does not answer. */
  outage: {
    unreachable: "Sin conexión.",
    silent: "GitHub no contesta.",
    foreign:
      "En lugar de GitHub contesta otra cosa: quizá la página de entrada de esta wifi, o un filtro de la red.",
  },
  offlineHelp: "Seguid: todo se queda en este navegador. Podréis publicar después.",
  homeOffline: "El programa de la web no contesta.",
  homeOfflineHelp:
    "Seguid: todo se queda en este navegador. Abridlo otra vez como siempre, y podréis guardar.",
  elsewhereHelp: "Allí seguís escribiendo; aquí se ve lo mismo, al momento.",
  writeHere: "Escribir aquí",
  uploading: (done: number, of: number) =>
    `${done} de ${of} fotos subidas. Dejad abierto el escritorio hasta que estén todas.`,
};

/** Two people have changed the same field. */
export const conflict = {
  titleText: "Otra persona ha cambiado este mismo texto",
  title: "Otra persona también ha cambiado esto",
  question: (where: string) => `${where}. ¿Con cuál os quedáis?`,
  mine: "El vuestro",
  theirs: "El de la otra persona",
  theirsWhen: "Ya guardado",
  keep: "Nos quedamos con este",
  unknown:
    "El de la otra persona es de otra clase, que este escritorio no conoce y no puede quitar. Apuntad el vuestro si lo queréis.",
  keepMine: "Nos quedamos con el vuestro",
  keepTheirs: "Nos quedamos con el de la otra persona",
  gone: "Quitado",
  empty: "Vacío",
  others: "Sus demás cambios ya están aquí, junto a los vuestros.",
  /** Between what was there before a save, and what is there now. */
  takenBack: {
    title: "Esto se cambió otra vez después",
    mine: "Como estaba antes",
    theirs: "Como está ahora",
    keepMine: "Nos quedamos con lo de antes",
    keepTheirs: "Nos quedamos con lo de ahora",
    others: "Lo demás de entonces vuelve a estar como estaba.",
    later: "Dejarlo como está",
  },
  /** Where it is known who it was. */
  by: (who: string) => ({
    title: `${who} también ha cambiado esto`,
    titleText: `${who} ha cambiado este mismo texto`,
    theirs: `El de ${who}`,
    keepTheirs: `Nos quedamos con el de ${who}`,
  }),
  later: "Decidirlo más tarde",
};
