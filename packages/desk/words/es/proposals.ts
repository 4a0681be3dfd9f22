import { defaultLanguage } from "@brisa/typed-content/languages";
import { grammarOf } from "@brisa/typed-content/check";
import { plural } from "../plural";

const original = () => grammarOf("es").languageName(defaultLanguage());

/** Translations: those that the browser proposes, those that nobody has read, and those that are missing. */
export const proposals = {
  unread: "Sin revisar",
  /** Beside the text, before «Está bien». */
  get ask() {
    return `Sin revisar: ¿dice lo mismo que el ${original()}?`;
  },
  right: "Está bien",
  publishUnread: "Publicar sin leer",
  /** Name of a button of one line: «Está bien: Titular, en inglés». */
  ofLine: (button: string, line: string) => `${button}: ${line}`,
  propose: (count: number) => `Proponer (${count})`,
  cannot: "Chrome y Edge, en un ordenador, las proponen.",
  nextMissing: (count: number) => `Siguiente sin traducir (${count})`,
  nextUnread: (count: number) => `Siguiente sin revisar (${count})`,
  nextText: (count: number) =>
    plural(count, "Queda 1 texto por traducir", `Siguiente texto por traducir (${count})`),
  working: "Proponiendo… La primera vez se baja el idioma; ningún texto sale de aquí.",
  put: (count: number) =>
    plural(
      count,
      "Puesta 1, sin revisar. Se publica cuando digáis que está bien.",
      `Puestas ${count}, sin revisar. Se publican cuando digáis que están bien.`,
    ),
  failed: (count: number) =>
    plural(
      count,
      "Una no ha salido bien: escribidla.",
      `${count} no han salido bien: escribidlas.`,
    ),
  typed: (count: number) =>
    plural(
      count,
      "Una no se ha puesto: habéis escrito entretanto.",
      `${count} no se han puesto: habéis escrito entretanto.`,
    ),
  pressAgain: "Para bajar otro idioma, pulsad otra vez.",
  /** Said of the page where translations are missing. */
  shownInOriginal: (language: string) => `Lo que falta en ${language} se ve aquí en ${original()}.`,
};
