import { pages, type TestedPage } from "../pages";
import type { Alteration, Moment } from "./alterations";
import type { Driver, Prepared } from "./driver";
import { isWhole, uses, type Use } from "./uses";

const moments: Moment[] = ["before", "during", "after"];

/** One way to alter a page, and what a visitor does on it. */
export type Cell = { page: TestedPage; use: Use; moment: Moment; alterations: Alteration[] };

export const titleOf = ({ page, use, moment, alterations }: Cell) =>
  `${page.name}, ${alterations.map(({ name }) => name).join(" and ")} ${moment} the app: ${use.name}`;

const usesOf = ({ name }: TestedPage) =>
  uses.filter(({ pages: own }) => own === undefined || own.includes(name));

/** The pages in the default language, with what is done on each, at each moment. Not-found pages run no app. */
export const situations = (): Omit<Cell, "alterations">[] =>
  pages
    .filter(({ language, name }) => language === "es" && name !== "notFound")
    .flatMap((page) =>
      usesOf(page).flatMap((use) => moments.map((moment) => ({ page, use, moment }))),
    );

const pageNames = [...new Set(pages.map(({ name }) => name))];
const usesOfAny = uses.filter((use) => !use.pages);

/** Of the uses that every page has, returns whether it is this one's turn. */
export const isTurnOf = (use: Use, { name }: TestedPage, moment: Moment) =>
  usesOfAny.indexOf(use) === (pageNames.indexOf(name) + moments.indexOf(moment)) % usesOfAny.length;

export const canHappen = ({ moments: possible = moments }: Alteration, moment: Moment) =>
  possible.includes(moment);

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
