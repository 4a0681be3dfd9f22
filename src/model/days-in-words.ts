import {
  addDays,
  addMonths,
  type CalendarDate,
  type Days,
  months,
} from "@brisa/typed-content/dates";
import { dayAndMonth, monthName, rangeEnds } from "./format";
import { languages, type LanguageCode } from "./languages";

type Words = {
  /** One month or two, "julio y agosto"; in some languages the year follows with a word of its own. */
  months: (names: string) => string;
  /** The first and the last of three months or more. */
  monthRange: (from: string, to: string) => string;
  year: (year: string) => string;
  day: (day: string) => string;
  dayRange: (from: string, to: string) => string;
};

/** They stand around days, within a sentence. */
const wordsOf: Record<LanguageCode, Words> = {
  es: {
    months: (names) => `en ${names}`,
    monthRange: (from, to) => `de ${from} a ${to}`,
    year: (year) => ` de ${year}`,
    day: (day) => `el ${day}`,
    dayRange: (from, to) => `del ${from} al ${to}`,
  },
  en: {
    months: (names) => `in ${names}`,
    monthRange: (from, to) => `from ${from} to ${to}`,
    year: (year) => ` ${year}`,
    day: (day) => `on ${day}`,
    dayRange: (from, to) => `from ${from} to ${to}`,
  },
  de: {
    months: (names) => `im ${names}`,
    monthRange: (from, to) => `von ${from} bis ${to}`,
    year: (year) => ` ${year}`,
    day: (day) => `am ${day}`,
    dayRange: (from, to) => `vom ${from} bis zum ${to}`,
  },
};

/** At most those of a year; undefined if the days are no whole months. */
const wholeMonths = ({ from, to }: Days, language: LanguageCode) => {
  if (!from.endsWith("-01") || !addDays(to, 1).endsWith("-01")) return undefined;
  const names: string[] = [];
  for (let day = from; day <= to; day = addMonths(day, 1)) {
    const month = months[Number(day.slice(5, 7)) - 1];
    if (month) names.push(monthName(month, language));
  }
  return names.length <= 12 ? names : undefined;
};

/** For the middle of a sentence: "en julio y agosto". Names the year if the days do not end within a year. */
export const daysInWords = (days: Days, today: CalendarDate, language: LanguageCode) => {
  const { from, to } = days;
  const words = wordsOf[language];
  const isNear = to < addMonths(today, 12);
  const [year, lastYear] = [from.slice(0, 4), to.slice(0, 4)];
  const names = isNear || year === lastYear ? wholeMonths(days, language) : undefined;
  if (names) {
    const [first = ""] = names;
    const said =
      names.length > 2
        ? words.monthRange(first, names.at(-1) ?? "")
        : words.months(new Intl.ListFormat(languages[language].tag).format(names));
    return isNear ? said : said + words.year(year);
  }
  const ends = isNear
    ? { from: dayAndMonth(from, language), to: dayAndMonth(to, language) }
    : rangeEnds(from, to, language);
  return from === to ? words.day(ends.to) : words.dayRange(ends.from, ends.to);
};
