import { inclusions } from "../../model/collections/inclusions";
import type { ContentInLanguage } from "../../model/in-language";
import { includedIn } from "../../model/included";
import { offeredTrips, type OfferedTrip } from "./offered-trips";

/** Returns what the price of all trips includes and what not, and sentences about one trip, as pages say them. */
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
    offeredTrips(site).map(({ id, title }) => ({ id: String(id), title: text(title) ?? "" })),
  );
  const said = ({ label, except }: (typeof included)[number]) =>
    except.length === 0
      ? label
      : (word("trips", "itemExcept", { item: label, trips: except.join(", ") }) ?? label);
  const listed = (items: readonly string[]) => `${items.join(", ")}.`;
  return {
    included: listed(included.map(said)),
    excluded: listed(excluded.map(said)),
    /** Returns what a trip has besides and what it has not, and what its price does not say. */
    sentencesOf: (trip: OfferedTrip) => {
      const own = trip.adds?.flatMap(({ label }) => text(label) ?? []);
      const { adds, lacks } = differencesOf(String(trip.id), own);
      const note = text(trip.priceNote);
      return [
        ...(note ? [note.replace(/(?<![.!?…])$/, ".")] : []),
        ...(adds.length > 0 ? [`${word("trips", "adds")}: ${listed(adds)}`] : []),
        ...(lacks.length > 0 ? [`${word("trips", "lacks")}: ${listed(lacks)}`] : []),
      ];
    },
  };
};
