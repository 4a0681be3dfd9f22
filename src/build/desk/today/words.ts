import type { OwnerLanguage } from "../../../base/languages";
const es = {
  question: "¿Salís hoy?",
  lead: "Avisad a quien mira la web",
  whichDay: "Qué día",
  days: { today: "Hoy", tomorrow: "Mañana" },
  why: "¿Qué pasa?",
  reasons: {
    wind: "Viento",
    sea: "Mar",
    storm: "Tormenta",
    other: "Otra cosa",
    full: "Completos, hoy u otro día",
  },
  everywhere: "Sale arriba de todas las páginas, en los tres idiomas.",
  seenToday: "Hoy, hasta la medianoche",
  seenOn: (day: string) => `Mañana, ${day}`,
  seenUntil: (day: string) => `Desde hoy, hasta que acabe el ${day}`,
  fullDay: "Qué día estáis completos",
  /** «Así se verá mañana, jueves 26 de noviembre, arriba de todas las páginas.» */
  willLook: {
    before: "Así se verá",
    today: (day: string) => `hoy, ${day}`,
    tomorrow: (day: string) => `mañana, ${day}`,
    after: ", arriba de todas las páginas.",
  },
  sentenceIn: (language: string) => `El aviso en ${language}`,
  oneSuffices:
    "Con un idioma basta: en los otros sale detrás de una frase que dice de quién es y en qué idioma.",
  blank: "Escribid el aviso, en un idioma por lo menos.",
  ready: "Elegir frase",
  change: "Cambiar las palabras",
  drop: "Dejarlo",
  publish: { today: "Publicar el aviso de hoy", tomorrow: "Publicar el aviso de mañana" },
  /** After midnight. */
  newDay: (day: string) => `Ya es ${day}. Mirad de qué día es el aviso y pulsad otra vez.`,
  publishIt: "Publicar el aviso",
  saveIt: "Guardar el aviso",
  othersWait: (count: number) =>
    count === 1
      ? "Vuestro otro cambio espera: esto sale solo."
      : `Vuestros otros ${count} cambios esperan: esto sale solo.`,
  othersWaitHome: (count: number) =>
    count === 1
      ? "Vuestro otro cambio espera: esto se guarda solo."
      : `Vuestros otros ${count} cambios esperan: esto se guarda solo.`,
  on: {
    today: "Hoy no salís",
    tomorrow: "Mañana no salís",
    noticeToday: "Hoy hay un aviso",
    noticeTomorrow: "Mañana habrá un aviso",
  },
  takeBack: "Quitarlo: sí salimos",
  remove: "Quitarlo",
  publishRemoval: "Quitarlo de la web",
  saveRemoval: "Guardar que se quita",
  keep: "Dejarlo puesto",
  another: "Poner otro aviso",
  soon: "visible en unos minutos",
  goesSoon: "se quita en unos minutos",
  since: (moment: string) => `visible desde ${moment}`,
  sinceMidnight: "visible desde la medianoche",
  visible: "visible en la web",
  fromTomorrow: "se verá mañana",
  saved: "guardado aquí",
  unpublished: "todavía sin publicar",
  unsaved: "todavía sin guardar",
  notRemoved: "todavía no se ha quitado",
  stillThere: "lo habéis quitado, pero la web todavía lo dice",
  failed: "no ha llegado a la web",
  sent: "enviado a la web",
};

const en: typeof es = {
  question: "Are you going out today?",
  lead: "Tell who looks at the site",
  whichDay: "Which day",
  days: { today: "Today", tomorrow: "Tomorrow" },
  why: "What is it?",
  reasons: {
    wind: "Wind",
    sea: "Sea",
    storm: "Storm",
    other: "Other",
    full: "Full, today or another day",
  },
  everywhere: "It is at the top of every page, in the three languages.",
  seenToday: "Today, until midnight",
  seenOn: (day) => `Tomorrow, ${day}`,
  seenUntil: (day) => `From today until ${day} is over`,
  fullDay: "Which day is full",
  willLook: {
    before: "This is how it will look",
    today: (day) => `today, ${day}`,
    tomorrow: (day) => `tomorrow, ${day}`,
    after: ", at the top of every page.",
  },
  sentenceIn: (language) => `The notice in ${language}`,
  oneSuffices:
    "One language will do: in the others it stands after a sentence that says whose it is and in which language.",
  blank: "Write the notice, in one language at least.",
  ready: "Choose a sentence",
  change: "Change the words",
  drop: "Leave it",
  publish: { today: "Publish today’s notice", tomorrow: "Publish tomorrow’s notice" },
  newDay: (day) => `It is ${day} now. Check which day the notice is for, and press again.`,
  publishIt: "Publish the notice",
  saveIt: "Save the notice",
  othersWait: (count) =>
    count === 1
      ? "Your other change waits: this goes out alone."
      : `Your other ${count} changes wait: this goes out alone.`,
  othersWaitHome: (count) =>
    count === 1
      ? "Your other change waits: this is saved alone."
      : `Your other ${count} changes wait: this is saved alone.`,
  on: {
    today: "You’re not going out today",
    tomorrow: "You’re not going out tomorrow",
    noticeToday: "There is a notice today",
    noticeTomorrow: "There will be a notice tomorrow",
  },
  takeBack: "Take it off: we do go",
  remove: "Take it off",
  publishRemoval: "Take it off the site",
  saveRemoval: "Save that it goes",
  keep: "Leave it up",
  another: "Put up another notice",
  soon: "visible in a few minutes",
  goesSoon: "gone in a few minutes",
  since: (moment) => `visible since ${moment}`,
  sinceMidnight: "visible since midnight",
  visible: "visible on the site",
  fromTomorrow: "to be seen tomorrow",
  saved: "saved here",
  unpublished: "not published yet",
  unsaved: "not saved yet",
  notRemoved: "not taken off yet",
  stillThere: "taken off, but the site still says it",
  failed: "has not reached the site",
  sent: "sent to the site",
};

export type TodayWords = typeof es;

export const todayWords: Record<OwnerLanguage, TodayWords> = { es, en };
