import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { withValue } from "../../../src/desk/core/paths";
import { stepsOf } from "../../../src/desk/core/places";
import { es } from "../../../src/desk/words/es";
import { expect, test } from "./fixtures";
import type { Home } from "./home";
import { expectNoChanges, openHome, save, shownBeside } from "./steps";

/** Accents, punctuation and spaces, some of which shortcuts of the desk could intercept. */
const LINE =
  "Ábrego, mistral y gregal: ¿quién sabe qué viento hará mañana? Über 20 Meter & mehr, for ever. ";
const SHORT_LINE = "¿Qué? Über & más. ";

type Typing = {
  file: string;
  field: string;
  /** The text to type; by default a line that is appended to the value. */
  text?: string;
  /** The expected value, if the text replaces the old one. */
  becomes?: string | number;
};

const typings: Typing[] = [
  { file: "trips/sunset.json", field: "note.es" },
  { file: "trips/sunset.json", field: "note.en" },
  { file: "trips/sunset.json", field: "note.de" },
  { file: "trips/sunset.json", field: "end", text: "21.45", becomes: "21:45" },
  { file: "pages/location.json", field: "directions.ways.0.text.es" },
  { file: "pages/location.json", field: "directions.ways.1.text.en" },
  { file: "locales/en/trips.json", field: "none" },
  { file: "services/events.json", field: "text.de" },
  { file: "services/events.json", field: "picture.description.en", text: " And music at night." },
  { file: "legal/cookies.yaml", field: "sections.0.body.es" },
  { file: "legal/cookies.yaml", field: "lead.de" },
  { file: "reviews/otto.json", field: "text.es" },
  { file: "reviews/otto.json", field: "name", text: " von der Förde" },
  { file: "company.json", field: "email", text: "a@barco.test", becomes: "a@barco.test" },
  { file: "company.json", field: "whatsapp", text: "+34600111222", becomes: "+34600111222" },
  { file: "company.json", field: "position.latitude", text: "39,567", becomes: 39.567 },
  { file: "terms.json", field: "cancellationHours", text: "48", becomes: 48 },
  { file: "prices.json", field: "packages.1.amount", text: "255,50", becomes: 255.5 },
];

const files = [...new Set(typings.map(({ file }) => file))];

/** Locates the control of a field; the same list may contain fields of other files. */
const control = (page: Page, { file, field }: Pick<Typing, "file" | "field">) =>
  page
    .locator(`xpath=//main//*[@data-field="${field}"]`)
    .and(page.locator(`xpath=//*[ancestor::*[@data-file][1]/@data-file="${file}"]`))
    .first();

const goTo = async (page: Page, to: Typing) => {
  const address = `#/file/${to.file}?field=${to.field}`;
  await page.evaluate((hash) => (location.hash = hash), address);
  await expect(control(page, to)).toBeFocused();
};

/** Switches the page beside the form to another language, and every fourth time to another page. */
const switchPage = async (page: Page, count: number) => {
  const languages = ["Deutsch", "English", "Español"];
  const stage = page.getByRole("region", { name: es.stage.label });
  await stage.getByRole("button", { name: languages[count % languages.length] }).click();
  if (count % 4 === 0) await stage.getByRole("combobox").selectOption({ index: count % 7 });
};

/** Types into one field after the other, switches the page beside the form meanwhile, and saves once in the middle of a text. */
const typeAll = async (page: Page, all: Typing[], line: string) => {
  await shownBeside(page);
  for (const [count, typing] of all.entries()) {
    const { text = line, becomes } = typing;
    await goTo(page, typing);
    const half = Math.floor(text.length / 2);
    await page.keyboard.press(becomes === undefined ? "ControlOrMeta+End" : "ControlOrMeta+A");
    await page.keyboard.type(text.slice(0, half));
    if (becomes === undefined) {
      await switchPage(page, count);
      // focus() instead of a click, which would move the cursor.
      await control(page, typing).focus();
    }
    if (count === 2) await save(page);
    await page.keyboard.type(text.slice(half));
  }
};

/** Returns the expected content of the files, once the texts have been typed and stored. */
const expectedFiles = ({ read }: Home, all: Typing[], line: string) =>
  new Map(
    files.map((file) => {
      const typed = all.filter((typing) => typing.file === file);
      const data = typed.reduce((before: unknown, { field, text = line, becomes }) => {
        const path = stepsOf(field);
        const held = path.reduce<unknown>(
          (at, step) => (at as Record<string, unknown>)[step],
          before,
        );
        return withValue(
          before,
          path,
          becomes ?? `${held === undefined ? "" : String(held)}${text}`.trim(),
        );
      }, read(file));
      return [file, data];
    }),
  );

const firstOfEach = files.flatMap((file) => typings.find((typing) => typing.file === file) ?? []);

for (const { title, all, line, tag } of [
  { title: "what is typed in each file", all: firstOfEach, line: SHORT_LINE, tag: [] },
  { title: "a thousand characters in any kind of field", all: typings, line: LINE, tag: "@slow" },
]) {
  test(`of ${title} none is lost, and none is elsewhere`, { tag }, async ({ page, home }) => {
    test.setTimeout(180_000);
    const expected = expectedFiles(home, all, line);
    await openHome(page, home);
    await typeAll(page, all, line);
    await save(page);
    await expectNoChanges(page);
    for (const [file, data] of expected) expect(home.read(file), file).toEqual(data);
    const changed = home.changes().trimEnd().split("\n");
    const others = changed.filter((each) => !each.includes("older-translations"));
    expect(others).toHaveLength(files.length);
  });
}

test("what is typed is on the page, and a reload right after the last key keeps it", async ({
  page,
  home,
}, { annotations }) => {
  const title = { file: "trips/sunset.json", field: "title.es" };
  await openHome(page, home, `#/file/${title.file}?field=${title.field}`);
  const beside = await shownBeside(page);
  await expect(control(page, title)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+End");
  // Measured in the browser, from the key to the next paint.
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    addEventListener("input", ({ target }) => {
      const start = performance.now();
      const { value } = target as HTMLTextAreaElement;
      const look = () => {
        const shown = document.querySelector("iframe")?.contentDocument?.body.textContent;
        if (shown?.includes(value)) times.push(performance.now() - start);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });
  const taken = () => page.evaluate(() => (window as unknown as { times: number[] }).times);
  for (const [count, letter] of [..."rojo-mar."].entries()) {
    await page.keyboard.type(letter);
    await expect.poll(async () => (await taken()).length, { intervals: [20] }).toBe(count + 1);
  }
  const times = (await taken()).toSorted((a, b) => a - b);
  annotations.push({
    type: "milliseconds from a key to the page, the middle one",
    description: String(Math.round(times[Math.floor(times.length / 2)] ?? NaN)),
  });
  await expect(beside.getByText("Atardecerrojo-mar.").first()).toBeVisible();

  await page.keyboard.type(" adentro");
  await page.reload();
  await expect(control(page, title)).toHaveValue("Atardecerrojo-mar. adentro");
  expect(home.changes()).toBe("");
});

/** Milliseconds within which the desk has looked at the folder. */
const POLLED = 20_000;

test("while a pull changes the folder: all keys are in one item of a list", async ({
  page,
  home,
}) => {
  type Prices = { seasons: { from: string; to: string; amounts: { amount: number }[] }[] };
  type Inclusions = { included: { label: Record<string, string> }[] };
  const prices = home.read("prices.json") as Prices;
  const inclusions = home.read("inclusions.json") as Inclusions;
  const pull = (file: string, data: unknown) =>
    writeFileSync(home.pathOf(file), `${JSON.stringify(data, undefined, 2)}\n`);
  await openHome(page, home, "#/file/prices.json?field=seasons.1.amounts.0.amount");
  const price = { file: "prices.json", field: "seasons.1.amounts.0.amount" };
  await expect(control(page, price)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("4");
  const easter = { ...prices.seasons[0], from: "2027-03-21", to: "2027-03-29" };
  pull("prices.json", { ...prices, seasons: [easter, ...prices.seasons] });
  const moved = control(page, { ...price, field: "seasons.2.amounts.0.amount" });
  await expect(moved).toBeFocused({ timeout: POLLED });
  await expect(moved).toHaveValue("4");
  await page.keyboard.type("50");

  const line = { file: "inclusions.json", field: "included.1.label.es" };
  await goTo(page, line);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Pat");
  pull("inclusions.json", { ...inclusions, included: inclusions.included.slice(1) });
  const first = control(page, { ...line, field: "included.0.label.es" });
  await expect(first).toBeFocused({ timeout: POLLED });
  await page.keyboard.type("rona");
  await save(page);
  await expectNoChanges(page);
  const [may, july, ...later] = prices.seasons;
  const [amount, ...amounts] = july?.amounts ?? [];
  expect((home.read("prices.json") as Prices).seasons).toEqual([
    easter,
    may,
    { ...july, amounts: [{ ...amount, amount: 450 }, ...amounts] },
    ...later,
  ]);
  const [, skipper, ...others] = inclusions.included;
  expect((home.read("inclusions.json") as Inclusions).included).toEqual([
    { label: { ...skipper?.label, es: "Patrona" } },
    ...others,
  ]);
});
