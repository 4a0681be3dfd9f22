import {
  decimal,
  group,
  id,
  integer,
  localizedLine,
  order,
  picture,
  plainText,
  yesNo,
} from "../fields";
import type { Collection } from "@brisa/typed-content";

/** The lines of a boat's sheet, which only the owner knows. The page omits what is empty. */
export const sheetLines = {
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
    "Las de su certificado menos el patrón: como poco, sus invitados.",
  ).optional(),
};

const sheet = group(
  "Ficha",
  {
    ...sheetLines,
    plan: yesNo(
      "Plano de la lancha entregada",
      "Con la eslora sale dibujada a escala: cama balinesa a popa, timón en el centro, mesa a proa. Solo si la vuestra es así.",
    ).optional(),
    picture: picture("Foto del barco", { "En la página": "21 / 9" }).optional(),
  },
  "Sale con tres datos o más. Los que estén vacíos no se ven.",
).meta({ inWords: ["lengthInWords"] });

/** Which of them sail, and which trip sails on which: src/model/fleet.ts. */
export const boats = {
  type: "Boat",
  title: "Barcos",
  path: "boats/*.json",
  set: "open",
  mostlyOne: true,
  shownOn: "about",
  schema: group("Barco", {
    id: id(),
    name: plainText("Nombre", "Las páginas lo dicen en cada excursión.")
      .meta({ ifSeveral: "Boat" })
      .optional(),
    guests: integer("Invitados", 1, 99, "Como máximo, sin contar al patrón.").meta({
      shownOn: "trips",
    }),
    sheet: sheet.optional(),
    order: order("Dónde sale entre los barcos."),
  }),
} satisfies Collection;
