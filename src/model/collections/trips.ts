import { z } from "zod";
import { skies, skyNames, type SkyName } from "../../skies";
import { choice, group, id, integer, localizedLine, localizedText, time } from "../fields";
import type { Collection } from "../collection";

const skyTitles = Object.fromEntries(skyNames.map((sky) => [sky, skies[sky].name])) as Record<
  SkyName,
  string
>;

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
    sky: choice("Cielo", skyNames, skyTitles),
    title: localizedLine("Nombre"),
    note: localizedText("Nota", "Una o dos frases para la regla del día de la portada.").meta({
      shownOn: "home",
    }),
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
