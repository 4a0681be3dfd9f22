import type { LanguageCode } from "../languages";
import {
  choice,
  date,
  daysError,
  group,
  id,
  link,
  list,
  localizedLine,
  oneLanguageSuffices,
} from "../fields";
import { boats } from "./boats";
import { trips } from "./trips";
import type { Collection } from "@brisa/typed-content";

/** True before the day and on it. */
const reasons: Record<LanguageCode, string>[] = [
  { es: "Demasiado viento.", en: "Too much wind.", de: "Zu viel Wind." },
  { es: "Mala mar.", en: "Rough seas.", de: "Zu hoher Seegang." },
  {
    es: "Se esperan tormentas.",
    en: "Thunderstorms are forecast.",
    de: "Es sind Gewitter vorhergesagt.",
  },
  {
    es: "El barco está en revisión.",
    en: "The boat is being serviced.",
    de: "Das Boot wird gewartet.",
  },
];

/** The days on which nothing, or not everything, can be booked. Code says so in words; the owner may add why. */
export const dayStates = {
  type: "DayState",
  title: "Días cerrados y completos",
  path: "days/*.json",
  set: "open",
  shownOn: "trips",
  schema: group("Día", {
    // The first field names the entry.
    from: date("Primer día"),
    to: date("Último día", "Si es un solo día, poned el mismo."),
    id: id(),
    // What is said of it on its days, or on the day before, is composed (src/model/day-statements.ts).
    state: choice("Qué pasa", ["closed", "full"], {
      closed: "No salimos",
      full: "Completo",
    }).meta({ queried: ["state: String!", "said(language: String!): String! @localized"] }),
    trips: list(
      "Solo estas excursiones",
      group("Excursión", { trip: link("Excursión", trips, "state-of-no-trip").unwrap() }),
      1,
      99,
    )
      // Those that are sold; null if it is about all of them (`dayStates` of src/model/resolvers.ts).
      .meta({ queried: ["trips: [String!]"] })
      .optional(),
    // Its trips (src/model/facts.ts).
    boat: link("Solo este barco", boats, "state-of-no-boat")
      .meta({ ifSeveral: "Boat", queried: [] })
      .optional(),
    text: oneLanguageSuffices(
      localizedLine("Por qué", "Una frase que sale detrás de «Hoy no salimos.», si queréis.").meta({
        ready: reasons,
      }),
    ).optional(),
  })
    .refine(({ from, to }) => from <= to, daysError("to"))
    .refine(({ trips: some, boat }) => !some || !boat, {
      path: ["boat"],
      params: { code: "state-of-both" },
    }),
} satisfies Collection;
