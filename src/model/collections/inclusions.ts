import { group, localizedLine, list, localizedText } from "../../typed-content/fields";
import type { Collection } from "../../typed-content/collection";

export const inclusions = {
  type: "Inclusions",
  title: "Incluido y no incluido",
  path: "inclusions.json",
  set: "single",
  group: "Datos",
  section: "trips",
  shownOn: "prices",
  schema: group("Títulos y nota de lo incluido", {
    heading: localizedLine("Título para lectores de pantalla"),
    includedHeading: localizedLine("Título de lo incluido"),
    included: list(
      "Lo que incluye el precio",
      group("Elemento", { label: localizedLine("Nombre") }),
    ),
    excludedHeading: localizedLine("Título de lo no incluido"),
    excluded: list("Lo que no incluye", group("Elemento", { label: localizedLine("Nombre") })),
    note: localizedText("Nota", "Cómo pedir lo que no está incluido."),
  }),
} satisfies Collection;
