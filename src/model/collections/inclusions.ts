import { group, localizedLine, list, localizedText } from "../fields";
import type { Collection } from "../collection";

export const inclusions = {
  type: "Inclusions",
  title: "Incluido y no incluido",
  path: "inclusions.json",
  set: "single",
  group: "Datos",
  shownOn: "prices",
  schema: group("Incluido y no incluido", {
    heading: localizedLine("Título para lectores de pantalla"),
    includedHeading: localizedLine("Título de lo incluido"),
    included: list("Incluido", group("Elemento", { label: localizedLine("Nombre") })),
    excludedHeading: localizedLine("Título de lo no incluido"),
    excluded: list("No incluido", group("Elemento", { label: localizedLine("Nombre") })),
    note: localizedText("Nota", "Cómo pedir lo que no está incluido."),
  }),
} satisfies Collection;
