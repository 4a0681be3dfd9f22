import type { Days } from "../../base/calendar/calendar-date";
import { rangeEnds } from "../../base/format";
import { languages, type OwnerLanguage } from "../../base/languages";

/** Returns functions that say prices and their days in one language. */
export const pricesIn = (language: OwnerLanguage) => {
  const { tag } = languages[language];
  const money = new Intl.NumberFormat(tag, {
    style: "currency",
    currency: "EUR",
    trailingZeroDisplay: "stripIfInteger",
  } as Intl.NumberFormatOptions);
  return {
    /** Returns the first and the last of a range of days, for "from … to …": `1 de junio` and `3 de julio de 2027`. */
    ends: ({ from, to }: Days) => rangeEnds(from, to, language),
    /** Returns amounts of euros, with cents only if there are any: `320 € y 240,50 €`. */
    euros: (amounts: readonly number[]) =>
      new Intl.ListFormat(tag).format(
        amounts.map((amount) => money.format(amount).replace(/\s/g, " ")),
      ),
  };
};
