import type { CalendarDate } from "../../dates/calendar-date";
import { dayFormat, languageName } from "../../dates/format";
import { ownerTags, type OwnerLanguage } from "./owner-language";

export const grammarOf = (language: OwnerLanguage) => {
  const tag = ownerTags[language];
  const dates = dayFormat(tag, { dateStyle: "long" });
  return {
    oneOf: (values: readonly string[]) =>
      new Intl.ListFormat(tag, { type: "disjunction" }).format(values),
    allOf: (values: readonly string[]) => new Intl.ListFormat(tag).format(values),
    /** With the same spaces in every engine: `1–3 de junio de 2027`. */
    days: (from: CalendarDate, to: CalendarDate) =>
      dates.formatRange(new Date(from), new Date(to)).replace(/\s/g, " "),
    languageName: (code: string) => languageName(code, tag),
  };
};
