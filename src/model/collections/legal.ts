import { group, id, localizedLine, list, markdown, month } from "../fields";
import type { Collection } from "@brisa/typed-content";

export const legal: Collection = {
  type: "LegalText",
  title: "Textos legales",
  path: "legal/*.yaml",
  set: ["legal-notice", "privacy", "cookies"],
  shownOn: { "legal-notice": "legalNotice", privacy: "privacy", cookies: "cookies" },
  schema: group("Texto legal", {
    id: id(),
    updated: month("Última actualización"),
    heading: localizedLine("Título"),
    lead: localizedLine("Entradilla"),
    sections: list(
      "Apartados",
      group("Apartado", {
        id: id("Ancla", "Parte de la dirección: minúsculas sin acentos, con guiones."),
        title: localizedLine("Título"),
        body: markdown("Texto"),
      }),
    ),
  }).meta({ inWords: ["updatedMonth"], binding: true }),
};
