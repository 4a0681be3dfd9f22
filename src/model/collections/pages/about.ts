import {
  decimal,
  group,
  integer,
  list,
  localizedLine,
  localizedText,
  picture,
  plainText,
  yesNo,
} from "../../../typed-content/fields";
import { page } from "./page";

/** The lines of the boat's sheet, which only the owner knows. The page omits what is empty. */
export const boatLines = {
  length: decimal("Eslora (m)", 3, 30).optional(),
  year: integer("Año", 1950, 2100).optional(),
  engine: localizedLine("Motor", "En pocas palabras: «Fueraborda de 200 CV».").optional(),
  shade: localizedLine("Sombra", "Qué la da y qué cubre.").optional(),
  toilet: localizedLine("Aseo", "Si no hay, decidlo también.").optional(),
  ladder: localizedLine("Escalera", "Por dónde se sube del agua.").optional(),
  safety: localizedLine("Seguridad", "Chalecos, radio, botiquín.").optional(),
  guests: integer(
    "Personas",
    1,
    99,
    "Las de su certificado menos el patrón: como poco, los invitados de «Condiciones».",
  ).optional(),
};

const boat = group(
  "El barco",
  {
    ...boatLines,
    plan: yesNo(
      "Plano de la lancha entregada",
      "Con la eslora sale dibujada a escala: cama balinesa a popa, timón en el centro, mesa a proa. Solo si la vuestra es así.",
    ).optional(),
    picture: picture("Foto del barco", { "En la página": "21 / 9" }).optional(),
  },
  "Sale con tres datos o más. Los que estén vacíos no se ven.",
).meta({ inWords: ["lengthInWords"] });

const skipper = group("Al timón", {
  name: plainText("Nombre", "De quien lleva el barco."),
  about: localizedLine("Unas palabras", "Una frase sobre esa persona.").optional(),
  licence: localizedLine("Titulación", "La de su tarjeta profesional.").optional(),
  picture: picture("Retrato", {
    "En la página": "4 / 5",
    "En la tarjeta de embarque": "1 / 1",
  }).optional(),
});

export const aboutPage = page("AboutPage", "Quiénes somos", "about", {
  picture: picture("Foto", { "En la página": "21 / 9" }),
  story: group("La historia", {
    heading: localizedLine("Título"),
    lead: localizedText("Primer párrafo"),
    text: localizedText("Segundo párrafo"),
  }),
  boat: boat.optional(),
  skipper: skipper.optional(),
  values: list(
    "Valores",
    group("Valor", { title: localizedLine("Título"), text: localizedText("Texto") }),
    1,
    4,
  ),
});
