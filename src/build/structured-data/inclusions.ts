import { inclusions } from "../../model/collections/inclusions";
import type { ContentInLanguage } from "../../model/in-language";
import { includedIn } from "../../model/included";
import { offeredTrips, type OfferedTrip } from "./offered-trips";

export const inclusionsIn = (site: ContentInLanguage) => {
  const { text, word, one } = site;
  const lists = one(inclusions);
  const itemsOf = (items: typeof lists.included = []) =>
    items.flatMap(({ label, exceptions = [] }) => {
      const said = text(label);
      const ids = exceptions.flatMap(({ trip, differs }) => (differs && trip) || []);
      return said ? [{ label: said, exceptions: ids }] : [];
    });
  const { included, excluded, differencesOf } = includedIn(
    { included: itemsOf(lists.included), excluded: itemsOf(lists.excluded) },
    offeredTrips(site).map(({ id, title, adds }) => ({
      id: String(id),
      title: text(title) ?? "",
      adds: (adds ?? []).flatMap(({ label }) => text(label) ?? []),
    })),
    (key, variables) => {
      const [namespace = "", name = ""] = key.split(":");
      return word(namespace, name, variables) ?? "";
    },
  );
  return {
    included: `${included.join(", ")}.`,
    excluded: `${excluded.join(", ")}.`,
    /** What the price of the trip does not say, and what the trip has besides, or has not. */
    sentencesOf: ({ id, priceNote }: OfferedTrip) => {
      const said = differencesOf(String(id)).map(({ name, items }) => `${name}: ${items}.`);
      const note = text(priceNote);
      return note ? [note.replace(/(?<![.!?…])$/, "."), ...said] : said;
    },
  };
};
