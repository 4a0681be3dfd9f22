import { type Content, filesOf, isHidden } from "@brisa/typed-content";
import { trips } from "../collections/trips";

/** Returns the files of the trips that are not hidden. Their data may have errors. */
export const shownTrips = (content: Pick<Content, "entries">) =>
  filesOf(content, trips.type).filter(({ data }) => !isHidden(data));

export type TripFile = ReturnType<typeof shownTrips>[number];
