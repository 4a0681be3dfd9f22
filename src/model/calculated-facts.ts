import { number } from "@brisa/typed-content/dates";
import { money } from "./format";
import { languages, type LanguageCode } from "./languages";
import { type Content, type FactModel, valueIn } from "@brisa/typed-content";
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
  const span = spanOf(priceList(tariffIn(content), today).trips);
  const { tag } = languages[language];
  const listed = (names: string[]) => new Intl.ListFormat(tag).format(names) || "—";
  return {
    ...marks,
    [LOWEST_PRICE]: span ? lowestPrice(span, currency, language) : "—",
    // What holds on each boat.
    [GUESTS]: fewest ? number(fewest, tag) : "—",
    [NETWORKS]: listed(networksIn(content)),
    [PROVIDER]: listed(bookingProvidersIn(content)),
  };
};

/** Undefined if the currency, or the list of prices, is wrong. */
const currencyIn = (content: Pick<Content, "entries">) => {
  const currency = valueIn(content, prices.path, "currency");
  const hasList = Array.isArray(valueIn(content, prices.path, "packages"));
  return hasList && /^[A-Z]{3}$/.test(String(currency)) ? String(currency) : undefined;
};

export const facts: FactModel = {
  files: [company, terms, prices],
  calculated: {
    [LOWEST_PRICE]: "desde el precio más bajo",
    [GUESTS]: "invitados",
    [NETWORKS]: "redes sociales",
    [PROVIDER]: "proveedor de reservas",
    ...MARKS,
  },
  from: [trips, boats, providers],
  partsFor,
  calculate,
};
