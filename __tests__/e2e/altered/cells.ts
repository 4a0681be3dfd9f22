import { pages, type TestedPage } from "../setup/pages";
import { alterations, type Alteration, type Moment } from "./alterations";
import type { Driver, Prepared } from "./driver";
import { isWhole, uses, type Use } from "./uses";

export const moments: Moment[] = ["before", "during", "after"];

/** One way to alter a page, and what a visitor does on it. */
export type Cell = { page: TestedPage; use: Use; moment: Moment; alterations: Alteration[] };

export const titleOf = ({ page, use, moment, alterations }: Cell) =>
  `${page.name}, ${alterations.map(({ name }) => name).join(" and ")} ${moment} the app: ${use.name}`;

/** The pages in the default language. Not-found pages run no app. */
const appPages = pages.filter(({ language, name }) => language === "es" && name !== "notFound");

type Situation = Omit<Cell, "alterations">;

/** Every page at every moment, with everything that can be done on it. */
const situations: Situation[] = appPages.flatMap((page) =>
  uses
    .filter((use) => use.pages?.includes(page.name) ?? true)
    .flatMap((use) => moments.map((moment) => ({ page, use, moment }))),
);

const canHappen = ({ moments: possible = moments }: Alteration, moment: Moment) =>
  possible.includes(moment);

/** Every situation with every alteration that can happen in it. */
export const allCells: Cell[] = situations.flatMap((situation) =>
  alterations
    .filter((alteration) => canHappen(alteration, situation.moment))
    .map((alteration) => ({ ...situation, alterations: [alteration] })),
);

/** Returns the names of each two of page, use, moment and alteration that meet in a cell. */
const pairsOf = ({ page, use, moment, alterations: altered }: Cell) =>
  altered.flatMap(({ name: alteration }) => [
    `${page.name} + ${moment}`,
    `${page.name} + ${alteration}`,
    `${use.name} + ${moment}`,
    `${use.name} + ${alteration}`,
    `${moment} + ${alteration}`,
    // What every page has, such as the menu, is the same on all.
    ...(use.pages ? [`${page.name} + ${use.name}`] : []),
  ]);

/** What a press does on a legal page is the same on all, so that one stands for them. */
const isTriedInPairs = ({ page }: Situation) => !/^(privacy|cookies)$/.test(page.name);

const SHARES = 3;

/** Every situation with each third of the alterations. What can happen at one moment alone is in all of them. */
const candidates: Cell[] = situations.filter(isTriedInPairs).flatMap((situation) =>
  Array.from({ length: SHARES }, (_, share) => ({
    ...situation,
    alterations: alterations.filter(
      (alteration, place) =>
        canHappen(alteration, situation.moment) && (alteration.moments || place % SHARES === share),
    ),
  })),
);

/** Chooses cells until each two of page, use, moment and alteration meet: always one in which the most meet anew. */
const choosePairwise = () => {
  const missing = new Set(allCells.filter(isTriedInPairs).flatMap(pairsOf));
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
  { page: { path }, use, moment, alterations }: Cell,
  url: string,
) => {
  await page.resize(use.width);
  await page.goto(url + path + (use.query ?? ""));
  if (moment === "during") await callApp(page);
  if (moment === "after") await releaseApp(page);
  for (const { apply } of alterations) await page.evaluate(apply, undefined);
  await use.run(page, () => releaseApp(page));
  if (!(await isWhole(page))) throw new Error("The page did not stay.");
};
