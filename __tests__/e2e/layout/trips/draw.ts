import type { Page } from "@playwright/test";
import { duration } from "../../../../src/base/calendar/time";
import { hours, money } from "../../../../src/base/format";
import { pricePerGuest } from "../../../../src/model/prices";
import { tripLayoutProblems } from "./measure";
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
  tripLayoutProblems: typeof tripLayoutProblems;
};

/** Adds the layout check to the page. Must be called before the page loads. */
export const addLayoutCheck = (page: Page) =>
  page.addInitScript(`window.tripLayoutProblems = ${String(tripLayoutProblems)}`);

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

/**
 * Renders the German page with each of the sets instead of its own trips, using its own app.
 * @param parts selects the parts of the page that show trips
 * @returns the layout problems of each set
 */
export const problemsWithSets = (page: Page, sets: SetTrip[][], parts: string) =>
  page.evaluate(
    async ([drawnSets, roots]) => {
      const { ___loader: loader, ...app } = window as unknown as DrawingWindow;
      const { loadPageSync } = loader;
      const draw = async (packages: Package[]) => {
        const loaded = loadPageSync(location.pathname);
        if (!loaded) throw new Error("The page has no data.");
        const { prices } = loaded.json.data as PricesData;
        const full = packages.map((each, index) => {
          const built = prices.packages[index % prices.packages.length];
          return { ...each, trip: { ...built?.trip, ...each.trip } };
        });
        const data = { ...loaded.json.data, prices: { ...prices, packages: full } };
        const changedPage = { ...loaded, json: { ...loaded.json, data } };
        loader.loadPageSync = () => changedPage;
        const first = String(packages[0]?.trip.jsonId);
        // Gatsby does not render the same URL again.
        app.___navigate(`${location.pathname}?${first}&${innerWidth}`);
        const isDrawn = () =>
          document.querySelector(`main [id^="${first}"], main [href$="#${first}"]`) !== null;
        while (!isDrawn()) await new Promise(requestAnimationFrame);
        // The sun is animated.
        for (const animation of document.getAnimations()) animation.finish();
      };
      const problems: string[][] = [];
      for (const packages of drawnSets) {
        await draw(packages);
        problems.push(app.tripLayoutProblems(roots));
      }
      loader.loadPageSync = loadPageSync;
      return problems;
    },
    [sets.map((set, index) => tripsOf(set, `set${index}`)), parts] as const,
  );
