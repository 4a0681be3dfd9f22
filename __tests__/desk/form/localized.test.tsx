/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, screen, within } from "@testing-library/react";
import { focus, blur, paste, press, retype, type, type TextControl } from "./keyboard";
import { settle, showField, showFields } from "./show-field";

const TRIP = "trips/sunset.json";
const TITLE = { file: TRIP, path: ["title"] };
const NOTE = { file: TRIP, path: ["note"] };
const FACT = "{número de excursiones}";

const line = (name: string) => screen.getByRole<HTMLTextAreaElement>("textbox", { name });
const es = (label = "Nombre") => line(`${label}, en español`);
const en = (label = "Nombre") => line(`${label}, en inglés`);
const de = (label = "Nombre") => line(`${label}, en alemán`);
const noteOf = (control: TextControl) =>
  document.getElementById(control.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
const marks = () => Array.from(document.querySelectorAll("mark"), ({ textContent }) => textContent);

test("each language has its line, by name and language", async () => {
  await showField(TITLE);
  const field = screen.getByRole("group", { name: "Nombre" });
  const lines = within(field).getAllByRole<HTMLTextAreaElement>("textbox");
  expect(lines.map(({ lang }) => lang)).toEqual(["es", "en", "de"]);
  expect(lines).toEqual([es(), en(), de()]);
  expect(lines.map((control) => control.getAttribute("data-field"))).toEqual([
    "title.es",
    "title.en",
    "title.de",
  ]);
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

test("the cursor stays where one types, in the middle of a text with a fact", async () => {
  const { stored } = await showField(NOTE);
  retype(es("Nota"), `Hay ${FACT} salidas`);
  expect(stored()).toMatchObject({ es: "Hay {{trips.count}} salidas" });
  expect(marks()).toContain(FACT);
  for (const [at, typed] of [
    [3, " ya"],
    [7, "las "],
    [15, "x"],
  ] as const) {
    const before = es("Nota").value;
    type(es("Nota"), typed, at);
    expect(es("Nota").value).toBe(before.slice(0, at) + typed + before.slice(at));
    expect(es("Nota").selectionStart).toBe(at + typed.length);
  }
});

test("nothing is lost or moved at any place in or around a fact", async () => {
  const { stored } = await showField(NOTE);
  const text = `a ${FACT} b`;
  const control = es("Nota");
  for (let at = 0; at <= text.length; at += 1) {
    for (const key of ["x", " ", "}"]) {
      focus(control);
      control.select();
      paste(control, text);
      type(control, key, at);
      expect(control.value).toBe(text.slice(0, at) + key + text.slice(at));
      expect(control.selectionStart).toBe(at + 1);
      const left = stored();
      blur(control);
      // Leaving the field does not change the stored text.
      expect(stored()).toBe(left);
    }
  }
});

test("a fact is written however one can, and read by its name", async () => {
  const { stored } = await showField(NOTE);
  retype(es("Nota"), "Hay {NUMERO de  excursiones}.");
  expect(es("Nota").value).toBe("Hay {NUMERO de  excursiones}.");
  expect(stored()).toMatchObject({ es: "Hay {{trips.count}}." });
  blur(es("Nota"));
  expect(es("Nota").value).toBe(`Hay ${FACT}.`);
});

test("what is in braces and no fact is told, and kept", async () => {
  const { stored } = await showField(NOTE);
  retype(es("Nota"), "Hay {excursiones}.");
  expect(noteOf(es("Nota"))).toContain("{excursiones} no es ningún dato");
  retype(es("Nota"), "Hay {{nope}}.");
  blur(es("Nota"));
  settle();
  expect(noteOf(es("Nota"))).toContain("{{nope}} no es ningún dato");
  expect(stored()).toMatchObject({ es: "Hay {{nope}}." });
});

test("a fact is put where the cursor is, by keys alone", async () => {
  const { stored } = await showField(NOTE);
  retype(en("Nota"), "From Palma");
  en("Nota").setSelectionRange(5, 10);
  fireEvent.click(screen.getByRole("button", { name: "Poner un dato" }));
  const items = screen.getAllByRole("menuitem");
  expect(items[0]).toHaveProperty("ownerDocument.activeElement", items[0]);
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
});

test("Escape leads from the facts back to the text", async () => {
  await showField(NOTE);
  focus(de("Nota"));
  fireEvent.click(screen.getByRole("button", { name: "Poner un dato" }));
  fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(de("Nota"));
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

test.each([
  ["Una\r\ntarde\u00a0de oro\r\n", "Una tarde\u00a0de oro"],
  ["\u200bUna\u202a tarde\ufeff", "Una tarde"],
  ["Man\u0303ana\ty más", "Mañana y más"],
  ["sin nada que limpiar", "sin nada que limpiar"],
])("what is pasted is cleaned: %j", async (pasted, expected) => {
  const { stored } = await showField(TITLE);
  retype(es(), "[");
  paste(es(), pasted);
  type(es(), "]");
  expect(es().value).toBe(`[${expected}]`);
  expect(stored()).toMatchObject({ es: `[${expected}]` });
});

test("what has been changed says what it was, and goes back", async () => {
  const { stored, container, desk } = await showField(TITLE);
  const before = stored() as Record<string, string>;
  retype(es(), "Otro nombre");
  retype(de(), "Anderer Name");
  expect(container.querySelector(".field.is-changed")).not.toBeNull();
  expect(screen.getByText(`Antes: «${before.es}»`)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Deshacer" }));
  expect(stored()).toEqual(before);
  expect([...desk.state().work.edits.keys()]).toEqual([]);
  retype(en(), "Other");
  expect(screen.getByText(`Antes, en inglés: «${before.en}»`)).toBeTruthy();
});

test("translations of what has changed are older, until somebody says that they hold", async () => {
  const { container } = await showField(TITLE);
  retype(es(), "Otro nombre");
  expect(container.querySelectorAll(".line.is-old")).toHaveLength(2);
  expect(noteOf(en())).toContain("El español ha cambiado: EN y DE");
  expect(noteOf(de())).toBe(noteOf(en()));
  type(de(), "!");
  expect(noteOf(en())).toContain("El español ha cambiado: EN");
  fireEvent.click(screen.getByRole("button", { name: "Sigue valiendo" }));
  expect(noteOf(en())).toBe("");
  expect(document.activeElement).toBe(de());
  expect(container.querySelectorAll(".line.is-old")).toHaveLength(0);
});

test("what is missing is said quietly, and in red once its line has been left", async () => {
  const { container, stored } = await showField(TITLE);
  retype(en(), "");
  settle();
  expect(noteOf(en())).toBe("Falta");
  expect(container.querySelector(".is-missing")).toBeNull();
  expect(en().getAttribute("aria-invalid")).toBeNull();
  blur(en());
  expect(noteOf(en())).toBe("Falta");
  expect(container.querySelectorAll(".is-missing")).toHaveLength(1);
  expect(en().getAttribute("aria-invalid")).toBe("true");
  expect(stored()).toMatchObject({ en: "" });
  type(en(), "Sunset");
  settle();
  expect(container.querySelector(".is-missing, .is-empty")).toBeNull();
});

test("whoever wants to publish is told of everything", async () => {
  const { container, desk } = await showField(TITLE);
  retype(en(), "");
  await act(() => desk.publish("Un cambio"));
  settle();
  expect(container.querySelectorAll(".is-missing")).toHaveLength(1);
});

test("the letters that are left are told, and what is too much is kept", async () => {
  const { stored } = await showField(TITLE);
  retype(es(), "x".repeat(127));
  expect(noteOf(es())).toBe("");
  type(es(), "x");
  expect(noteOf(es())).toBe("Quedan 32 letras");
  paste(es(), "x".repeat(40));
  expect(noteOf(es())).toBe("Sobran 8 letras");
  blur(es());
  settle();
  expect(noteOf(es())).toBe("Sobran 8 letras");
  expect(stored()).toMatchObject({ es: "x".repeat(168) });
});

test("a text that may be left out is not there once it is empty in all languages", async () => {
  const { stored, container } = await showField({ ...TITLE, isOptional: true });
  for (const control of [es(), en(), de()]) retype(control, "");
  expect(stored()).toBeUndefined();
  expect(container.querySelector(".is-empty")).toBeNull();
  retype(en(), "Evening");
  expect(stored()).toEqual({ en: "Evening" });
  expect(noteOf(es())).toBe("Falta");
});

test("undoing at the desk stands, also while somebody is in the field", async () => {
  const { desk } = await showField(TITLE);
  const before = es().value;
  retype(es(), "Otro");
  act(() => {
    while (desk.state().work.past.length > 0) desk.undo();
  });
  expect(es().value).toBe(before);
});

test.each([
  ["nothing", ""],
  ["spaces", "   "],
  ["100 kB", "a".repeat(100_000)],
  ["emoji", "👩‍👩‍👧‍👦 🏝️"],
  ["right to left", "שלום يا بحر"],
  ["markup", "<script>alert(1)</script>"],
  ["an open fact", "{{trips.count"],
  ["braces", "{}{{}}{{{}}}"],
])("bad input is neither lost nor understood otherwise: %s", async (_, text) => {
  const { stored, container } = await showField(NOTE);
  focus(es("Nota"));
  es("Nota").select();
  paste(es("Nota"), text);
  expect(es("Nota").value).toBe(text);
  expect(stored()).toMatchObject({ es: text.trim() });
  blur(es("Nota"));
  settle();
  expect(es("Nota").value).toBe(text.trim());
  expect(container.querySelector("script")).toBeNull();
});

test("the desk speaks English, too", async () => {
  await showField(TITLE, ["en-GB"]);
  retype(line("Nombre, in Spanish"), "");
  expect(noteOf(line("Nombre, in Spanish"))).toBe("Missing");
});
