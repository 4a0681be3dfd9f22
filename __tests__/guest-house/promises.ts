import {
  unconfirmed,
  type Promises,
  type PromisedValue,
} from "../../src/typed-content/check/launch/promised";
import { CONFIRMED_FILE } from "../../src/typed-content/files/content";
import type { Content } from "../../src/typed-content/content";

const asking: Promises = {
  groups: [
    { title: "La casa", asks: ["House"] },
    { title: "Habitaciones", asks: ["Room", "rooms.breakfast"] },
    { title: "Condiciones", asks: ["Conditions"] },
  ],
  asksNot: {
    kinds: ["id", "order", "choice", "yes-no", "reference", "picture-file"],
    fields: ["House.repository", "Room.guestBook", "Photograph"],
  },
  unread: () => [],
  delivered: new Set(),
  names: [
    { forms: ["Ejemplo"], fields: ["House.name"] },
    { forms: ["limonero", "lemon tree", "Zitronenbaum"], fields: ["House.norms.text"] },
  ],
};

/** Returns what a site promises that was delivered with some content. */
export const promisesOf = (content: Content): Promises => {
  const all = unconfirmed(content, [], { ...asking, delivered: everything, names: [] });
  return { ...asking, delivered: new Set(all.map(({ digest }) => digest)) };
};

const everything = { has: () => true };

/** Returns content in which some values are confirmed. */
export const confirming = (
  content: Content,
  values: readonly Pick<PromisedValue, "key" | "digest">[],
): Content => ({
  ...content,
  marks: {
    [CONFIRMED_FILE]: Object.fromEntries(values.map(({ key, digest }) => [key, digest])),
  },
});
