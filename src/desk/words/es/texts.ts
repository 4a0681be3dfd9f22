import { defaultLanguage, languageCodes } from "../../../base/languages";
import { grammarOf } from "../../../typed-content/check/messages/grammar";

const { allOf, languageName } = grammarOf("es");

const original = languageName(defaultLanguage);

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const texts = {
  search: {
    texts: (count: number) => plural(count, "1 texto", `${count} textos`),
    places: (count: number) => plural(count, "1 sitio", `${count} sitios`),
    first: (shown: number) => `, los primeros ${shown}`,
    section: "Sección",
    none: (asked: string) =>
      `No encontramos «${asked}». Probad con menos palabras, o con otra manera de decirlo.`,
    languages: `En ${allOf(languageCodes.map(languageName))}.`,
    keys: " Con las flechas elegís, con Intro lo abrís.",
  },
  words: {
    help: "Los nombres, botones y avisos de la web, en cada idioma.",
    views: "Qué se ve",
    bySection: "Por apartados",
    toTranslate: (count: number) =>
      plural(count, "1 frase por traducir", `${count} frases por traducir`),
    nothingToTranslate: "Nada por traducir",
    count: (count: number) => plural(count, "1 frase", `${count} frases`),
    all: "Todas",
    filter: "Frases que se ven",
    translations: "Traducciones de toda la web",
    translationsHelp: `Los textos de la web que faltan en algún idioma, o cuyo ${original} ha cambiado.`,
    equalOnes: (count: number) =>
      plural(count, "1 texto igual en dos idiomas", `${count} textos iguales en dos idiomas`),
    equalHelp: "Puede estar bien, como en un nombre, o haberse quedado sin traducir.",
    missing: "Falta",
    missingIn: (languages: string) => `Falta en ${languages}.`,
    olderIn: (languages: string) => `El ${original} ha cambiado: mirad ${languages}.`,
    equalIn: (languages: string) => `Igual en ${languages}.`,
    equal: (language: string) => `Igual que en ${language}`,
    inLanguage: (label: string, language: string) => `${label}, en ${language}`,
    variables: (names: string, count: number) =>
      plural(
        count,
        `${names} se queda como está: ahí la web pone lo que toca.`,
        `${names} se quedan como están: ahí la web pone lo que toca.`,
      ),
    lost: (names: string) => `Falta ${names}. Ponedlo otra vez, tal cual.`,
    noWords: "Este apartado no está, o no se puede leer.",
  },
  history: {
    title: "Historial",
    titleOf: (name: string) => `Historial de ${name}`,
    help: "Pulsad una para ver cómo estaba.",
    bringsBack: (facts: string) => `«Volver a esta» pone también: ${facts}.`,
    publicationsHelp: "Cada vez que se publicó. «Deshacer» quita solo esa.",
    loading: "Buscando en el historial…",
    none: "Aquí no se guarda el historial.",
    empty: "Todavía no hay nada en el historial.",
    statuses: {
      public: "En la web",
      building: "Publicándose",
      late: "Sin llegar a la web",
      failed: "Sin llegar a la web",
      sent: "Enviado",
    },
    you: "Vosotros",
    uncommitted: "Guardado en este ordenador",
    today: "Hoy",
    yesterday: "Ayer",
    todayAt: (time: string) => `Hoy a las ${time}`,
    yesterdayAt: (time: string) => `Ayer a las ${time}`,
    dayAt: (day: string, time: string) => `${day}, ${time}`,
    deleted: "Borrada",
    unreadable: "No se puede leer.",
    nothingSeen: "Nada que se vea en la ficha.",
    allLanguages: "en todos los idiomas",
    more: (count: number) => plural(count, "Y 1 cambio más", `Y ${count} cambios más`),
    /** A save can be taken back alone. */
    savesHelp: "Cada vez que guardasteis. «Deshacer» quita solo esa.",
    doNotUndo: "No deshacer",
    seeBoth: "Ver las dos",
    atTime: (time: string) => `${/^1:/.test(time) ? "a la" : "a las"} ${time}`,
    onDay: (day: string) => `el ${day}`,
    /** Without an author it was changed at home. */
    changedAgainBy: (when: string, author: string) =>
      `No puede volver solo: ${when} ${author ? `${author} lo cambió` : "lo cambiasteis"} otra vez.`,
    changedAgain: "No puede volver solo: lo habéis cambiado otra vez después.",
    undoneSince: "Ya no queda nada de esto.",
    notWhole: "Esto no se puede deshacer solo.",
    older: "Ver más antiguas",
    backTo: "Volver a esta",
    alreadySo: "Así está ahora.",
    wasToday: (time: string) => `Así estaba hoy a las ${time}. La web no cambia.`,
    wasYesterday: (time: string) => `Así estaba ayer a las ${time}. La web no cambia.`,
    wasOn: (day: string) => `Así estaba el ${day}. La web no cambia.`,
    wasSaved: "Así está guardado en este ordenador. La web no cambia.",
    toToday: "Volver a hoy",
    deletedThings: "Lo que se borró",
    lookFurther: "Buscar más atrás",
    recover: "Recuperar",
    recoverThis: (name: string) => `Recuperar: ${name}`,
    deletedBy: (when: string, who: string) => `Se borró: ${when}, ${who}`,
  },
};
