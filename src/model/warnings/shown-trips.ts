import type { Content } from "../../typed-content/content";
import { isHidden } from "../../typed-content/shown";
import { trips } from "../collections/trips";

/** Returns the entries of the trips that are not hidden. Their data may have errors. */
export const shownTrips = ({ entries }: Pick<Content, "entries">) =>
  entries.filter(({ collection, data }) => collection.type === trips.type && !isHidden(data));
