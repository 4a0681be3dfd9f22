import { expect, type Page } from "@playwright/test";
import { routes } from "../../../src/model/routes";
import { received, uniqueAddress } from "../setup/inbox";

/** Lets the app start, and waits until it runs. Called in the middle of a use. */
type Release = () => Promise<void>;

/** Something that a visitor does on a page. */
export type Use = {
  name: string;
  path: string;
  isDesktop?: true;
  run: (page: Page, release: Release) => Promise<void>;
};

const values = (page: Page) =>
  page
    .locator("main :is([name=name], [name=email], textarea)")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** Writes into the form's fields, and lets the app start after the first three letters. */
const write = async (page: Page, email: string, release?: Release) => {
  await page.locator("main [name=name]").click();
  await page.keyboard.type("Ana");
  const released = release?.();
  await page.keyboard.type(" Coll");
  await released;
  await page.keyboard.type(" i Mas");
  await expect(page.locator("main [name=name]")).toBeFocused();
  await page.locator("main [name=email]").click();
  await page.keyboard.type(email);
  await page.locator("main textarea").click();
  await page.keyboard.type("Somos siete");
  expect(await values(page)).toEqual(["Ana Coll i Mas", email, "Somos siete"]);
};

const expectOneMessage = async (page: Page, email: string) => {
  await expect(page.locator(":is([role=status], [role=alert]):not(:empty)").first()).toBeAttached();
  expect(await received(email)).toHaveLength(1);
};

const pressStar = (page: Page) =>
  page.locator("[name=rating][value='4']").evaluateAll(([star]) => {
    (star as HTMLElement | undefined)?.click();
  });

const typing = (path: string): Use => ({
  name: "typing",
  path,
  run: (page, release) => write(page, uniqueAddress(), release),
});

const sending = (path: string): Use => ({
  name: "sending, pressed twice",
  path,
  run: async (page, release) => {
    const email = uniqueAddress();
    await pressStar(page);
    await write(page, email);
    await page.locator("main form button:not([type=button])").evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await release();
    await expectOneMessage(page, email);
  },
});

const sendingFilled = (path: string): Use => ({
  name: "sending what was filled in without events",
  path,
  run: async (page, release) => {
    const email = uniqueAddress();
    await pressStar(page);
    await page.evaluate((address) => {
      const entries = { name: "Ana Coll", email: address, message: "Somos siete" };
      for (const [name, value] of Object.entries(entries))
        Object.assign(document.querySelector(`main [name=${name}]`) ?? {}, { value });
    }, email);
    await page.locator("main form button:not([type=button])").click();
    await release();
    await expectOneMessage(page, email);
  },
});

export const uses: Use[] = [
  typing(routes.contact),
  typing(routes.writeReview),
  sending(routes.contact),
  sending(routes.writeReview),
  sendingFilled(routes.contact),
  {
    name: "changing the trip",
    path: `${routes.contact}?trip=gone`,
    run: async (page, release) => {
      await release();
      const select = page.locator("main [name=trip]");
      await expect(page.locator("main [data-usual]")).toHaveCount(0);
      for (const index of [1, 2, 0, 1]) {
        await select.selectOption({ index });
        await expect(select).toHaveJSProperty("selectedIndex", index);
      }
      await write(page, uniqueAddress());
    },
  },
  {
    name: "opening a picture",
    path: routes.gallery,
    run: async (page, release) => {
      await page.locator("main a[data-app]").first().click();
      await release();
      await expect(page.locator("dialog[open] img").first()).toBeAttached();
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog[open]")).toHaveCount(0);
    },
  },
  {
    name: "reading a folded text",
    path: routes.prices,
    run: async (page, release) => {
      await page.locator("main details summary").first().click();
      await release();
      await expect(page.locator("main details").first()).toHaveJSProperty("open", true);
    },
  },
  {
    name: "choosing a day",
    path: routes.trips,
    run: async (page, release) => {
      const field = page.locator("#day");
      await field.click();
      const last = await field.evaluate((input: HTMLInputElement) => (input.value = input.max));
      await release();
      await expect(field).toHaveValue(last);
      await expect(field).toBeFocused();
    },
  },
  {
    name: "opening the languages",
    path: routes.home,
    isDesktop: true,
    run: async (page, release) => {
      await page.locator("header summary").click();
      await release();
      await expect(page.locator("header details")).toHaveAttribute("open");
      await expect(page.locator("header summary")).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(page.locator("header details a").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.locator("header details[open]")).toHaveCount(0);
    },
  },
  {
    name: "opening the menu",
    path: routes.booking,
    run: async (page, release) => {
      await page.locator("header [popovertarget]").first().click();
      await release();
      await expect(page.locator("dialog[open]")).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog[open]")).toHaveCount(0);
    },
  },
  {
    name: "going to another page",
    path: routes.about,
    isDesktop: true,
    run: async (page, release) => {
      await release();
      await page.locator(`footer a[href="${encodeURI(routes.reviews)}"]`).click();
      await expect(page).toHaveURL((url) => decodeURI(url.pathname) === routes.reviews);
      await expect(page.locator("main h1")).toHaveCount(1);
    },
  },
];
