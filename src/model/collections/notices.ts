import * as z from "zod";
import { date, group, hidden, id, localizedLine, order, url } from "../../typed-content/fields";
import type { Collection } from "../../typed-content/collection";

const days = z.object({
  from: date("Primer día", "Se ve desde la medianoche, hora de Palma."),
  until: date("Último día", "Se ve todo ese día. Si es un solo día, poned el mismo."),
});

/** What the owner has to say most often, often in a hurry. */
const readySentences = [
  {
    es: "Hoy no salimos: hay demasiado viento.",
    en: "No trips today: it’s too windy.",
    de: "Heute fahren wir nicht: Der Wind ist zu stark.",
  },
  {
    es: "Hoy no salimos: hay mala mar.",
    en: "No trips today: the sea is too rough.",
    de: "Heute fahren wir nicht: Der Seegang ist zu hoch.",
  },
  {
    es: "Hoy no salimos: se esperan tormentas.",
    en: "No trips today: thunderstorms are forecast.",
    de: "Heute fahren wir nicht: Es sind Gewitter vorhergesagt.",
  },
  {
    es: "Hoy estamos completos. Mirad otro día en el calendario.",
    en: "We’re fully booked today. See the calendar for other days.",
    de: "Heute sind wir ausgebucht. Andere Tage finden Sie im Kalender.",
  },
  {
    es: "Estos días no salimos: el barco está en revisión.",
    en: "No trips for a few days: the boat is being serviced.",
    de: "Wir fahren ein paar Tage nicht: Das Boot wird gewartet.",
  },
  {
    es: "Ya volvemos a salir. ¡Nos vemos a bordo!",
    en: "We’re back on the water. See you on board!",
    de: "Wir fahren wieder. Bis bald an Bord!",
  },
];

/** Sentences that every page shows above its header, each on its own days. */
export const notices = {
  type: "Notice",
  title: "Avisos",
  path: "notices/*.json",
  set: "open",
  shownOn: "home",
  schema: group("Aviso", {
    id: id(),
    ...days.shape,
    text: localizedLine("Texto", "Se ve arriba del todo, en todas las páginas.").meta({
      ready: readySentences,
    }),
    link: group("Enlace", {
      url: url("Dirección", "De otra web o de una página vuestra. Empieza por https://."),
      text: localizedLine("Texto del enlace", "Lo que hay detrás: «El tiempo, en AEMET»."),
    }).optional(),
    order: order("Dónde sale si hay varios a la vez."),
    hidden: hidden(),
  }).refine(({ from, until }) => from <= until, {
    path: ["until"],
    params: { code: "last-before-first" },
    // Checked as soon as both days are valid, even if the notice has other errors.
    when: ({ value }) => days.safeParse(value).success,
  }),
} satisfies Collection;
