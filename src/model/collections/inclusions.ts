import { group, list, localizedLine, localizedText, reference, yesNo } from "../fields";
import { trips } from "./trips";
import type { Collection } from "@brisa/typed-content";

const item = (exceptions: string, differs: string) =>
  group("Elemento", {
    label: localizedLine("Nombre"),
    exceptions: list(
      exceptions,
      group("Excursión", {
        trip: reference("Excursión", trips, { dangling: "reference-gone" }),
        differs: yesNo(differs).optional(),
      }),
      1,
      99,
    ).optional(),
  });

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
      item("Excursiones que no lo incluyen", "No está incluido"),
    ),
    excludedHeading: localizedLine("Título de lo no incluido"),
    excluded: list("Lo que no incluye", item("Excursiones que sí lo incluyen", "Está incluido")),
    note: localizedText("Nota", "Cómo pedir lo que no está incluido."),
  }),
} satisfies Collection;
