import { type Days, shortMoney } from "@brisa/typed-content/dates";
import { rangeEnds } from "../format";
import { languages } from "../languages";
import type { OwnerLanguage } from "@brisa/typed-content/check";

export const pricesIn = (language: OwnerLanguage) => {
  const { tag } = languages[language];
  return {
    /** For "from … to …": `1 de junio` and `3 de julio de 2027`. */
    ends: ({ from, to }: Days) => rangeEnds(from, to, language),
    /** Cents only if there are any: `320 € y 240,50 €`. */
    euros: (amounts: readonly number[]) =>
      new Intl.ListFormat(tag).format(
        amounts.map((amount) => shortMoney(amount, "EUR", tag).replace(/\s/g, " ")),
      ),
  };
};
