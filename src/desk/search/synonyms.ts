import type { LanguageCode, OwnerLanguage } from "../../base/languages";
import type { Kind } from "../../typed-content/fields/kind";
import type { Path } from "../../typed-content/schema";

export type Concept = {
  words: string;
  sections?: readonly string[];
  kinds?: readonly Kind[];
  /** `house.json#address` */
  fields?: readonly string[];
};

/** By language: those in which owners read the desk, and those of the site. */
type Words = Record<OwnerLanguage | LanguageCode, string>;

const anywhere: readonly (Omit<Concept, "words"> & { words: Words })[] = [
  {
    words: {
      es: "precio precios tarifa tarifas importe coste",
      en: "price prices cost fare rate",
      de: "Preis Preise",
    },
    kinds: ["price"],
  },
  {
    words: {
      es: "horario horarios hora horas duración",
      en: "timetable schedule hours times",
      de: "Uhrzeit Uhrzeiten Zeiten",
    },
    kinds: ["time"],
  },
  {
    words: {
      es: "teléfono móvil número llamar",
      en: "telephone phone mobile number",
      de: "Telefon Handy Nummer",
    },
    kinds: ["phone"],
  },
  { words: { es: "correo electrónico", en: "email mail", de: "E-Mail" }, kinds: ["email"] },
  {
    words: {
      es: "foto fotos fotografía imagen imágenes",
      en: "photo photos picture pictures image",
      de: "Bild Bilder",
    },
    sections: ["pictures"],
    kinds: ["picture"],
  },
  { words: { es: "página páginas", en: "page pages", de: "Seite Seiten" }, sections: ["pages"] },
  {
    words: {
      es: "botón botones menú palabra palabras",
      en: "button buttons menu word words",
      de: "Schaltfläche Menü",
    },
    sections: ["words"],
  },
  { words: { es: "datos", en: "facts", de: "Daten" }, sections: ["facts"] },
];

const general: readonly Concept[] = anywhere.map(({ words, ...concept }) => ({
  ...concept,
  words: Object.values(words).join(" "),
}));

export const synonymsOf = (
  own: readonly Concept[],
  file: string,
  path: Path,
  kind: Kind | undefined,
) =>
  [...general, ...own]
    .filter(
      ({ kinds = [], fields = [] }) =>
        (kind && kinds.includes(kind)) || fields.includes(`${file}#${path.join(".")}`),
    )
    .map(({ words }) => words);

export const synonymsOfSection = (own: readonly Concept[], section: string) =>
  [...general, ...own]
    .filter(({ sections = [] }) => sections.includes(section))
    .map(({ words }) => words);
