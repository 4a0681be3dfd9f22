import { shortMoney } from "../base/format";
import { languages, type LanguageCode } from "../base/languages";
import type { Content, FactModel } from "../typed-content/content";
import { valueIn } from "../typed-content/value-at";
import { company } from "./collections/company";
import { prices } from "./collections/prices";
import { providers } from "./collections/providers";
import { terms } from "./collections/terms";
import { trips } from "./collections/trips";
import { tariffIn } from "./facts";
import { isVaried, priceList, spanOf } from "./prices";
import { MARKS, networksIn, partsFor } from "./text-parts";

export const LOWEST_PRICE = "prices.from";
export const TRIP_COUNT = "trips.count";
const NETWORKS = "company.networks";

const marks = Object.fromEntries(Object.keys(MARKS).map((name) => [name, ""]));

/** If all trips that are sold cost the same on all days, the word "from" before the lowest price goes. */
const calculate: FactModel["calculate"] = (content, language, today) => {
  const currency = currencyIn(content);
  if (currency === undefined) return { values: {} };
  const sold = priceList(tariffIn(content), today).trips;
  const span = spanOf(sold);
  const { tag } = languages[language];
  const values = {
    ...marks,
    [LOWEST_PRICE]: span ? shortMoney(span.lowest, currency, tag) : "—",
    [NETWORKS]: new Intl.ListFormat(tag).format(networksIn(content)) || "—",
    [TRIP_COUNT]:
      countingWords[language][sold.length] ?? new Intl.NumberFormat(tag).format(sold.length),
  };
  const isOnlyPrice = span !== undefined && !isVaried(span);
  return isOnlyPrice ? { values, adapt: (text) => withoutFrom(text, language) } : { values };
};

/** Undefined if the currency, or the list of prices, is wrong. */
const currencyIn = (content: Pick<Content, "entries">) => {
  const currency = valueIn(content, prices.path, "currency");
  const hasList = Array.isArray(valueIn(content, prices.path, "packages"));
  return hasList && /^[A-Z]{3}$/.test(String(currency)) ? String(currency) : undefined;
};

const fromWords: Record<LanguageCode, string> = { es: "desde", en: "from", de: "ab" };

const withoutFrom = (text: string, language: LanguageCode) => {
  const placeholder = `\\{\\{\\s*${LOWEST_PRICE.replace(".", "\\.")}\\s*\\}\\}`;
  const from = new RegExp(`(?<!\\p{L})${fromWords[language]}\\s+(?=${placeholder})`, "giu");
  return text.replace(from, "");
};

/** From zero to twelve; higher numbers are written in digits. */
const countingWords: Record<LanguageCode, string[]> = {
  es: "cero una dos tres cuatro cinco seis siete ocho nueve diez once doce".split(" "),
  en: "no one two three four five six seven eight nine ten eleven twelve".split(" "),
  de: "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" "),
};

export const facts: FactModel = {
  files: [company, terms, prices],
  calculated: {
    [LOWEST_PRICE]: "precio más bajo",
    [TRIP_COUNT]: "número de excursiones",
    [NETWORKS]: "redes sociales",
    ...MARKS,
  },
  from: [trips, providers],
  partsFor,
  calculate,
};
