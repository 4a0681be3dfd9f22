import { group, line, list, text } from "../fields/fields";
import type { Collection } from "../collection";

export const inclusions: Collection = {
  type: "Inclusions",
  title: "Incluido y no incluido",
  path: "inclusions.json",
  set: "single",
  shelf: "Datos",
  shownOn: "prices",
  schema: group("Incluido y no incluido", {
    heading: line("Título para lectores de pantalla"),
    includedHeading: line("Título de lo incluido"),
    included: list("Incluido", group("Elemento", { label: line("Nombre") })),
    excludedHeading: line("Título de lo no incluido"),
    excluded: list("No incluido", group("Elemento", { label: line("Nombre") })),
    note: text("Nota", "Cómo pedir lo que no está incluido."),
  }),
};
