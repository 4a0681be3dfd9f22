import type { Collection } from "../../collection";
import { group, line, text } from "../../fields/fields";
import { page } from "./page";

export const notFoundPage = page("NotFoundPage", "Página no encontrada", "not-found", {
  link: line("Enlace al inicio"),
});

/** The band before the footer, the same on the pages that lead to a booking. */
export const closing: Collection = {
  type: "Closing",
  title: "Banda de cierre",
  path: "pages/closing.json",
  set: "single",
  shelf: "Páginas",
  shownOn: "home",
  schema: group("Banda de cierre", {
    heading: line("Título"),
    text: text("Texto"),
    link: line("Enlace a contacto"),
  }),
};
