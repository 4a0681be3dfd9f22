import {
  type CalendarDate,
  type Days,
  dayFormat,
  number,
  shortMoney,
} from "@brisa/typed-content/dates";
import { useWords } from "@brisa/desk/kit";

const es = {
  title: "Temporadas",
  year: (year: number) => `El año ${year}`,
  seeDay: "Ver un día en la página",
  on: (day: string) => `el ${day}`,
  noTripsThatDay: "Ese día no hay salidas.",
  sunset: "Puesta de sol",
  /** The picture of it, for those who do not see it: on the first and the last day with trips. */
  sky: (first: string, last: string) => `La puesta de sol, ${first}; ${last}`,
  sun: (times: string) => `El sol se pone ${times}.`,
  sunsetOn: (time: string, day: string) => `a las ${time} el ${day}`,
  noTrips: "sin salidas",
  usual: "precio de siempre",
  add: "Añadir temporada",
  ready: { easter: "Semana Santa", summer: "Julio y agosto", october: "Octubre" },
  otherDays: "Otros días",
  exception: "Una temporada son días con otros precios u horas. Los demás siguen como siempre.",
  withoutDays: "Sin fechas",
  twice: (days: string) => `En dos temporadas, con dos precios: ${days}.`,
  whichHolds: "Cambiad las fechas, o dejad esos días a esta: la otra los pierde.",
  takeThem: "Dejarlos a esta",
  raiseAll: "A todo",
  raise: "Subir",
  raised: (percent: string) => `Subido un ${percent} %, de 5 en 5 €.`,
  lowered: (percent: string) => `Bajado un ${percent} %, de 5 en 5 €.`,
  noPercent: "Escribid un número entre −90 y 500.",
  tooHigh: (price: string) => `Algún precio pasaría de ${price}. No se ha cambiado ninguno.`,
  changesNothing: "Estos días cuestan todavía lo de siempre: poned algún precio, u otras horas.",
  copy: "Copiar al año siguiente",
  isThere: (days: string) => `No se ha copiado: ya hay temporada en ${days}.`,
};

const en: typeof es = {
  title: "Seasons",
  year: (year) => `The year ${year}`,
  seeDay: "See a day in the page",
  on: (day) => `on ${day}`,
  noTripsThatDay: "There are no trips that day.",
  sunset: "Sunset",
  sky: (first, last) => `Sunset ${first}; ${last}`,
  sun: (times) => `The sun sets ${times}.`,
  sunsetOn: (time, day) => `at ${time} on ${day}`,
  noTrips: "no trips",
  usual: "usual price",
  add: "Add a season",
  ready: { easter: "Easter week", summer: "July and August", october: "October" },
  otherDays: "Other days",
  exception: "A season is days with other prices or hours. All others stay as usual.",
  withoutDays: "Without dates",
  twice: (days) => `In two seasons, at two prices: ${days}.`,
  whichHolds: "Change the dates, or leave these days to this one: the other loses them.",
  takeThem: "Leave them to this one",
  raiseAll: "All of them by",
  raise: "Raise",
  raised: (percent) => `Raised by ${percent}%, in steps of €5.`,
  lowered: (percent) => `Lowered by ${percent}%, in steps of €5.`,
  noPercent: "Write a number from −90 to 500.",
  tooHigh: (price) => `A price would be above ${price}. None has been changed.`,
  changesNothing: "These days still cost the usual: enter a price, or other hours.",
  copy: "Copy to the next year",
  isThere: (days) => `Not copied: there is a season on ${days}.`,
};

type Words = ReturnType<typeof useWords>;

const wordsIn = ({ tag, code, money }: Words) => {
  const say = (options: Intl.DateTimeFormatOptions) => (day: CalendarDate) =>
    dayFormat(tag, options).format(new Date(day));
  const range =
    (options: Intl.DateTimeFormatOptions) =>
    ({ from, to }: Days) =>
      dayFormat(tag, options).formatRange(new Date(from), new Date(to));
  return {
    ...{ es, en }[code],
    /** "1 de julio" */
    day: say({ day: "numeric", month: "long" }),
    /** "sábado, 14 de agosto de 2027" */
    wholeDay: say({ dateStyle: "full" }),
    month: say({ month: "short" }),
    /** "1 de julio – 31 de agosto de 2027" */
    days: range({ day: "numeric", month: "long", year: "numeric" }),
    /** "1 jul – 31 ago 2027" */
    name: range({ day: "numeric", month: "short", year: "numeric" }),
    /** "1 jul – 31 ago" */
    shortDays: range({ day: "numeric", month: "short" }),
    /** "320 €", "320,50 €" */
    money: (amount: number) => shortMoney(amount, money.currency, tag),
    number: (count: number) => number(count, tag),
    list: (parts: Iterable<string>) => new Intl.ListFormat(tag).format(parts),
  };
};

/** What the screen of the seasons says, and days and amounts in its words. */
export const useSay = () => wordsIn(useWords());
