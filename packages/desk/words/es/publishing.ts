import { plural } from "../plural";

/** How what the button does is called, and what answers (`other`). */
type Deed = Record<"act" | "acting" | "done" | "until" | "other" | "asBefore" | "gone", string>;

/** What is said of the one button that stores changes: nothing on this computer speaks of publishing. */
const about = ({ act, acting, done, until, other, asBefore, gone }: Deed) => {
  const verb = act.toLowerCase();
  return {
    publish: act,
    publishing: acting,
    failed: `No se ha ${done}.`,
    /** What was sent has no answer. */
    unconfirmed: `No sabemos si se ha ${done}.`,
    unconfirmedHelp: `Se sabrá en cuanto ${other} conteste. Lo escrito sigue aquí.`,
    /** A publication that has been taken back among the changes. */
    undone: `Deshecho, sin ${verb}`,
    publishIt: `${act}lo`,
    toCorrect: `Por corregir antes de ${verb}`,
    none: `No hay nada por ${verb}. Lo que cambiéis aparece aquí.`,
    kept: `Todo sigue aquí hasta que ${until}.`,
    ready: `Listos para ${verb}`,
    /** Without `left`, all that is told is ready. */
    publishReady: (count: number, left?: string) =>
      left === undefined
        ? `${act} ${plural(count, "el cambio listo", `los ${count}`)}`
        : `${act} ${plural(count, "el cambio listo", `los ${count} listos`)}; dejar ${left}`,
    leftHere: `Lo que dejáis sigue aquí, sin ${verb}.`,
    undoAllHelp: `Todo vuelve a estar como ${asBefore}.`,
    waits: `Sin ${verb}`,
    waiting: (count: number, when: string) =>
      plural(
        count,
        `Hay 1 cambio ${when} sin ${verb}.`,
        `Hay ${count} cambios ${when} sin ${verb}.`,
      ),
    deleted: `Está borrada. Desaparece${gone} cuando ${until}.`,
    /** What was put back from the history. */
    restored: `Está entre los cambios, sin ${verb}.`,
  };
};

export const publishing = {
  web: about({
    ...{ act: "Publicar", acting: "Publicándose…", done: "publicado", until: "publiquéis" },
    ...{ other: "GitHub", asBefore: "en la web", gone: " de la web" },
  }),
  home: about({
    ...{ act: "Guardar", acting: "Guardando…", done: "guardado", until: "guardéis" },
    ...{ other: "el programa", asBefore: "está guardado", gone: "" },
  }),
};

/** Where the newest content is, and what is in the way of the next publication. */
export const status = {
  /** Values for `since`: a time of today, or a day. */
  time: (time: string) => `${/^1:/.test(time) ? "la" : "las"} ${time}`,
  day: (day: string) => `el ${day}`,
  /** Values for `when`. */
  atTime: (time: string) => `${/^1:/.test(time) ? "a la" : "a las"} ${time}`,
  onDay: (day: string) => `el ${day}`,
  public: (since?: string) => `En la web${since === undefined ? "" : ` desde ${since}`}`,
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
  saved: (when: string) => `Guardado ${when}, sin commit`,
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
