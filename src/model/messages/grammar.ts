import type { Days } from "../../base/calendar/calendar-date";
import { rangeEnds, shortMoney } from "../../base/format";
import { languages, type OwnerLanguage } from "../../base/languages";

/** Returns functions that say prices and their days in one language. */
export const pricesIn = (language: OwnerLanguage) => {
  const { tag } = languages[language];
  return {
    /** Returns the first and the last of a range of days, for "from … to …": `1 de junio` and `3 de julio de 2027`. */
    ends: ({ from, to }: Days) => rangeEnds(from, to, language),
    /** Returns amounts of euros, with cents only if there are any: `320 € y 240,50 €`. */
    euros: (amounts: readonly number[]) =>
      new Intl.ListFormat(tag).format(
        amounts.map((amount) => shortMoney(amount, "EUR", tag).replace(/\s/g, " ")),
      ),
  };
};
