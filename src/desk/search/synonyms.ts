import type { Kind } from "../../typed-content/fields/kind";
import type { Path } from "../../typed-content/schema";

/** Words that people use for a concept, in several languages, and the fields that it stands for. */
type Concept = {
  words: string;
  sections?: string[];
  kinds?: Kind[];
  /** Files, or fields as a file and the titles of the steps: `company.json#address`. */
  fields?: string[];
};

const concepts: Concept[] = [
  {
    words: "precio precios tarifa tarifas importe coste price prices cost fare rate Preis Preise",
    sections: ["trips"],
    kinds: ["price"],
  },
  {
    words: "excursión excursiones salida salidas viaje trip trips tour cruise Ausflug Ausflüge",
    sections: ["trips"],
  },
  {
    words:
      "horario horarios hora horas duración timetable schedule hours times Uhrzeit Uhrzeiten Zeiten",
    sections: ["trips"],
    kinds: ["time"],
  },
  {
    words: "teléfono móvil número llamar telephone phone mobile number Telefon Handy Nummer",
    kinds: ["phone"],
  },
  {
    words: "correo email e-mail mail electrónico",
    kinds: ["email"],
  },
  {
    words: "dirección domicilio calle address street Adresse Anschrift Straße",
    fields: ["company.json#address"],
  },
  {
    words: "mapa coordenadas puerto map harbour port Karte Hafen",
    fields: ["company.json#position", "company.json#mapSearch"],
  },
  {
    words: "IVA impuesto impuestos VAT tax MwSt Mehrwertsteuer Steuer",
    fields: ["prices.json#vatPercent"],
  },
  {
    words: "foto fotos fotografía imagen imágenes photo photos picture pictures image Bild Bilder",
    sections: ["gallery", "pictures"],
    kinds: ["picture"],
  },
  { words: "galería gallery Galerie", sections: ["gallery"] },
  {
    words: "reseña reseñas opinión opiniones review reviews Bewertung Bewertungen",
    sections: ["reviews"],
  },
  { words: "servicio servicios extra extras service services Leistungen", sections: ["services"] },
  { words: "página páginas page pages Seite Seiten", sections: ["pages"] },
  {
    words: "incluye incluido included includes inbegriffen",
    fields: ["inclusions.json#included", "inclusions.json#excluded"],
  },
  {
    words: "temporada meses season months Saison Monate",
    fields: ["terms.json#season"],
  },
  {
    words: "invitados personas capacidad guests people Gäste Personen",
    fields: ["terms.json#guests"],
  },
  {
    words: "cancelación cancelar anular cancellation cancel Stornierung stornieren",
    fields: ["terms.json#cancellationHours"],
  },
  {
    words: "redes instagram facebook social soziale",
    fields: ["company.json#social"],
  },
  {
    words: "empresa nombre lema company name slogan Firma Name",
    fields: ["company.json#name", "company.json#tagline"],
  },
  {
    words: "botón botones menú palabra palabras button buttons menu word words Schaltfläche Menü",
    sections: ["words"],
  },
  { words: "datos facts Daten", sections: ["facts"] },
];

/** Returns the synonyms of a field's title. */
export const synonymsOf = (file: string, path: Path, kind: Kind | undefined) =>
  concepts
    .filter(
      ({ kinds = [], fields = [] }) =>
        (kind && kinds.includes(kind)) || fields.includes(`${file}#${path.join(".")}`),
    )
    .map(({ words }) => words);

/** Returns the synonyms of a section's title. */
export const synonymsOfSection = (section: string) =>
  concepts.filter(({ sections = [] }) => sections.includes(section)).map(({ words }) => words);
