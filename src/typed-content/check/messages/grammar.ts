import type { CalendarDate } from "../../../base/calendar/calendar-date";
import { dayFormat } from "../../../base/format";
import type { OwnerLanguage } from "../../../base/languages";

/** BCP 47. The owner's language need not be one of the site's. */
const TAGS: Record<OwnerLanguage, string> = { es: "es-ES", en: "en-GB" };

export const grammarOf = (language: OwnerLanguage) => {
  const tag = TAGS[language];
  const dates = dayFormat(tag, { dateStyle: "long" });
  const names = new Intl.DisplayNames(tag, { type: "language" });
  return {
    oneOf: (values: readonly string[]) =>
      new Intl.ListFormat(tag, { type: "disjunction" }).format(values),
    allOf: (values: readonly string[]) => new Intl.ListFormat(tag).format(values),
    /** With the same spaces in every engine: `1–3 de junio de 2027`. */
    days: (from: CalendarDate, to: CalendarDate) =>
      dates.formatRange(new Date(from), new Date(to)).replace(/\s/g, " "),
    languageName: (code: string) => names.of(code) ?? code,
  };
};
