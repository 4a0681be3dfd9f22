import { choice, decimal, group, localizedLine, list } from "../../typed-content/fields";
import type { Collection } from "../../typed-content/collection";

export const places = {
  type: "Places",
  title: "Nombres de la carta",
  path: "places.json",
  set: "single",
  group: "Datos",
  shownOn: "home",
  schema: group("Nombres de la carta", {
    note: localizedLine("Nota al pie de la carta"),
    places: list(
      "Lugares",
      group("Lugar", {
        name: localizedLine("Nombre"),
        kind: choice("Tipo", ["port", "cove", "water"], {
          port: "Puerto",
          cove: "Cala o punta",
          water: "Aguas",
        }),
        side: choice("Lado del rótulo", ["right", "left", "top"], {
          right: "Derecha",
          left: "Izquierda",
          top: "Arriba",
        }),
        x: decimal("Horizontal (%)", 0, 100, "Desde el borde izquierdo de la carta."),
        y: decimal("Vertical (%)", 0, 100, "Desde el borde de arriba."),
      }),
    ),
  }),
} satisfies Collection;
