import morning from "../content/trips/morning.json";

type Trip = Queries.TripListFragment["packages"][number]["trip"] &
  Queries.DayRulerFragment["packages"][number]["trip"];

/** Each text of an entry in English; all else as it is. */
const inEnglish = (entry: object) =>
  Object.entries(entry).map(([key, value]: [string, { en?: string } | string | number]) => [
    key,
    typeof value === "object" ? value.en : value,
  ]);

/** Returns a trip of the tests' content as a page in English is given it, but for what is named. */
export const englishTrip = (own: Partial<Trip>) =>
  ({ ...Object.fromEntries(inEnglish(morning)), ...own }) as Trip;
