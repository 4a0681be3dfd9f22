import type { Kind } from "../../typed-content/fields/kind";
import type { Path } from "../../typed-content/schema";

export type Concept = {
  words: string;
  sections?: readonly string[];
  kinds?: readonly Kind[];
  /** `house.json#address` */
  fields?: readonly string[];
};

const general: readonly Concept[] = [
  {
    words: "precio precios tarifa tarifas importe coste price prices cost fare rate Preis Preise",
    kinds: ["price"],
  },
  {
    words:
      "horario horarios hora horas duración timetable schedule hours times Uhrzeit Uhrzeiten Zeiten",
    kinds: ["time"],
  },
  {
    words: "teléfono móvil número llamar telephone phone mobile number Telefon Handy Nummer",
    kinds: ["phone"],
  },
  { words: "correo email e-mail mail electrónico", kinds: ["email"] },
  {
    words: "foto fotos fotografía imagen imágenes photo photos picture pictures image Bild Bilder",
    sections: ["pictures"],
    kinds: ["picture"],
  },
  { words: "página páginas page pages Seite Seiten", sections: ["pages"] },
  {
    words: "botón botones menú palabra palabras button buttons menu word words Schaltfläche Menü",
    sections: ["words"],
  },
  { words: "datos facts Daten", sections: ["facts"] },
];

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
