import type { Page } from "@playwright/test";
import { duration } from "../../../../packages/typed-content/dates/time";
import { hours, money } from "../../../../src/model/format";
import { pricePerGuest } from "../../../../src/model/prices";
import type { SetTrip } from "./hard-sets";

/** A trip with its price, as in the result of a page query. */
type Package = Record<"lowest" | "highest", number> &
  Record<"usualInWords" | "lowestInWords" | "lowestShare", string> & {
    trip: Record<string, unknown>;
  };
type PricesData = { prices: { packages: Package[] } };

const CURRENCY = "EUR";
const GUESTS = 7;

/** A page in the cache of Gatsby's loader. */
type LoadedPage = { json: { data: object } };

type DrawingWindow = Window & {
  ___loader: { loadPageSync: (path: string) => LoadedPage | undefined };
  ___navigate: (path: string) => void;
};

/** Returns the data in which the trips of a set differ from those of the built page. */
const tripsOf = (set: SetTrip[], name: string): Package[] =>
  set.map(({ amount, ...rest }, index) => ({
    lowest: amount,
    highest: amount,
    usualInWords: money(amount, CURRENCY, "de"),
    lowestInWords: money(amount, CURRENCY, "de"),
    lowestShare: pricePerGuest(amount, GUESTS, CURRENCY, "de") ?? "",
    trip: {
      ...rest,
      sky: "sunset",
      jsonId: `${name}-${index}`,
      duration: hours(duration(rest), "de-DE", "short"),
      longDuration: hours(duration(rest), "de-DE", "long"),
    },
  }));

/** Renders the German page with a set instead of its own trips, using its own app. */
export const drawSet = (page: Page, set: SetTrip[], name: string) =>
  page.evaluate(
    async (packages) => {
      const { ___loader: loader, ...app } = window as unknown as DrawingWindow;
      const { loadPageSync } = loader;
      const loaded = loadPageSync(location.pathname);
      if (!loaded) throw new Error("The page has no data.");
      const { prices } = loaded.json.data as PricesData;
      const full = packages.map((each, index) => {
        const built = prices.packages[index % prices.packages.length];
        return { ...each, trip: { ...built?.trip, ...each.trip } };
      });
      const data = { ...loaded.json.data, prices: { ...prices, packages: full } };
      loader.loadPageSync = () => ({ ...loaded, json: { ...loaded.json, data } });
      const first = String(packages[0]?.trip.jsonId);
      // Gatsby does not render the same URL again.
      app.___navigate(`${location.pathname}?${first}&${innerWidth}`);
      const isDrawn = () =>
        document.querySelector(`main [id^="${first}"], main [href$="#${first}"]`) !== null;
      while (!isDrawn()) await new Promise(requestAnimationFrame);
      // The sun is animated.
      for (const animation of document.getAnimations()) animation.finish();
      loader.loadPageSync = loadPageSync;
    },
    tripsOf(set, name),
  );
