import { duration } from "../../../packages/typed-content/dates/time";
import { hours, money } from "../../../src/model/format";
import { pricePerGuest } from "../../../src/model/prices";
import morning from "../../content/trips/morning.json";
import { writtenText } from "../features/written-text";

type Package = Queries.TripListFragment["packages"][number] &
  Queries.DayRulerFragment["packages"][number] &
  Queries.PriceCardsFragment["packages"][number];
type Trip = Package["trip"];

/** Returns the fields of an entry, with its texts in English. */
const inEnglish = (entry: object) =>
  Object.entries(entry).map(([key, value]: [string, { en?: string } | string | number]) => [
    key,
    typeof value === "object" ? value.en : value,
  ]);

/** Returns a trip of the tests' content as an English page receives it, with some fields replaced. */
export const englishTrip = (fields: Partial<Trip>) => {
  const description = writtenText(morning.description.en);
  const own = { guests: 7, boatName: null, picture: null, stops: null, description, ...fields };
  const trip = { ...Object.fromEntries(inEnglish(morning)), ...own } as Trip;
  const [short, long] = (["short", "long"] as const).map((unit) =>
    hours(duration(trip), "en-GB", unit),
  );
  return { ...trip, duration: short, longDuration: long } as Trip;
};

/** Returns the price of a trip as an English page receives it. */
export const englishPackage = (amount: number, trip: Trip): Package => ({
  usual: amount,
  lowest: amount,
  highest: amount,
  usualInWords: money(amount, "EUR", "en"),
  lowestInWords: money(amount, "EUR", "en"),
  lowestShare: pricePerGuest(amount, 7, "EUR", "en") ?? "",
  trip,
});

/** What a page receives of the prices of the trips that it names. */
export const pricesOf = (...packages: Package[]) => ({
  currency: "EUR" as const,
  packages,
  seasons: [],
  allSeasons: [],
  hours: [],
  hoursByDay: [],
  hasRest: false,
});
