import type { Page } from "@playwright/test";
import type { LanguageCode } from "../../../src/languages";
import { layoutFaults } from "./measure";
import type { SetTrip } from "./sets";

/** A trip with its price, as queries give them to pages. */
type Package = { amount: number; trip: Record<string, unknown> };
type PricesData = { prices: { packages: Package[] } };

/** A page as Gatsby's loader keeps it. */
type LoadedPage = { json: { data: object } };

type DrawingWindow = Window & {
  ___loader: { loadPageSync: (path: string) => LoadedPage | undefined };
  ___navigate: (path: string) => void;
  layoutFaults: typeof layoutFaults;
};

/** Lets a page tell what is wrong with its layout. To be called before it loads. */
export const measureLayouts = (page: Page) =>
  page.addInitScript(`window.layoutFaults = ${String(layoutFaults)}`);

/** What a trip of a set differs in from those of the built page. */
const tripsOf = (set: SetTrip[], name: string, language: LanguageCode): Package[] =>
  set.map(({ title, amount, ...rest }, index) => ({
    amount,
    trip: { ...rest, jsonId: `${name}-${index}`, title: title[language] },
  }));

/**
 * Draws the page anew with each of the sets instead of its own trips, by its own app.
 * @returns what is wrong with the layout of each
 */
export const faultsOf = (
  page: Page,
  sets: SetTrip[][],
  language: LanguageCode,
  /** Selects the parts of the page that show trips. */
  parts: string,
) =>
  page.evaluate(
    async ([drawn, roots]) => {
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
        const given = { ...loaded, json: { ...loaded.json, data } };
        loader.loadPageSync = () => given;
        const first = String(packages[0]?.trip.jsonId);
        // The same address is not drawn anew.
        app.___navigate(`${location.pathname}?${first}&${innerWidth}`);
        const isDrawn = () =>
          document.querySelector(`main [id^="${first}"], main [href$="#${first}"]`) !== null;
        while (!isDrawn()) await new Promise(requestAnimationFrame);
        // The sun is on its way.
        for (const animation of document.getAnimations()) animation.finish();
      };
      const faults: string[][] = [];
      for (const packages of drawn) {
        await draw(packages);
        faults.push(app.layoutFaults(roots));
      }
      loader.loadPageSync = loadPageSync;
      return faults;
    },
    [sets.map((set, index) => tripsOf(set, `set${index}`, language)), parts] as const,
  );
