import type { Page } from "@playwright/test";
import { valueAt, withValue } from "../../../packages/desk/core/paths";
import { stepsOf } from "../../../packages/desk/core/places";
import { es } from "../../../packages/desk/words/es";
import { present } from "../../setup/present";
import { expect, test } from "./fixtures";
import type { Home } from "./home";
import { expectNoChanges, openHome, save, shownBeside } from "./steps";

/** Accents, punctuation and spaces, some of which shortcuts of the desk could intercept. */
const LINE = "Ábrego, ¿qué? Über & más, for ever. ";

type Typing = {
  file: string;
  field: string;
  /** The text to type; by default a line that is appended to the value. */
  text?: string;
  /** The expected value, if the text replaces the old one. */
  becomes?: string | number;
};

/** Texts of the content, of the interface and in YAML, a time, a telephone and numbers. */
const typings: Typing[] = [
  { file: "trips/sunset.json", field: "note.de" },
  { file: "trips/sunset.json", field: "end", text: "21.45", becomes: "21:45" },
  { file: "pages/location.json", field: "directions.ways.1.text.en" },
  { file: "locales/en/trips.json", field: "none" },
  { file: "legal/cookies.yaml", field: "sections.0.body.es" },
  { file: "reviews/otto.json", field: "name", text: " von der Förde" },
  { file: "company.json", field: "whatsapp", text: "+34600111222", becomes: "+34600111222" },
  { file: "company.json", field: "position.latitude", text: "39,567", becomes: 39.567 },
  { file: "prices.json", field: "packages.1.amount", text: "255,50", becomes: 255.5 },
];

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

/**
 * Types into one field after the other, switches the page beside the form meanwhile, saves once in the middle of a text,
 * and loads the desk again right after the last key.
 */
const typeAll = async (page: Page) => {
  await shownBeside(page);
  for (const [count, typing] of typings.entries()) {
    const { text = LINE, becomes } = typing;
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
  await page.reload();
  await expect(control(page, present(typings.at(-1), "typing"))).toBeFocused();
};

/** Returns the expected content of the files, once the texts have been typed and stored. */
const expectedFiles = ({ read }: Home) => {
  const files = new Map<string, unknown>();
  for (const { file, field, text = LINE, becomes } of typings) {
    const before = files.has(file) ? files.get(file) : read(file);
    const path = stepsOf(field);
    const held = valueAt(before, path);
    const appended = `${held === undefined ? "" : String(held)}${text}`.trim();
    files.set(file, withValue(before, path, becomes ?? appended));
  }
  return files;
};

test("of what is typed in each kind of field none is lost, also in a reload, and none is elsewhere", async ({
  page,
  home,
}) => {
  test.setTimeout(180_000);
  const expected = expectedFiles(home);
  await openHome(page, home);
  await typeAll(page);
  await save(page);
  await expectNoChanges(page);
  for (const [file, data] of expected) expect(home.read(file), file).toEqual(data);
  const changed = home.changes().trimEnd().split("\n");
  const others = changed.filter((each) => !each.includes("older-translations"));
  expect(others).toHaveLength(expected.size);
});
