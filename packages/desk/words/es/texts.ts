import { languageCodes } from "@brisa/typed-content/languages";
import { grammarOf } from "@brisa/typed-content/check";
import { plural } from "../plural";

const { allOf, languageName } = grammarOf("es");

export const texts = {
  search: {
    places: (count: number) => plural(count, "1 sitio", `${count} sitios`),
    first: (shown: number) => `, los primeros ${shown}`,
    section: "Sección",
    none: (asked: string) =>
      `No encontramos «${asked}». Probad con menos palabras, o con otra manera de decirlo.`,
    get languages() {
      return `En ${allOf(languageCodes().map(languageName))}.`;
    },
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
    translationsHelp: "Los textos de la web que faltan en algún idioma, o están sin revisar.",
    equalOnes: (count: number) =>
      plural(count, "1 texto igual en dos idiomas", `${count} textos iguales en dos idiomas`),
    equalHelp: "Puede estar bien, como en un nombre, o haberse quedado sin traducir.",
    missingIn: (languages: string) => `Falta en ${languages}.`,
    unreadIn: (languages: string) => `Sin revisar en ${languages}.`,
    equalIn: (languages: string) => `Igual en ${languages}.`,
    equal: (language: string) => `Igual que en ${language}`,
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
    help: "Lo publicado, de lo último a lo primero. Lo que queráis vuelve a estar como antes.",
    loading: "Buscando en el historial…",
    none: "Aquí no se guarda el historial.",
    empty: "Todavía no hay nada en el historial.",
    todayAt: (time: string) => `Hoy a las ${time}`,
    yesterdayAt: (time: string) => `Ayer a las ${time}`,
    dayAt: (day: string, time: string) => `${day}, ${time}`,
    more: (count: number) => plural(count, "Y 1 cambio más", `Y ${count} cambios más`),
    doNotUndo: "No deshacer",
    putBack: "Poner lo de antes…",
    which: "¿Qué vuelve a estar como antes?",
    putBackChosen: (count: number) =>
      plural(count, "Poner lo de antes", `Poner lo de antes en los ${count}`),
    leave: "Dejarlo así",
    nothingLeft: "Ya no queda nada de esto.",
    notWhole: "Esto no se puede poner como antes desde aquí.",
    notKept: "Lo de antes ya no se guarda.",
    lookFurther: "Buscar más atrás",
    deletedThings: "Lo que se borró",
    recover: "Recuperar",
    recoverThis: (name: string) => `Recuperar: ${name}`,
    deletedBy: (when: string, who: string) => `Se borró: ${[when, who].filter(Boolean).join(", ")}`,
    earlier: "Valores de antes",
    noEarlier: "Antes no había otros.",
    until: (value: string, moment?: string) => `${value} hasta ${moment ?? "hace poco"}`,
  },
};
