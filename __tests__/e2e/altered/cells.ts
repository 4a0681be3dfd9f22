import { pages, type TestedPage } from "../setup/pages";
import { alterations, type Alteration, type Moment } from "./alterations";
import type { Driver, Prepared } from "./driver";
import { isWhole, uses, type Use } from "./uses";

export const moments: Moment[] = ["before", "during", "after"];

/** One way to alter a page, at some moments, and what a visitor does on it. */
export type Cell = { page: TestedPage; use: Use; altered: Partial<Record<Moment, Alteration[]>> };

export const titleOf = ({ page, use, altered }: Cell) => {
  const ways = moments.flatMap((moment) => {
    const names = altered[moment]?.map(({ name }) => name).join(" and ");
    return names ? [`${names} ${moment} the app`] : [];
  });
  return `${page.name}, ${ways.join(", ")}: ${use.name}`;
};

/** The pages in the default language. Not-found pages run no app. */
const appPages = pages.filter(({ language, name }) => language === "es" && name !== "notFound");

type Situation = Omit<Cell, "altered">;

/** Every page with everything that can be done on it. */
const situations: Situation[] = appPages.flatMap((page) =>
  uses.filter((use) => use.pages?.includes(page.name) ?? true).map((use) => ({ page, use })),
);

const canHappen = ({ moments: possible = moments }: Alteration, moment: Moment) =>
  possible.includes(moment);

/** Every situation with every alteration at every moment at which it can happen. */
export const allCells: Cell[] = situations.flatMap((situation) =>
  moments.flatMap((moment) =>
    alterations
      .filter((alteration) => canHappen(alteration, moment))
      .map((alteration) => ({ ...situation, altered: { [moment]: [alteration] } })),
  ),
);

/** Returns the names of each two of page, use, moment and alteration that meet in a cell. */
const pairsOf = ({ page, use, altered }: Cell) =>
  moments.flatMap((moment) =>
    (altered[moment] ?? []).flatMap(({ name: alteration }) => [
      `${page.name} + ${moment}`,
      `${page.name} + ${alteration}`,
      // With an alteration after the start of the app, the use comes after it.
      `${use.name} ${altered.after ? "with" : "before"} the app`,
      `${use.name} + ${alteration}`,
      `${moment} + ${alteration}`,
      // What every page has, such as the menu, is the same on all.
      ...(use.pages ? [`${page.name} + ${use.name}`] : []),
    ]),
  );

/** What a press does on a legal page is the same on all, so that one stands for them. */
const isTriedInPairs = ({ page }: Situation) => !/^(privacy|cookies)$/.test(page.name);

const SHARES = 3;

/** Returns a third of the alterations. What can happen at one moment alone is in all of them. */
const shareOf = (moment: Moment, share: number) =>
  alterations.filter(
    (alteration, place) =>
      canHappen(alteration, moment) && (alteration.moments || place % SHARES === share % SHARES),
  );

/** Every situation, altered by one third before the app and another one during its start; and by the last one after it. */
const candidates: Cell[] = situations.filter(isTriedInPairs).flatMap((situation) =>
  Array.from({ length: SHARES }, (_, share) => {
    const early = { before: shareOf("before", share), during: shareOf("during", share + 1) };
    const late = { ...early, after: shareOf("after", share + 2) };
    return [early, late].map((altered) => ({ ...situation, altered }));
  }).flat(),
);

/** Chooses cells until each two that can meet have met: always one in which the most meet anew. */
const choosePairwise = () => {
  const missing = new Set(candidates.flatMap(pairsOf));
  const gainOf = (cell: Cell) => new Set(pairsOf(cell).filter((pair) => missing.has(pair))).size;
  const chosen: Cell[] = [];
  while (missing.size > 0) {
    const gains = candidates.map(gainOf);
    const best = candidates[gains.indexOf(Math.max(...gains))] as Cell;
    for (const pair of pairsOf(best)) missing.delete(pair);
    chosen.push(best);
  }
  return chosen;
};

export const pairwiseCells = choosePairwise();

const isReady = () => {
  const main = document.querySelector("main");
  return main && Object.keys(main).some((key) => key.startsWith("__reactProps"));
};

/** Uses an element that needs the app, as a press on it would. */
const callApp = (page: Driver) =>
  page.evaluate(
    () =>
      document
        .querySelector("[data-app]")
        ?.dispatchEvent(new Event("pointerdown", { bubbles: true })),
    undefined,
  );

const releaseApp = async (page: Driver) => {
  await callApp(page);
  await page.evaluate(() => (window as unknown as Prepared).releaseApp(), undefined);
  await page.waitFor(isReady, undefined);
};

/** Opens the page of a cell, alters it and uses it. @throws if the use fails or the page does not stay */
export const runCell = async (
  page: Driver,
  { page: { path }, use, altered }: Cell,
  url: string,
) => {
  const alter = async (moment: Moment) => {
    for (const { apply } of altered[moment] ?? []) await page.evaluate(apply, undefined);
  };
  await page.resize(use.width);
  await page.goto(url + path + (use.query ?? ""));
  await alter("before");
  if (altered.during) await callApp(page);
  await alter("during");
  if (altered.after) await releaseApp(page);
  await alter("after");
  await use.run(page, () => releaseApp(page));
  if (!(await isWhole(page))) throw new Error("The page did not stay.");
};
