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
