import { money } from "../../src/base/format";
import { CURRENCY } from "./collections";
import type { Resolver } from "../../src/typed-content/graphql/resolver";

/** The price of a night in words: "85,00 €". */
const priceInWords: Resolver = async (_, { language }, __, room) =>
  money(Number(room?.price), CURRENCY, language);

export const resolvers = { priceInWords };
