import type { CalendarDate, Days } from "../../../base/calendar/calendar-date";
import { rangeEnds } from "../../../base/format";
import { languages } from "../../../base/languages";
import type { OwnerLanguage } from "./types";

/** Returns functions that join lists and name languages, in one language. */
export const grammarOf = (language: OwnerLanguage) => {
  const { tag } = languages[language];
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  const money = new Intl.NumberFormat(tag, {
    style: "currency",
    currency: "EUR",
    trailingZeroDisplay: "stripIfInteger",
  } as Intl.NumberFormatOptions);
  const names = new Intl.DisplayNames(tag, { type: "language" });
  return {
    oneOf: (values: readonly string[]) =>
      new Intl.ListFormat(tag, { type: "disjunction" }).format(values),
    allOf: (values: readonly string[]) => new Intl.ListFormat(tag).format(values),
    /** Returns a range of days, with the same spaces in every engine: `1–3 de junio de 2027`. */
    days: (from: CalendarDate, to: CalendarDate) =>
      dates.formatRange(new Date(from), new Date(to)).replace(/\s/g, " "),
    /** Returns the first and the last of a range of days, for "from … to …": `1 de junio` and `3 de julio de 2027`. */
    ends: ({ from, to }: Days) => rangeEnds(from, to, language),
    /** Returns amounts of euros, with cents only if there are any: `320 € y 240,50 €`. */
    euros: (amounts: readonly number[]) =>
      new Intl.ListFormat(tag).format(
        amounts.map((amount) => money.format(amount).replace(/\s/g, " ")),
      ),
    /** Returns the name of a language: `alemán`. */
    languageName: (code: string) => names.of(code) ?? code,
  };
};
