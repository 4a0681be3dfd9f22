import { type LanguageCode, languages } from "@brisa/typed-content/languages";
import { type FactModel, listedIn, shown } from "@brisa/typed-content";
import { CURRENCY, house, rooms } from "./collections";

/** Of a night: "85,00 €". */
export const inWords = (price: number, language: LanguageCode) =>
  price.toLocaleString(languages()[language].tag, { style: "currency", currency: CURRENCY });

/** The texts of the house, and the lowest price of a night in the rooms that are shown. */
export const facts: FactModel = {
  files: [house],
  calculated: { "rooms.from": "precio más bajo" },
  from: [rooms],
  calculate: (content, language) => {
    const prices = shown(listedIn(content, rooms.type), rooms.shownWith).flatMap(({ price }) =>
      typeof price === "number" ? price : [],
    );
    const lowest = prices.length > 0 ? inWords(Math.min(...prices), language) : "—";
    return { "rooms.from": lowest };
  },
};
