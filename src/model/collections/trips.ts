import * as z from "zod";
import { skies, skyNames, type SkyName } from "../skies";
import {
  choice,
  group,
  hidden,
  id,
  localizedLine,
  localizedText,
  order,
  time,
} from "../../typed-content/fields";
import type { Collection } from "../../typed-content/collection";

const ofEachSky = (column: "name" | "stops") =>
  Object.fromEntries(skyNames.map((sky) => [sky, skies[sky][column]])) as Record<SkyName, string>;

const PALMA_TIME = "Hora de Palma, por ejemplo 9:30.";

const hours = z.object({
  start: time("Salida", PALMA_TIME),
  end: time("Regreso", PALMA_TIME),
});

export const trips = {
  type: "Trip",
  title: "Excursiones",
  path: "trips/*.json",
  set: "open",
  shownOn: "trips",
  schema: group("Excursión", {
    id: id(),
    ...hours.shape,
    sky: choice("Cielo", skyNames, ofEachSky("name"), ofEachSky("stops")),
    title: localizedLine("Nombre"),
    note: localizedText("Nota", "Una o dos frases para la regla del día de la portada.").meta({
      shownOn: "home",
    }),
    description: localizedText(
      "Descripción",
      "Para la página de excursiones. Entre asteriscos, en cursiva.",
    ),
    light: localizedLine("Luz", "En pocas palabras: «De oro pálido a azul»."),
    audience: localizedLine("Para quién", "En pocas palabras: «Familias y primeros baños»."),
    order: order("Dónde sale en todas las listas."),
    hidden: hidden(),
  })
    .refine(({ start, end }) => start < end, {
      path: ["end"],
      params: { code: "end-before-start" },
      // Checked as soon as both times are valid, even if the file has other errors.
      when: ({ value }) => hours.safeParse(value).success,
    })
    .meta({ inWords: ["duration", "longDuration"] }),
} satisfies Collection;
