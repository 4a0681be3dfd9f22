import { inWords } from "./facts";
import type { Resolver } from "../../src/typed-content/graphql/resolver";

const priceInWords: Resolver = async (_, { language }, __, room) =>
  inWords(Number(room?.price), language);

export const resolvers = { priceInWords };
