import * as z from "zod";
import { drawings, drawingNames } from "../drawings";
import { skies, skyNames, type SkyName } from "../skies";
import {
  choice,
  group,
  hidden,
  id,
  link,
  list,
  localizedLine,
  localizedText,
  oneLanguageSuffices,
  order,
  picture,
  time,
} from "../fields";
import { boats } from "./boats";
import type { Times } from "../hours";
import type { Collection } from "@brisa/typed-content";

const HINT = "Hora del puerto, por ejemplo 9:30.";

export const hours = z.object({
  start: time("Salida", HINT),
  end: time("Regreso", HINT),
});

/** The rule of a group with these fields, for its `refine`. */
export const returnsLater = ({ start, end }: Times) => start < end;

export const returnError = {
  path: ["end"],
  params: { code: "end-before-start" },
  // Checked as soon as both times are valid, even if the group has other errors.
  when: ({ value }: { value: unknown }) => hours.safeParse(value).success,
};

const ofEachSky = (column: "name" | "stops") =>
  Object.fromEntries(skyNames.map((sky) => [sky, skies[sky][column]])) as Record<SkyName, string>;

export const fileOf = ({ id }: { id?: unknown }) => `trips/${String(id)}.json`;

export const trips = {
  type: "Trip",
  title: "Excursiones",
  path: "trips/*.json",
  set: "open",
  shownOn: "trips",
  schema: group("Excursión", {
    id: id(),
    ...hours.shape,
    // What pages say of it, and its name only if there are several (src/model/resolvers.ts).
    boat: link("Barco", boats, "trip-of-no-boat")
      .meta({
        ifSeveral: "Boat",
        queried: ["guests: Int! @tripGuests", "boatName: String @boatName"],
      })
      .optional(),
    // By the resolvers of these names (src/model/resolvers.ts).
    sky: choice("Cielo", skyNames, ofEachSky("name"), ofEachSky("stops"))
      .meta({
        description: "Sin él, el de sus horas.",
        queried: ["sky: String! @sky", "sunsetDays: Int! @sunsetDays"],
      })
      .optional(),
    drawing: choice("Dibujo", drawingNames, drawings).optional(),
    title: localizedLine("Nombre"),
    note: localizedText(
      "Nota",
      "Una o dos frases: sale en la portada y en la página de excursiones.",
    ).meta({
      shownOn: "home",
    }),
    description: oneLanguageSuffices(
      localizedText("Descripción", "Para la página de excursiones. Entre asteriscos, en cursiva."),
    ),
    audience: localizedLine("Para quién", "En pocas palabras: «Familias y primeros baños»."),
    picture: picture(
      "Foto",
      { Móvil: "3 / 2", Ordenador: "4 / 5" },
      "Una del sitio o de la luz de esta excursión.",
    ).optional(),
    stops: list(
      "Paradas",
      group("Parada", {
        time: time("Hora", "Aproximada, con el horario de siempre: entre la salida y el regreso."),
        text: localizedLine("Qué se hace", "Entre asteriscos, en cursiva: «Baño en *Illetas*»."),
      }),
      1,
      8,
    ).optional(),
    adds: list(
      "Incluye además",
      group("Elemento", {
        label: localizedLine(
          "Nombre",
          "Lo que solo tiene esta excursión. Si está en «Lo que no incluye», decidlo allí.",
        ),
      }),
      1,
      12,
    ).optional(),
    priceNote: localizedLine(
      "Nota del precio",
      "Lo que el precio solo no dice: «Niños hasta 4 años, gratis».",
    )
      .meta({ shownOn: "prices" })
      .optional(),
    order: order("Dónde sale en todas las listas."),
    hidden: hidden(),
  })
    .refine(returnsLater, returnError)
    .meta({ inWords: ["duration", "longDuration"] }),
} satisfies Collection;
