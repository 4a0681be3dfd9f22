import morning from "../content/trips/morning.json";

type Trip = Queries.TripListFragment["packages"][number]["trip"] &
  Queries.DayRulerFragment["packages"][number]["trip"];

/** Returns the fields of an entry, with its texts in English. */
const inEnglish = (entry: object) =>
  Object.entries(entry).map(([key, value]: [string, { en?: string } | string | number]) => [
    key,
    typeof value === "object" ? value.en : value,
  ]);

/** Returns a trip of the tests' content as an English page receives it, with some fields replaced. */
export const englishTrip = (fields: Partial<Trip>) =>
  ({ ...Object.fromEntries(inEnglish(morning)), ...fields }) as Trip;
