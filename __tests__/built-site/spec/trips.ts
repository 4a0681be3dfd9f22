/** The trips of the specification. */
export const trips = [
  {
    ...{ title: "Mañana", hours: "9:30–13:30", short: "4 h", price: "320,00 €" },
    description: "Zarpamos temprano hacia Cap Rocat",
  },
  {
    ...{ title: "Mediodía", hours: "14:00–17:00", short: "3 h", price: "240,00 €" },
    description: "Derechos a la Cueva Verde",
  },
  {
    ...{ title: "Atardecer", hours: "17:30–21:00", short: "3,5 h", price: "290,00 €" },
    description: "Esperamos parados frente a Illetas",
  },
  {
    ...{ title: "Extendida", hours: "9:00–15:00", short: "6 h", price: "390,00 €" },
    description: "Damos la vuelta completa",
  },
];

/** What the price includes. */
export const included = [
  ...["Cava de bienvenida", "Patrón profesional"],
  "Colchonetas y churros (menos en Extendida)",
  ...["Plataforma flotante hinchable", "Ducha a bordo", "Equipo de snorkel"],
  ...["Cama balinesa en popa", "Mesa convertible en proa", "Equipo de música"],
];

/** What the price does not include. */
export const excluded = ["Comidas (menos en Extendida)", "Bebidas adicionales", "Alcohol"];
