import { inWords } from "./facts";
import type { Resolver } from "@brisa/typed-content/graphql";

const priceInWords: Resolver = async (_, { language }, __, room) =>
  inWords(Number(room?.price), language);

export const resolvers = { priceInWords };
