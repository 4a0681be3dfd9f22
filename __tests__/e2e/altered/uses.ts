import { routes } from "../../../src/model/routes";
import { received, uniqueAddress } from "../setup/inbox";
import type { TestedPage } from "../setup/pages";
import type { Driver, Prepared } from "./driver";

const PHONE = 390;
const DESKTOP = 1280;

/** Lets the app start. Called in the middle of a use. */
type Release = () => Promise<unknown>;

/** Something that a visitor does on a page. Throws if it does not succeed. */
export type Use = {
  name: string;
  pages?: TestedPage["name"][];
  /** The query of the address. */
  query?: string;
  width: number;
  run: (page: Driver, release: Release) => Promise<unknown>;
};

const values = (page: Driver) =>
  page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLInputElement>(
          "main :is([name=name], [name=email], textarea)",
        ),
      ].map(({ value }) => value),
    undefined,
  );

const expectEqual = (actual: unknown, expected: unknown) => {
  const [found, wanted] = [actual, expected].map((value) => JSON.stringify(value));
  if (found !== wanted) throw new Error(`${found} instead of ${wanted}`);
};

const isFocused = (page: Driver, selector: string) =>
  page.evaluate((wanted) => Boolean(document.activeElement?.matches(wanted)), selector);

const waitForSelector = (page: Driver, selector: string) =>
  page.waitFor((wanted) => document.querySelector(wanted), selector);

const waitForToast = (page: Driver) =>
  page.waitFor(
    () =>
      [...document.querySelectorAll("[role=status], [role=alert]")].some(
        ({ textContent }) => textContent,
      ),
    undefined,
  );

const closeDialog = async (page: Driver) => {
  await page.key("Escape");
  await page.waitFor(() => !document.querySelector("dialog[open]"), undefined);
};

/** Writes into the form's fields, and lets the app start after the first three letters. */
const write = async (page: Driver, email: string, release?: Release) => {
  await page.press("main [name=name]");
  await page.type("Ana");
  const released = release?.();
  await page.type(" Coll");
  await released;
  await page.type(" i Mas");
  expectEqual(await isFocused(page, "[name=name]"), true);
  await page.press("main [name=email]");
  await page.type(email);
  await page.press("main textarea");
  await page.type("Somos siete");
  expectEqual(await values(page), ["Ana Coll i Mas", email, "Somos siete"]);
};

const expectOneMessage = async (page: Driver, email: string) => {
  await waitForToast(page);
  expectEqual((await received(email)).length, 1);
};

const forms: TestedPage["name"][] = ["contact", "writeReview"];

const rate = (page: Driver) =>
  page.evaluate(
    () => document.querySelector<HTMLElement>("[name=rating][value='4']")?.click(),
    undefined,
  );

export const uses: Use[] = [
  {
    name: "typing",
    pages: forms,
    width: PHONE,
    run: (page, release) => write(page, uniqueAddress(), release),
  },
  {
    name: "sending",
    pages: forms,
    width: PHONE,
    run: async (page, release) => {
      const email = uniqueAddress();
      await rate(page);
      await write(page, email);
      await page.evaluate(() => {
        const button = document.querySelector<HTMLElement>("main form button");
        button?.click();
        button?.click();
      }, undefined);
      await release();
      await expectOneMessage(page, email);
    },
  },
  {
    name: "sending what was filled in without events",
    pages: forms,
    width: PHONE,
    run: async (page, release) => {
      const email = uniqueAddress();
      await rate(page);
      await page.evaluate((address) => {
        const entries = { name: "Ana Coll", email: address, message: "Somos siete" };
        for (const [name, value] of Object.entries(entries)) {
          const field = document.querySelector<HTMLInputElement>(`main [name=${name}]`);
          if (field) field.value = value;
        }
      }, email);
      await page.press("main form button");
      await release();
      await expectOneMessage(page, email);
    },
  },
  {
    name: "changing the trip",
    pages: ["contact"],
    query: "?trip=gone",
    width: PHONE,
    run: async (page, release) => {
      await release();
      await page.waitFor(() => !document.querySelector("main [data-usual]"), undefined);
      for (const index of [1, 2, 0, 1]) {
        await page.evaluate((place) => {
          const select = document.querySelector("main select") as HTMLSelectElement;
          select.selectedIndex = place;
          select.dispatchEvent(new Event("change", { bubbles: true }));
        }, index);
        await page.waitFor(
          (place) =>
            (document.querySelector("main select") as HTMLSelectElement).selectedIndex === place,
          index,
        );
      }
      await write(page, uniqueAddress());
    },
  },
  {
    name: "opening a picture",
    pages: ["gallery"],
    width: PHONE,
    run: async (page, release) => {
      await page.press("main a[data-app]");
      await release();
      await waitForSelector(page, "dialog[open] img");
      await closeDialog(page);
    },
  },
  {
    name: "reading a folded text",
    pages: ["trips", "prices", "contact"],
    width: PHONE,
    run: async (page, release) => {
      await page.press("main details summary");
      await release();
      expectEqual(
        await page.evaluate(
          () => document.querySelector<HTMLDetailsElement>("main details")?.open,
          undefined,
        ),
        true,
      );
    },
  },
  {
    name: "choosing a day",
    pages: ["trips"],
    width: PHONE,
    run: async (page, release) => {
      await page.press("#day");
      await page.evaluate(() => {
        const field = document.querySelector("#day") as HTMLInputElement;
        field.value = field.max;
      }, undefined);
      await release();
      await page.waitFor(() => {
        const field = document.querySelector("#day") as HTMLInputElement;
        return field.value === field.max && document.activeElement === field;
      }, undefined);
    },
  },
  {
    name: "opening the languages",
    width: DESKTOP,
    run: async (page, release) => {
      await page.press("header summary");
      await release();
      await waitForSelector(page, "header details[open]");
      expectEqual(await isFocused(page, "header summary"), true);
      await page.key("ArrowDown");
      expectEqual(await isFocused(page, "header details a"), true);
      await page.key("Escape");
      await page.waitFor(() => !document.querySelector("header details[open]"), undefined);
    },
  },
  {
    name: "opening the menu",
    width: PHONE,
    run: async (page, release) => {
      await page.press("header [popovertarget]");
      await release();
      await waitForSelector(page, "dialog[open]");
      await closeDialog(page);
    },
  },
  {
    name: "going to another page",
    width: DESKTOP,
    run: async (page, release) => {
      await release();
      await page.press(`footer a[href="${routes.reviews.replace("ñ", "%C3%B1")}"]`);
      await page.waitFor(
        () => location.pathname.includes("rese") && document.querySelector("main h1"),
        undefined,
      );
    },
  },
];

/** Whether the page is the one that was opened, neither loaded again nor replaced. */
export const isWhole = (page: Driver) =>
  page.evaluate(
    () =>
      (window as unknown as Prepared).isSameDocument &&
      document.querySelector("main h1") !== null &&
      !document.querySelector("main h1")?.closest("[role=alert]"),
    undefined,
  );
