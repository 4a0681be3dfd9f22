import { z } from "zod";
import { choice, group, id, integer, localizedLine, localizedText, time } from "../fields";
import type { Collection } from "../collection";

const hours = z.object({ start: time("Salida"), end: time("Regreso") });

export const trips: Collection = {
  type: "Trip",
  title: "Excursiones",
  path: "trips/*.json",
  set: "open",
  shownOn: "trips",
  schema: group("Excursión", {
    id: id(),
    order: integer("Orden", 1, 99, "Su lugar en las listas."),
    ...hours.shape,
    sky: choice("Cielo", ["morning", "midday", "sunset", "extended"], {
      morning: "Mañana: de oro a azul",
      midday: "Mediodía: turquesa",
      sunset: "Atardecer: de coral a violeta",
      extended: "Extendida: de oro a turquesa",
    }),
    title: localizedLine("Nombre"),
    note: localizedText("Nota", "Una o dos frases para la regla del día de la portada."),
    description: localizedText("Descripción", "Para la página de excursiones."),
    light: localizedLine("Luz", "En pocas palabras: «De oro pálido a azul»."),
    audience: localizedLine("Para quién", "En pocas palabras: «Familias y primeros baños»."),
  }).refine(({ start, end }) => start < end, {
    path: ["end"],
    params: { code: "end-before-start" },
    // Checked as soon as both are valid, whatever else is wrong with the file.
    when: ({ value }) => hours.safeParse(value).success,
  }),
};
