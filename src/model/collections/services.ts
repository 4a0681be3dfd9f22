import {
  group,
  hidden,
  id,
  localizedLine,
  localizedText,
  oneLanguageSuffices,
  order,
  picture,
} from "../../typed-content/fields";
import type { Collection } from "../../typed-content/schema";

export const services: Collection = {
  type: "Service",
  title: "Servicios especiales",
  path: "services/*.json",
  set: "open",
  shownOn: "services",
  schema: group("Servicio", {
    id: id(),
    title: localizedLine("Nombre"),
    text: oneLanguageSuffices(localizedText("Texto")),
    condition: localizedLine(
      "Condición",
      "Si cuesta más o hay que pedirlo antes, dicho en pocas palabras.",
    ).optional(),
    picture: picture("Foto", { Apaisada: "3 / 2" }),
    order: order("Dónde sale en la página."),
    hidden: hidden(),
  }),
};
