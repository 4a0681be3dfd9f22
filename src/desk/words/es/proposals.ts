import { defaultLanguage } from "../../../base/languages";
import { grammarOf } from "../../../typed-content/check/messages/grammar";

const original = grammarOf("es").languageName(defaultLanguage);

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** Translations: those that the browser proposes, and those that are missing. */
export const proposals = {
  label: "Traducciones",
  toCheck: (count: number) =>
    plural(count, "1 propuesta por revisar", `${count} propuestas por revisar`),
  whenPublished: "Se publican cuando digáis que valen.",
  next: "Siguiente",
  missing: (count: number) => plural(count, "Falta 1 traducción", `Faltan ${count} traducciones`),
  older: (count: number) =>
    plural(count, "1 traducción es de antes", `${count} traducciones son de antes`),
  /** Of an entry with a text that has no original yet. */
  unwritten: `Falta escribir en ${original}`,
  allThere: "Todo está traducido",
  canPropose: "Este navegador puede proponerlas.",
  propose: "Proponer",
  cannot: "Este navegador no traduce. Chrome y Edge, en un ordenador, sí.",
  nextMissing: (count: number) => `Siguiente sin traducir (${count})`,
  nextText: (count: number) =>
    plural(count, "Queda 1 texto por traducir", `Siguiente texto por traducir (${count})`),
  proposed: "propuesta: revisadla",
  reviewed: "revisada por vosotros",
  change: "Cambiar",
  accept: "Vale",
  /** Name of a button of one line: «Vale: Titular, en inglés». */
  ofLine: (button: string, line: string) => `${button}: ${line}`,
  working: (done: number, all: number) => `Proponiendo: ${done} de ${all}`,
  download: (percent: number) => `Bajando el idioma: ${percent} %`,
  downloadHelp: "Una sola vez; ningún texto sale de aquí.",
  stop: "Parar",
  /** Languages that the browser downloads only after another press. */
  pressAgain: (languages: string) => `Para bajar también el ${languages}, pulsad otra vez.`,
  failed: (count: number) =>
    plural(
      count,
      "Una no ha salido bien: escribidla.",
      `${count} no han salido bien: escribidlas.`,
    ),
  /** Said of the page where translations are missing. */
  shownInOriginal: (language: string) => `Lo que falta en ${language} se ve aquí en ${original}.`,
};
