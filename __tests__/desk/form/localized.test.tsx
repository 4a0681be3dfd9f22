/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es as words } from "../test-site";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { blur, focus, paste, press, retype, type } from "./keyboard";
import {
  box,
  isWrong,
  leave,
  replace,
  saidOf,
  settle,
  showField,
  showFields,
  undoField,
} from "./show-field";

const { fields } = words;
const TRIP = "trips/sunset.json";
const TITLE = { file: TRIP, path: ["title"] };
const NOTE = { file: TRIP, path: ["note"] };
const FACT = "{número de excursiones}";

const es = (label = "Nombre") => box(fields.inLanguage(label, "español"));
const en = (label = "Nombre") => box(fields.inLanguage(label, "inglés"));
const de = (label = "Nombre") => box(fields.inLanguage(label, "alemán"));
const openFacts = () => fireEvent.click(screen.getByRole("button", { name: fields.insertFact }));

test("each language has its line, by name and language", async () => {
  await showField(TITLE);
  const field = screen.getByRole("group", { name: "Nombre" });
  const lines = within(field).getAllByRole<HTMLTextAreaElement>("textbox");
  expect(lines).toEqual([es(), en(), de()]);
  expect(lines.map(({ lang, dataset }) => [lang, dataset.field])).toEqual(
    ["es", "en", "de"].map((language) => [language, `title.${language}`]),
  );
});

test("every key is stored, and shown as it was typed", async () => {
  const { stored } = await showField(TITLE);
  const before = es().value;
  const shown = type(es(), " de oro ");
  expect(shown).toEqual(Array.from(" de oro ", (_, at) => before + " de oro ".slice(0, at + 1)));
  // A trailing space is shown while the field has the focus, and not stored.
  expect(stored()).toMatchObject({ es: `${before} de oro` });
  blur(es());
  expect(es().value).toBe(`${before} de oro`);
});

test("typing at any place in or around a fact keeps the text and the cursor", async () => {
  const { stored } = await showField(NOTE);
  const text = `a ${FACT} b`;
  const control = es("Nota");
  for (let at = 0; at <= text.length; at += 1)
    for (const key of ["x", " ", "}"]) {
      replace(control, text);
      type(control, key, at);
      expect(control.value).toBe(text.slice(0, at) + key + text.slice(at));
      expect(control.selectionStart).toBe(at + 1);
      const left = stored();
      blur(control);
      // Leaving the field does not change the stored text.
      expect(stored()).toBe(left);
    }
});

// `fact-labels.test.ts` has all spellings.
test("a fact is stored by its key and read by its name; what is none is told, and kept", async () => {
  const { stored } = await showField(NOTE);
  retype(es("Nota"), "Hay {NUMERO de  excursiones}.");
  expect(es("Nota").value).toBe("Hay {NUMERO de  excursiones}.");
  expect(stored()).toMatchObject({ es: "Hay {{trips.count}}." });
  blur(es("Nota"));
  expect(es("Nota").value).toBe(`Hay ${FACT}.`);
  expect(screen.getByText(FACT, { selector: "mark" })).toBeTruthy();
  retype(es("Nota"), "Hay {excursiones}.");
  expect(saidOf(es("Nota"))).toContain(fields.noFact("excursiones"));
  retype(es("Nota"), "Hay {{nope}}.");
  leave(es("Nota"));
  expect(saidOf(es("Nota"))).toContain(fields.unknownFact("nope"));
  expect(stored()).toMatchObject({ es: "Hay {{nope}}." });
});

test("a fact is put where the cursor is, by keys alone; Escape leads back to the text", async () => {
  const { stored } = await showField(NOTE);
  retype(en("Nota"), "From Palma");
  en("Nota").setSelectionRange(5, 10);
  openFacts();
  const items = screen.getAllByRole("menuitem");
  expect(document.activeElement).toBe(items[0]);
  const menu = screen.getByRole("menu");
  fireEvent.keyDown(menu, { key: "ArrowUp" });
  expect(document.activeElement).toBe(items.at(-1));
  fireEvent.keyDown(menu, { key: "ArrowDown" });
  fireEvent.keyDown(menu, { key: "n" });
  while (!document.activeElement?.textContent.startsWith("número de excursiones"))
    fireEvent.keyDown(menu, { key: "n" });
  // The menu shows the fact's value in the language of the line.
  expect(document.activeElement.textContent).toContain("four");
  fireEvent.click(document.activeElement);
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(en("Nota"));
  expect(en("Nota").value).toBe(`From ${FACT}`);
  expect(stored()).toMatchObject({ en: "From {{trips.count}}" });
  openFacts();
  fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(en("Nota"));
});

test("Enter leads on in a text of one line, and is a line in one of more", async () => {
  await showFields([TITLE, NOTE]);
  focus(es());
  press(es(), "Enter");
  expect(document.activeElement).toBe(en());
  press(en(), "Enter");
  press(de(), "Enter");
  expect(document.activeElement).toBe(es("Nota"));
  retype(es("Nota"), "a\nb");
  expect(document.activeElement).toBe(es("Nota"));
  expect(es("Nota").value).toBe("a\nb");
});

// `pasted-text.test.ts` and `normalise-text.test.ts` have all that is cleaned.
test("what is pasted at the cursor is cleaned", async () => {
  const { stored } = await showField(TITLE);
  retype(es(), "[");
  paste(es(), "\u200bUna\r\ntarde\r\n");
  type(es(), "]");
  expect([es().value, stored()]).toEqual([
    "[Una tarde]",
    expect.objectContaining({ es: es().value }),
  ]);
});

test("what has been changed says what it was, and undo brings it back", async () => {
  const { stored, desk } = await showField(TITLE);
  const before = stored() as Record<string, string>;
  retype(es(), "Otro nombre");
  retype(de(), "Anderer Name");
  expect(screen.getByText(fields.was(`«${before.es}»`))).toBeTruthy();
  undoField();
  expect(stored()).toEqual(before);
  expect([...desk.state().work.edits.keys()]).toEqual([]);
  retype(en(), "Other");
  expect(screen.getByText(fields.wasIn("inglés", `«${before.en}»`))).toBeTruthy();
});

test("older translations of what has changed are told until somebody says that they hold", async () => {
  await showField(TITLE);
  retype(es(), "Otro nombre");
  expect(saidOf(en())).toContain(fields.older("EN y DE"));
  expect(saidOf(de())).toBe(saidOf(en()));
  type(de(), "!");
  expect(saidOf(en())).toContain(fields.older("EN"));
  fireEvent.click(screen.getByRole("button", { name: words.changes.stillRight(1) }));
  expect([saidOf(en()), saidOf(de())]).toEqual(["", ""]);
  expect(document.activeElement).toBe(de());
});

test("what is missing is said quietly, and is an error once its line has been left", async () => {
  const { stored } = await showField(TITLE);
  retype(en(), "");
  settle();
  expect([saidOf(en()), isWrong(en())]).toEqual([fields.missing, false]);
  blur(en());
  expect([saidOf(en()), isWrong(en()), isWrong(es())]).toEqual([fields.missing, true, false]);
  expect(stored()).toMatchObject({ en: "" });
  type(en(), "Sunset");
  settle();
  expect([saidOf(en()), isWrong(en())]).toEqual(["", false]);
});

test("whoever wants to publish is told of everything", async () => {
  const { desk } = await showField(TITLE);
  retype(en(), "");
  await act(() => desk.publish("Un cambio"));
  settle();
  expect(isWrong(en())).toBe(true);
});

test("the letters that are left are told, and what is too much is kept", async () => {
  const { stored } = await showField(TITLE);
  retype(es(), "x".repeat(127));
  expect(saidOf(es())).toBe("");
  type(es(), "x");
  expect(saidOf(es())).toBe(fields.lettersLeft(32));
  paste(es(), "x".repeat(40));
  expect(saidOf(es())).toBe(fields.lettersOver(8));
  leave(es());
  expect(saidOf(es())).toBe(fields.lettersOver(8));
  expect(stored()).toMatchObject({ es: "x".repeat(168) });
});

test("a text that may be left out is not there once it is empty in all languages", async () => {
  const { stored } = await showField({ ...TITLE, isOptional: true });
  for (const control of [es(), en(), de()]) retype(control, "");
  expect([stored(), saidOf(es())]).toEqual([undefined, ""]);
  retype(en(), "Evening");
  expect([stored(), saidOf(es())]).toEqual([{ en: "Evening" }, fields.missing]);
});

test("undo at the desk reaches a field that has the focus", async () => {
  const { desk } = await showField(TITLE);
  const before = es().value;
  retype(es(), "Otro");
  act(() => {
    while (desk.state().work.past.length > 0) desk.undo();
  });
  expect(es().value).toBe(before);
});

test.each([
  ["spaces", "   "],
  ["100 kB", "a".repeat(100_000)],
  ["emoji, right to left", "👩‍👩‍👧‍👦 שלום يا بحر"],
  ["markup", "<script>alert(1)</script>"],
  ["braces", "{{trips.count {}{{}}{{{}}}"],
])("bad input is neither lost nor understood otherwise: %s", async (_, text) => {
  const { stored, container } = await showField(NOTE);
  replace(es("Nota"), text);
  expect(es("Nota").value).toBe(text);
  expect(stored()).toMatchObject({ es: text.trim() });
  leave(es("Nota"));
  expect(es("Nota").value).toBe(text.trim());
  expect(container.querySelector("script")).toBeNull();
});
