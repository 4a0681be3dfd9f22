import { number } from "../typed-content/dates/format";
import { money } from "./format";
import { languages, type LanguageCode } from "./languages";
import { type Content, type FactModel, valueIn } from "../typed-content/content";
import { company } from "./collections/company";
import { boats } from "./collections/boats";
import { prices } from "./collections/prices";
import { providers } from "./collections/providers";
import { terms } from "./collections/terms";
import { trips } from "./collections/trips";
import { fleetIn, tariffIn } from "./facts";
import { isVaried, priceList, spanOf, type PriceSpan } from "./prices";
import { bookingProvidersIn, MARKS, networksIn, partsFor } from "./text-parts";

export const LOWEST_PRICE = "prices.from";
export const GUESTS = "terms.guests";
export const TRIP_COUNT = "trips.count";
const NETWORKS = "company.networks";
const PROVIDER = "booking.provider";

const marks = Object.fromEntries(Object.keys(MARKS).map((name) => [name, ""]));

const fromWords: Record<LanguageCode, string> = { es: "desde", en: "from", de: "ab" };

/** "desde 240,00 €", or "240,00 €" if all trips that are sold cost the same on all days. */
const lowestPrice = (span: PriceSpan, currency: string, language: LanguageCode) => {
  const price = money(span.lowest, currency, language);
  return isVaried(span) ? `${fromWords[language]} ${price}` : price;
};

const calculate: FactModel["calculate"] = (content, language, today) => {
  const currency = currencyIn(content);
  if (currency === undefined) return {};
  const { fewest } = fleetIn(content);
  const sold = priceList(tariffIn(content), today).trips;
  const span = spanOf(sold);
  const { tag } = languages[language];
  const listed = (names: string[]) => new Intl.ListFormat(tag).format(names) || "—";
  return {
    ...marks,
    [LOWEST_PRICE]: span ? lowestPrice(span, currency, language) : "—",
    // What holds on each boat.
    [GUESTS]: fewest ? number(fewest, tag) : "—",
    [NETWORKS]: listed(networksIn(content)),
    [PROVIDER]: listed(bookingProvidersIn(content)),
    [TRIP_COUNT]: countingWords[language][sold.length] ?? number(sold.length, tag),
  };
};

/** Undefined if the currency, or the list of prices, is wrong. */
const currencyIn = (content: Pick<Content, "entries">) => {
  const currency = valueIn(content, prices.path, "currency");
  const hasList = Array.isArray(valueIn(content, prices.path, "packages"));
  return hasList && /^[A-Z]{3}$/.test(String(currency)) ? String(currency) : undefined;
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
    [LOWEST_PRICE]: "desde el precio más bajo",
    [GUESTS]: "invitados",
    [TRIP_COUNT]: "número de excursiones",
    [NETWORKS]: "redes sociales",
    [PROVIDER]: "proveedor de reservas",
    ...MARKS,
  },
  from: [trips, boats, providers],
  partsFor,
  calculate,
};
