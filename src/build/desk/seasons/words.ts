import type { CalendarDate, Days } from "../../../base/calendar/calendar-date";
import { dayFormat, number } from "../../../base/format";
import { useWords } from "../../../desk/core/context";
import { moneyInSentence } from "../../../desk/form/values/amount-text";
import type { Words } from "../../../desk/words";

const es = {
  title: "Temporadas",
  year: (year: number) => `El año ${year}`,
  add: "Añadir temporada",
  seeDay: "Ver un día",
  sunSets: "Se pone el sol",
  hoursOf: (trip: string) => `Horas de ${trip}`,
  /** The picture of sunset, for those who do not see it: times on the first and the last day with trips. */
  sky: (first: string, last: string) => `La puesta de sol, ${first}; ${last}`,
  sunsetOn: (time: string, day: string) => `a las ${time} el ${day}`,
  noTrips: "sin salidas",
  rest: "Resto del año",
  wholeYear: "Todo el año: el precio de siempre",
  bands: "Las temporadas del año",
  choose: "Elegir una temporada",
  unreadDays: "Días por corregir",
  firstDay: "Primer día. Con las flechas, un día; con Mayúsculas, una semana",
  lastDay: "Último día. Con las flechas, un día; con Mayúsculas, una semana",
  from: "Del",
  to: "al",
  on: "El",
  days: (count: number) => (count === 1 ? "1 día" : `${count} días`),
  remove: "Quitar",
  removed: (days: string) => `Quitada la temporada ${days}.`,
  fromTo: (from: string, to: string) => `del ${from} al ${to}`,
  oneDay: (day: string) => `el ${day}`,
  season: (days: string) => `Temporada ${days}`,
  noDay: "Así: 1 jul 2027",
  backwards: "Es antes del primer día",
  alsoInOther: "Hay dos temporadas",
  twice: (days: string) => `${days} hay dos temporadas:`,
  twoPrices: (count: number) =>
    count === 1 ? "un día con dos precios." : `${count} días con dos precios.`,
  whichHolds: "¿Cuál vale esos días? La otra se acorta.",
  whichHoldsInside: "¿Cuál vale esos días? La otra los pierde.",
  theOne: (day: string) => `La del ${day}`,
  decided: (day: string) => `Vale la del ${day}.`,
  ofTheseDays: "Precios y horas de esos días",
  usualOnes: "Precios y horas de siempre",
  raiseAll: "A todo:",
  raiseLabel: "Subir todos los precios",
  other: "otro",
  percent: "Tanto por ciento",
  raise: "Subir",
  raised: (percent: string) => `Subido un ${percent} %, de 5 en 5 €.`,
  lowered: (percent: string) => `Bajado un ${percent} %, de 5 en 5 €.`,
  noPercent: "Escribid un número entre −90 y 500.",
  tooHigh: (price: string) => `Algún precio pasaría de ${price}. No se ha cambiado ninguno.`,
  priceOf: (trip: string, when: string) => `Precio de ${trip}, ${when}`,
  timesOf: (trip: string, when: string) => `Horas de ${trip}, ${when}`,
  always: "de siempre",
  usual: (value: string) => `De siempre: ${value}`,
  farFrom: (price: string) => `¿Está bien? De siempre: ${price}`,
  emptyPrice: (price: string) => `Vacío = ${price}, el de siempre`,
  emptyHours: (hours: string) => `Vacío = ${hours}`,
  noUsualPrice: "Sin precio de siempre",
  noUsualHours: "Sin horas de siempre",
  wrongHours: "Así: 18:30–22:00",
  returnsBefore: "Vuelve antes de salir",
  changesNothing: "Estos días cuestan todavía lo de siempre: poned algún precio, u otras horas.",
  none: "Todavía no hay ninguna excursión.",
  /** The sun, and the trip that follows it: parts of a sentence, the times between them in bold. */
  sun: "El sol se pone",
  atTime: "a las",
  and: "y",
  tooEarly: (end: string) => `Se vuelve a las ${end}, antes de que se ponga.`,
  sunThatDay: "Ese día el sol se pone",
  afterLeaving: (length: string) => `${length} después de salir`,
  beforeLeaving: "antes de salir",
  question: "¿Qué días cuestan otra cosa?",
  othersStay: "Los demás quedan como están.",
  newSeason: "Temporada nueva",
  stretches: { summer: "Julio y agosto", october: "Octubre", easter: "Semana Santa" },
  usualDays: "Fechas frecuentes",
  orTyped: "U otros, escritos o arrastrados sobre el dibujo:",
  drop: "Dejarlo",
  seen: "Quien mira ese día ve",
  price: "Precio",
  times: "Horas",
  dayBefore: "El día antes",
  dayAfter: "El día después",
  changeThese: "Cambiar estos precios",
  theUsualPrice: "El de siempre",
  theUsualHours: "Las de siempre",
  notSold: "No se ve en la web",
  noTripsThatDay: "Ese día no hay salidas.",
};

const en: typeof es = {
  title: "Seasons",
  year: (year) => `The year ${year}`,
  add: "Add a season",
  seeDay: "See a day",
  sunSets: "The sun sets",
  hoursOf: (trip) => `Hours of ${trip}`,
  sky: (first, last) => `Sunset ${first}; ${last}`,
  sunsetOn: (time, day) => `at ${time} on ${day}`,
  noTrips: "no trips",
  rest: "Rest of the year",
  wholeYear: "All year: the usual price",
  bands: "The seasons of the year",
  choose: "Choose a season",
  unreadDays: "Days to correct",
  firstDay: "First day. The arrows move it by a day; with Shift, by a week",
  lastDay: "Last day. The arrows move it by a day; with Shift, by a week",
  from: "From",
  to: "to",
  on: "On",
  days: (count) => (count === 1 ? "1 day" : `${count} days`),
  remove: "Remove",
  removed: (days) => `The season ${days} is removed.`,
  fromTo: (from, to) => `from ${from} to ${to}`,
  oneDay: (day) => `on ${day}`,
  season: (days) => `Season ${days}`,
  noDay: "As in 1 Jul 2027",
  backwards: "It is before the first day",
  alsoInOther: "There are two seasons",
  twice: (days) => `${days} there are two seasons:`,
  twoPrices: (count) =>
    count === 1 ? "one day with two prices." : `${count} days with two prices.`,
  whichHolds: "Which one holds on them? The other becomes shorter.",
  whichHoldsInside: "Which one holds on them? The other loses them.",
  theOne: (day) => `The one from ${day}`,
  decided: (day) => `The one from ${day} holds.`,
  ofTheseDays: "Prices and hours of these days",
  usualOnes: "Usual prices and hours",
  raiseAll: "All of them:",
  raiseLabel: "Raise all prices",
  other: "other",
  percent: "Per cent",
  raise: "Raise",
  raised: (percent) => `Raised by ${percent}%, in steps of €5.`,
  lowered: (percent) => `Lowered by ${percent}%, in steps of €5.`,
  noPercent: "Write a number from −90 to 500.",
  tooHigh: (price) => `A price would be above ${price}. None has been changed.`,
  priceOf: (trip, when) => `Price of ${trip}, ${when}`,
  timesOf: (trip, when) => `Hours of ${trip}, ${when}`,
  always: "usual",
  usual: (value) => `Usual: ${value}`,
  farFrom: (price) => `Is that right? Usual: ${price}`,
  emptyPrice: (price) => `Empty = ${price}, the usual one`,
  emptyHours: (hours) => `Empty = ${hours}`,
  noUsualPrice: "No usual price",
  noUsualHours: "No usual hours",
  wrongHours: "As in 18:30–22:00",
  returnsBefore: "It returns before leaving",
  changesNothing: "These days still cost the usual: enter a price, or other hours.",
  none: "There are no trips yet.",
  sun: "The sun sets",
  atTime: "at",
  and: "and",
  tooEarly: (end) => `The trip returns at ${end}, before that.`,
  sunThatDay: "That day the sun sets",
  afterLeaving: (length) => `${length} after leaving`,
  beforeLeaving: "before leaving",
  question: "Which days cost something else?",
  othersStay: "The others stay as they are.",
  newSeason: "New season",
  stretches: { summer: "July and August", october: "October", easter: "Easter week" },
  usualDays: "Usual dates",
  orTyped: "Or others, typed or dragged in the picture:",
  drop: "Leave it",
  seen: "Who looks on that day sees",
  price: "Price",
  times: "Hours",
  dayBefore: "The day before",
  dayAfter: "The day after",
  changeThese: "Change these prices",
  theUsualPrice: "The usual one",
  theUsualHours: "The usual ones",
  notSold: "Not seen on the site",
  noTripsThatDay: "There are no trips that day.",
};

const dayFormats = {
  /** "1 jul" */
  short: { day: "numeric", month: "short" },
  /** "1 jul 2027" */
  shortYear: { day: "numeric", month: "short", year: "numeric" },
  /** "1 de julio" */
  long: { day: "numeric", month: "long" },
  longYear: { day: "numeric", month: "long", year: "numeric" },
  /** "sábado 14 de agosto de 2027" */
  whole: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  month: { month: "short" },
  weekday: { weekday: "long" },
  /** "sáb 14 ago" */
  ghost: { weekday: "short", day: "numeric", month: "short" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const wordsIn = ({ tag, code, money }: Words) => {
  const words = { es, en }[code];
  const day = (date: CalendarDate, format: keyof typeof dayFormats) =>
    dayFormat(tag, dayFormats[format])
      .format(new Date(date))
      .replace(",", "")
      .replace(/\bsept\b/, "sep");
  /** Returns the first of some days, without its month if that is the same. */
  const first = ({ from, to }: Days, format: "short" | "long") =>
    from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : day(from, format);
  return {
    ...words,
    tag,
    day,
    /** Returns days for a band: "1 jul – 31 ago". */
    band: (days: Days) =>
      (days.from === days.to ? "" : `${first(days, "short")} – `) + day(days.to, "short"),
    /** Returns days within a sentence: "del 1 de julio al 31 de agosto", "del 25 al 31 de agosto". */
    range: (days: Days) =>
      days.from === days.to
        ? words.oneDay(day(days.to, "long"))
        : words.fromTo(first(days, "long"), day(days.to, "long")),
    /** Returns a day within a sentence: "el sábado 14 de agosto de 2027". */
    wholeDay: (date: CalendarDate) => words.oneDay(day(date, "whole")),
    /** Returns an amount within a sentence: "320 €", "320,50 €". */
    money: (amount: number) => moneyInSentence(amount, { money, tag }),
    number: (count: number) => number(count, tag),
  };
};

const known: Record<string, ReturnType<typeof wordsIn>> = {};

const sayIn = (words: Words) => (known[words.tag] ??= wordsIn(words));

/** Returns what the screen of the seasons says, and days and amounts in its words. */
export const useSay = () => sayIn(useWords());
