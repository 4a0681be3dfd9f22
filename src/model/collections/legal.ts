import { group, id, line, list, markdown, month } from "../fields/fields";
import type { Collection } from "../collection";

export const legal: Collection = {
  type: "LegalText",
  title: "Textos legales",
  path: "legal/*.yaml",
  set: ["legal-notice", "privacy", "cookies"],
  shownOn: { "legal-notice": "legalNotice", privacy: "privacy", cookies: "cookies" },
  schema: group("Texto legal", {
    id: id(),
    updated: month("Última actualización", "Año y mes: 2026-11."),
    heading: line("Título"),
    lead: line("Entradilla"),
    sections: list(
      "Apartados",
      group("Apartado", {
        id: id("Ancla", "Parte de la dirección: minúsculas sin acentos, con guiones."),
        title: line("Título"),
        body: markdown(
          "Texto",
          "Markdown: párrafos, listas con «- », **negrita**, [enlaces](https://…).",
        ),
      }),
    ),
  }),
};
