/** The trips of the specification. */
export const trips = [
  { title: "Mañana", hours: "9:30–13:30", short: "4 h", price: "320,00 €" },
  { title: "Mediodía", hours: "14:00–17:00", short: "3 h", price: "240,00 €" },
  { title: "Atardecer", hours: "17:30–21:00", short: "3,5 h", price: "290,00 €" },
  { title: "Extendida", hours: "9:00–15:00", short: "6 h", price: "390,00 €" },
];

/** What the price includes, by the prefix of a language's pages. */
export const included: Record<string, string[]> = {
  "": [
    "Cava de bienvenida",
    "Patrón profesional",
    "Colchonetas y churros",
    "Plataforma flotante hinchable",
    "Ducha a bordo",
    "Equipo de snorkel",
    "Cama balinesa en popa",
    "Mesa convertible en proa",
    "Equipo de música",
  ],
  "/en": [
    "Welcome cava",
    "Professional skipper",
    "Floating mats and pool noodles",
    "Inflatable floating platform",
    "On-board shower",
    "Snorkelling gear",
    "Balinese bed at the stern",
    "Convertible table at the bow",
    "Sound system",
  ],
  "/de": [
    "Cava zur Begrüßung",
    "Professioneller Skipper",
    "Luftmatratzen und Schwimmnudeln",
    "Aufblasbare Badeplattform",
    "Dusche an Bord",
    "Schnorchelausrüstung",
    "Balinesisches Bett am Heck",
    "Umbaubarer Tisch am Bug",
    "Musikanlage",
  ],
};

/** What the price does not include, by the prefix of a language's pages. */
export const excluded: Record<string, string[]> = {
  "": ["Comidas", "Bebidas adicionales", "Alcohol"],
  "/en": ["Food", "Extra drinks", "Alcohol"],
  "/de": ["Essen", "Weitere Getränke", "Alkohol"],
};
