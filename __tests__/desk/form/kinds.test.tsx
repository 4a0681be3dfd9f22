/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, screen } from "@testing-library/react";
import { z } from "zod";
import * as field from "../../../src/typed-content/fields";
import type { SchemaNode } from "../../../src/typed-content/schema";
import { focus, blur, paste, press, retype } from "./keyboard";
import { settle, showField, showFields } from "./show-field";

const nodeOf = (schema: z.ZodType) => z.toJSONSchema(schema) as SchemaNode;
const box = () => screen.getByRole<HTMLInputElement>("textbox");
const error = () => document.querySelector(".note--error")?.textContent ?? "";
const change = (control: HTMLElement, value: string) =>
  fireEvent.change(control, { target: { value } });

const COMPANY = "company.json";

test.each([
  ["phone", " 600 123 456 ", "+34 600 123 456"],
  ["email", "mailto:ana@barca.test", "ana@barca.test"],
  ["website", "www.example.com/", "https://www.example.com"],
  ["name", "\u200b Barco\u00a0bueno\u202c ", "Barco\u00a0bueno"],
])("what is written in %s as %j is meant as %j", async (name, written, expected) => {
  const { stored } = await showField({ file: COMPANY, path: [name] });
  const before = box().value;
  retype(box(), "");
  for (const key of written) press(box(), key);
  expect(box().value).toBe(written);
  expect(stored()).toBe(expected);
  blur(box());
  expect(box().value).toBe(expected);
  settle();
  expect(error()).toBe("");
  fireEvent.click(screen.getByRole("button", { name: "Deshacer" }));
  expect(stored()).toBe(before);
});

test.each([
  ["phone", "llamadnos", "No es un teléfono con su prefijo"],
  ["email", "ana en barca", "No es una dirección de correo"],
  ["website", "javascript:alert(1)", "Solo la dirección, sin nada detrás"],
  ["name", "", "Falta"],
  ["name", "{{trips.count}}", "{{trips.count}} no se puede usar en este campo"],
])("what %s cannot be is kept and told: %j", async (name, written, message) => {
  const { stored } = await showField({ file: COMPANY, path: [name] });
  retype(box(), written);
  settle();
  expect(error()).toBe("");
  blur(box());
  expect(error()).toContain(message);
  expect(box().getAttribute("aria-describedby")).toContain(
    document.querySelector(".note--error")?.id,
  );
  expect([box().value, stored()]).toEqual([written, written]);
});

test("a pasted line break is a space in a line", async () => {
  const { stored } = await showField({ file: COMPANY, path: ["name"] });
  focus(box());
  box().select();
  paste(box(), "Vela\r\nClara\n");
  expect([box().value, stored()]).toEqual(["Vela Clara", "Vela Clara"]);
});

const LATITUDE = { file: COMPANY, path: ["position", "latitude"] };
const GUESTS = { file: "terms.json", path: ["guests"] };

test.each([
  ["39,55", 39.55],
  ["39.55", 39.55],
  [" 40 ", 40],
  ["−1", -1],
  ["-0", 0],
  ["39,5,5", "39,5,5"],
  ["39° 33′", "39° 33′"],
  ["1e3", "1e3"],
  ["treinta y nueve", "treinta y nueve"],
  ["1.234.567", "1.234.567"],
  ["３９", "３９"],
  ["", ""],
])("a number is read from %j as %j", async (written, expected) => {
  const { stored } = await showField(LATITUDE);
  retype(box(), written);
  expect([box().value, stored()]).toEqual([written, expected]);
  blur(box());
  settle();
  if (typeof expected === "string") expect(box().value).toBe(expected);
  if (expected === 39.55) expect([box().value, error()]).toEqual(["39,55", ""]);
  if (typeof expected === "string" && expected !== "")
    expect(error()).toBe("No se lee como un número. Escribidlo con cifras, por ejemplo 39,55.");
});

test("a whole number has no decimals, and its limits", async () => {
  const { stored } = await showField(GUESTS);
  expect([box().type, box().inputMode]).toEqual(["text", "numeric"]);
  retype(box(), "7,5");
  blur(box());
  settle();
  expect([stored(), error()]).toEqual([
    "7,5",
    "Aquí va un número entero, con cifras y sin decimales.",
  ]);
  retype(box(), "40");
  settle();
  expect([stored(), error()]).toEqual([40, "El número es demasiado grande. El máximo es 11."]);
});

test("few values are rows, with their colours where they are some", async () => {
  const { stored, container } = await showField({ file: "trips/sunset.json", path: ["sky"] });
  const rows = screen.getAllByRole<HTMLInputElement>("radio");
  expect(container.querySelectorAll(".choice i")).toHaveLength(rows.length);
  expect(rows.filter(({ checked }) => checked)).toHaveLength(1);
  fireEvent.click(screen.getByRole("radio", { name: /^Mañana/ }));
  expect(stored()).toBe("morning");
  expect(screen.getByText(/^Antes: Atardecer/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Deshacer" }));
  expect(stored()).toBe("sunset");
});

test("few values without colours are plain rows", async () => {
  const node = nodeOf(field.choice("Vela", ["latin", "gaff"], { latin: "Latina", gaff: "Áurica" }));
  const { stored } = await showField({ node, file: "terms.json", path: ["sail"] });
  fireEvent.click(screen.getByRole("radio", { name: "Áurica" }));
  expect(stored()).toBe("gaff");
});

test("many values are a list, and so are months of any year", async () => {
  const { stored } = await showField({ file: "terms.json", path: ["season", "from"] });
  const list = screen.getByRole("combobox", { name: "Primer mes" });
  expect(list).toHaveProperty("value", "may");
  change(list, "april");
  expect(stored()).toBe("april");
  expect(screen.getByText("Antes: mayo")).toBeTruthy();
});

test("a switch that may be left out is there only while it is on", async () => {
  const { stored } = await showField({
    file: "reviews/otto.json",
    path: ["hidden"],
    isOptional: true,
  });
  const control = screen.getByRole("switch", { name: "Esconder en la web" });
  expect(control.getAttribute("aria-checked")).toBe("false");
  fireEvent.click(control);
  expect([stored(), control.getAttribute("aria-checked")]).toEqual([true, "true"]);
  expect(screen.getByText("Antes: no")).toBeTruthy();
  fireEvent.click(control);
  expect(stored()).toBeUndefined();
});

test("a month is chosen by its name, and its year", async () => {
  const { stored } = await showField({ file: "legal/privacy.yaml", path: ["updated"] });
  const before = stored();
  change(screen.getByRole("combobox", { name: "Mes" }), "02");
  change(screen.getByRole("combobox", { name: "Año" }), "2027");
  expect(stored()).toBe("2027-02");
  expect(screen.getByRole("option", { name: "febrero" })).toHaveProperty("selected", true);
  // An incomplete choice is kept.
  change(screen.getByRole("combobox", { name: "Mes" }), "");
  expect(stored()).toBe("2027-");
  expect(screen.getByRole("combobox", { name: "Año" })).toHaveProperty("value", "2027");
  blur(screen.getByRole("combobox", { name: "Año" }));
  fireEvent.blur(screen.getByRole("combobox", { name: "Año" }));
  settle();
  expect(error()).toBe("Elegid el mes y el año.");
  fireEvent.click(screen.getByRole("button", { name: "Deshacer" }));
  expect(stored()).toBe(before);
});

test("a day is told in words", async () => {
  const node = nodeOf(field.date("Botadura"));
  const { stored } = await showField({ node, file: "terms.json", path: ["launched"] });
  const control = screen.getByLabelText("Botadura");
  change(control, "2026-11-23");
  expect(stored()).toBe("2026-11-23");
  expect(screen.getByText("lunes, 23 de noviembre de 2026")).toBeTruthy();
});

test.each([
  ["2028-02-29", true],
  ["2026-12-31", true],
  ["2026-02-29", false],
  ["2026-04-31", false],
  ["2026-13-01", false],
  ["1999-01-01", false],
  ["2026-1-1", false],
  ["mañana", false],
])("the 29th of February is a day in some years only: %s", (day, isDay) => {
  expect(field.date("Día").safeParse(day).success).toBe(isDay);
});

test("identifiers, places and references draw nothing", async () => {
  const { container } = await showFields([
    { file: "trips/sunset.json", path: ["id"] },
    { file: "trips/sunset.json", path: ["order"] },
    { file: "prices.json", path: ["packages", 0, "trip"] },
  ]);
  expect(container.innerHTML).toBe("");
});

test("an entry of another collection is chosen by its name; one that is gone is to be chosen again", async () => {
  const { stored, desk } = await showField({ file: "reviews/noor.json", path: ["trip"] });
  const control = screen.getByRole<HTMLSelectElement>("combobox", { name: "Excursión" });
  const names = () => [...control.options].map(({ label }) => label);
  expect(names()).toEqual(["Mañana", "Mediodía", "Atardecer", "Extendida"]);
  change(control, "sunset");
  expect(stored()).toBe("sunset");
  act(() => desk.change("trips/sunset.json", [], undefined));
  expect(names()).toEqual(["Elegid…", "Mañana", "Mediodía", "Extendida"]);
  expect(control.value).toBe("");
});
