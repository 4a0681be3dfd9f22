import type { Collection } from "../../../typed-content/collection";
import { group, localizedLine, localizedText } from "../../../typed-content/fields";
import { page } from "./page";

export const notFoundPage = page("NotFoundPage", "Página no encontrada", "not-found", {
  link: localizedLine("Enlace al inicio"),
});

export const closing: Collection = {
  type: "Closing",
  title: "Banda de cierre",
  path: "pages/closing.json",
  set: "single",
  group: "Páginas",
  shownOn: "home",
  schema: group("Banda de cierre", {
    heading: localizedLine("Título"),
    text: localizedText("Texto"),
    link: localizedLine("Enlace a contacto"),
  }),
};
