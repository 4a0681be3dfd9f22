import type { Concept } from "../../desk/search/synonyms";

export const synonyms: readonly Concept[] = [
  {
    words: "precio precios tarifa tarifas importe coste price prices cost fare rate Preis Preise",
    sections: ["trips"],
  },
  {
    words: "excursión excursiones salida salidas viaje trip trips tour cruise Ausflug Ausflüge",
    sections: ["trips"],
  },
  {
    words:
      "horario horarios hora horas duración timetable schedule hours times Uhrzeit Uhrzeiten Zeiten",
    sections: ["trips"],
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
    words: "carta mapa lugares calas chart map places coves Karte Orte Buchten",
    fields: ["places.json#chart", "places.json#places"],
  },
  {
    words: "IVA impuesto impuestos VAT tax MwSt Mehrwertsteuer Steuer",
    fields: ["prices.json#vatPercent"],
  },
  {
    words: "foto fotos fotografía imagen imágenes photo photos picture pictures image Bild Bilder",
    sections: ["gallery"],
  },
  { words: "galería gallery Galerie", sections: ["gallery"] },
  {
    words: "reseña reseñas opinión opiniones review reviews Bewertung Bewertungen",
    sections: ["reviews"],
  },
  { words: "servicio servicios extra extras service services Leistungen", sections: ["services"] },
  {
    words: "incluye incluido included includes inbegriffen",
    fields: ["inclusions.json#included", "inclusions.json#excluded"],
  },
  {
    words: "temporada temporadas alta baja season seasons high low Saison Hochsaison Nebensaison",
    fields: ["prices.json#seasons"],
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
];
