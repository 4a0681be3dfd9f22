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
const NAME = { file: "rooms/garden.json", path: ["name"] };
const TEXT = { file: "rooms/garden.json", path: ["description"] };
const FACT = "{precio más bajo: 85,00 €}";

const es = (label = "Nombre") => box(fields.inLanguage(label, "español"));
const en = (label = "Nombre") => box(fields.inLanguage(label, "inglés"));
const de = (label = "Nombre") => box(fields.inLanguage(label, "alemán"));
const openFacts = () => fireEvent.click(screen.getByRole("button", { name: fields.insertFact }));

test("each language has its line; a translation is cut to one line until it gets the focus, and then stays whole", async () => {
  await showField(TEXT);
  const field = screen.getByRole("group", { name: "Descripción" });
  const lines = within(field).getAllByRole<HTMLTextAreaElement>("textbox");
  expect(lines).toEqual([es, en, de].map((line) => line("Descripción")));
  expect(lines.map(({ lang, dataset }) => [lang, dataset.field])).toEqual(
    ["es", "en", "de"].map((language) => [language, `description.${language}`]),
  );
  const cut = () =>
    [es, en, de].map((line) =>
      line("Descripción").closest(".is-cut")?.contains(line("Descripción")),
    );
  expect(cut()).toEqual([undefined, true, true]);
  focus(en("Descripción"));
  leave(en("Descripción"));
  expect(cut()).toEqual([undefined, undefined, true]);
});

test("a translation that may be missing says in which language the text is shown, and can be taken away", async () => {
  const { stored } = await showField({
    file: "photographs/1.json",
    path: ["picture", "description"],
  });
  retype(en("Descripción"), "");
  leave(en("Descripción"));
  expect(Object.keys(stored() as object)).toEqual(["es", "de"]);
  expect(saidOf(en("Descripción"))).toBe(fields.shownIn("español"));
  expect(isWrong(en("Descripción"))).toBe(false);
  retype(es("Descripción"), "");
  leave(es("Descripción"));
  expect(saidOf(es("Descripción"))).toBe(fields.shownIn("alemán"));
  retype(de("Descripción"), "");
  leave(de("Descripción"));
  expect(saidOf(es("Descripción"))).toBe(fields.missing);
  expect(isWrong(es("Descripción"))).toBe(true);
});

test("typing at any place in or around a fact keeps the text and the cursor", async () => {
  const { stored } = await showField(TEXT);
  const text = `a ${FACT} b`;
  const control = es("Descripción");
  for (let at = 0; at <= text.length; at += 1)
    for (const key of ["x", " ", "}"]) {
      replace(control, text);
      type(control, key, at);
      expect(control.value).toBe(text.slice(0, at) + key + text.slice(at));
      expect(control.selectionStart).toBe(at + 1);
      const left = stored();
      blur(control);
      // Leaving the field does not change the stored text: a last space is shown until then, and never stored.
      expect(stored()).toBe(left);
    }
});

// `fact-labels.test.ts` has all spellings.
test("a fact is stored by its key and read by its name; what is none is told, and kept", async () => {
  const { stored } = await showField(TEXT);
  retype(es("Descripción"), "Hay {PRECIO  mas bajo}.");
  expect(es("Descripción").value).toBe("Hay {PRECIO  mas bajo}.");
  expect(stored()).toMatchObject({ es: "Hay {{rooms.from}}." });
  blur(es("Descripción"));
  expect(es("Descripción").value).toBe(`Hay ${FACT}.`);
  expect(screen.getByText(FACT, { selector: "mark" })).toBeTruthy();
  retype(es("Descripción"), "Hay {precio más bajo: 70 €}.");
  expect(screen.getByRole("status").textContent).toBe(fields.retypedFact("precio más bajo"));
  expect(stored()).toMatchObject({ es: "Hay {{rooms.from}}." });
  retype(es("Descripción"), "Hay {precio}.");
  expect(saidOf(es("Descripción"))).toContain(fields.noFact("precio"));
  retype(es("Descripción"), "Hay {{nope}}.");
  leave(es("Descripción"));
  expect(saidOf(es("Descripción"))).toContain(fields.unknownFact("nope"));
  expect(stored()).toMatchObject({ es: "Hay {{nope}}." });
});

test("a fact is put where the cursor is, by keys alone; Escape leads back to the text", async () => {
  const { stored } = await showField(TEXT);
  retype(en("Descripción"), "From noon");
  en("Descripción").setSelectionRange(5, 10);
  openFacts();
  const items = screen.getAllByRole("menuitem");
  expect(document.activeElement).toBe(items[0]);
  const menu = screen.getByRole("menu");
  fireEvent.keyDown(menu, { key: "ArrowUp" });
  expect(document.activeElement).toBe(items.at(-1));
  fireEvent.keyDown(menu, { key: "ArrowDown" });
  // The browser's own.
  fireEvent.keyDown(menu, { key: "p", ctrlKey: true });
  expect(document.activeElement).toBe(items[0]);
  fireEvent.keyDown(menu, { key: "p" });
  while (!document.activeElement?.textContent.startsWith("precio más bajo"))
    fireEvent.keyDown(menu, { key: "p" });
  // The menu shows the fact's value in the language of the line.
  expect(document.activeElement.textContent).toContain("€85.00");
  fireEvent.click(document.activeElement);
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(en("Descripción"));
  expect(en("Descripción").value).toBe("From {precio más bajo: €85.00}");
  expect(stored()).toMatchObject({ en: "From {{rooms.from}}" });
  openFacts();
  fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(en("Descripción"));
});

test("Enter leads on in a text of one line, and is a line in one of more", async () => {
  await showFields([NAME, TEXT]);
  focus(es());
  press(es(), "Enter");
  expect(document.activeElement).toBe(en());
  press(en(), "Enter");
  press(de(), "Enter");
  expect(document.activeElement).toBe(es("Descripción"));
  retype(es("Descripción"), "a\nb");
  expect(document.activeElement).toBe(es("Descripción"));
  expect(es("Descripción").value).toBe("a\nb");
});

// `values/normalise-text.test.ts` has all that is cleaned.
test("what is pasted at the cursor is cleaned", async () => {
  const { stored } = await showField(NAME);
  retype(es(), "[");
  paste(es(), "\u200bUna\r\ntarde\r\n");
  type(es(), "]");
  expect([es().value, stored()]).toEqual([
    "[Una tarde]",
    expect.objectContaining({ es: es().value }),
  ]);
});

test("what has been changed says what it was, and undo brings it back", async () => {
  const { stored, desk } = await showField(NAME);
  const before = stored() as Record<string, string>;
  retype(es(), "Otro nombre");
  retype(de(), "Anderer Name");
  expect(screen.getByText(fields.was(`«${before.es}»`))).toBeTruthy();
  undoField();
  expect(stored()).toEqual(before);
  expect([...desk.state().work.edits.keys()]).toEqual([]);
  retype(en(), "Other");
  expect(screen.getByText(fields.wasIn("inglés", `«${before.en}»`))).toBeTruthy();
  // Undo at the desk reaches a field that has the focus.
  act(() => {
    while (desk.state().work.past.length > 0) desk.undo();
  });
  expect(en().value).toBe(before.en);
});

test("translations of what has changed are unread until somebody says that they are right", async () => {
  await showField(NAME);
  retype(es(), "Otro nombre");
  const { ask, right } = words.proposals;
  expect([saidOf(en()), saidOf(de())]).toEqual([ask, ask]);
  type(de(), "!");
  expect([saidOf(en()), saidOf(de())]).toEqual([ask, ""]);
  fireEvent.click(screen.getByRole("button", { name: new RegExp(right) }));
  expect([saidOf(en()), saidOf(de())]).toEqual(["", ""]);
  expect(document.activeElement).toBe(en());
});

test("what is missing is said quietly, and is an error once its line has been left, or all is to be published", async () => {
  const { stored, desk } = await showField(NAME);
  retype(en(), "");
  settle();
  expect([saidOf(en()), isWrong(en())]).toEqual([fields.missing, false]);
  blur(en());
  expect([saidOf(en()), isWrong(en()), isWrong(es())]).toEqual([fields.missing, true, false]);
  expect(stored()).toMatchObject({ en: "" });
  type(en(), "Sunset");
  settle();
  expect([saidOf(en()), isWrong(en())]).toEqual(["", false]);
  retype(de(), "");
  await act(() => desk.publish(() => "Un cambio"));
  settle();
  expect(isWrong(de())).toBe(true);
});

test("the letters that are left are told, and what is too much is kept", async () => {
  const { stored } = await showField(NAME);
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
  const { stored } = await showField({ ...NAME, isOptional: true });
  for (const control of [es(), en(), de()]) retype(control, "");
  expect([stored(), saidOf(es())]).toEqual([undefined, ""]);
  retype(en(), "Evening");
  expect([stored(), saidOf(es())]).toEqual([{ en: "Evening" }, fields.missing]);
});

test.each([
  ["spaces", "   "],
  ["100 kB", "a".repeat(100_000)],
  ["emoji, right to left", "👩‍👩‍👧‍👦 שלום يا بحر"],
  ["markup", "<script>alert(1)</script>"],
  ["braces", "{{rooms.from {}{{}}{{{}}}"],
])("bad input is neither lost nor understood otherwise: %s", async (_, text) => {
  const { stored, container } = await showField(TEXT);
  replace(es("Descripción"), text);
  expect(es("Descripción").value).toBe(text);
  expect(stored()).toMatchObject({ es: text.trim() });
  leave(es("Descripción"));
  expect(es("Descripción").value).toBe(text.trim());
  expect(container.querySelector("script")).toBeNull();
});
