import type { OwnerLanguage } from "@brisa/typed-content/check";

const es = {
  question: "¿Salís hoy?",
  whichDay: "Qué día",
  days: { today: "Hoy", tomorrow: "Mañana" },
  whichTrips: "Qué excursiones",
  allTrips: "Todas las excursiones",
  answers: { open: "Sí salimos", closed: "No salimos", full: "Completo" },
  why: "Decir por qué, si queréis",
  nothing: "Hoy la web no dice nada de esto.",
  read: "Hoy, arriba de todas las páginas:",
  states: { new: "todavía no se lee", leaving: "todavía se lee" },
  publish: "Publicar esto",
  save: "Guardar esto",
  othersWait: "Esto va solo: vuestros otros cambios esperan.",
  newDay: "Ya es otro día. Mirad de cuál habláis y pulsad otra vez.",
  stillSold: "El calendario de reservas no lo sabe y sigue vendiendo: cerradlo también allí.",
  calendar: "Ver el calendario",
  otherDays: "Otros días",
  ownWords: "Aviso con vuestras palabras",
};

const en: typeof es = {
  question: "Are you going out today?",
  whichDay: "Which day",
  days: { today: "Today", tomorrow: "Tomorrow" },
  whichTrips: "Which trips",
  allTrips: "All trips",
  answers: { open: "We’re going", closed: "No trips", full: "Fully booked" },
  why: "Say why, if you like",
  nothing: "Today the site says nothing of this.",
  read: "Today, at the top of every page:",
  states: { new: "not read yet", leaving: "still read" },
  publish: "Publish this",
  save: "Save this",
  othersWait: "This goes alone: your other changes wait.",
  newDay: "It is another day now. Check which one you mean, and press again.",
  stillSold: "The booking calendar does not know and still sells: close it there too.",
  calendar: "See the calendar",
  otherDays: "Other days",
  ownWords: "A notice in your own words",
};

export type TodayWords = typeof es;

export const todayWords: Record<OwnerLanguage, TodayWords> = { es, en };
