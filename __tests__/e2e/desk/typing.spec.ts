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

const filesOf = (all: Typing[]) => [...new Set(all.map(({ file }) => file))];

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
  const last = all.at(-1);
  if (!last) return;
  await page.reload();
  await expect(control(page, last)).toBeFocused();
};

/** Returns the expected content of the files, once the texts have been typed and stored. */
const expectedFiles = ({ read }: Home, all: Typing[], line: string) =>
  new Map(
    filesOf(all).map((file) => {
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

/** A text in three languages, one of the interface, one in YAML, and a number. */
const kinds = typings.filter(({ file }, index) => {
  const isFirst = typings.findIndex((each) => each.file === file) === index;
  return isFirst && /^(trips|locales|legal|prices)/.test(file);
});

for (const { title, all, line, tag } of [
  { title: "what is typed in each kind of file", all: kinds, line: SHORT_LINE, tag: [] },
  { title: "a thousand characters in any kind of field", all: typings, line: LINE, tag: "@slow" },
]) {
  test(
    `of ${title} none is lost, also in a reload, and none is elsewhere`,
    { tag },
    async ({ page, home }) => {
      test.setTimeout(180_000);
      const expected = expectedFiles(home, all, line);
      await openHome(page, home);
      await typeAll(page, all, line);
      await save(page);
      await expectNoChanges(page);
      for (const [file, data] of expected) expect(home.read(file), file).toEqual(data);
      const changed = home.changes().trimEnd().split("\n");
      const others = changed.filter((each) => !each.includes("older-translations"));
      expect(others).toHaveLength(expected.size);
    },
  );
}
