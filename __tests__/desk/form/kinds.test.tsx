/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es } from "../test-site";
import { act, fireEvent, screen } from "@testing-library/react";
import { z } from "zod";
import * as field from "../../../src/typed-content/fields";
import type { SchemaNode } from "../../../src/typed-content/schema";
import { blur, press, retype } from "./keyboard";
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

const { fields } = es;
const nodeOf = (schema: z.ZodType) => z.toJSONSchema(schema) as SchemaNode;
const change = (control: HTMLElement, value: string) =>
  fireEvent.change(control, { target: { value } });
const list = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });

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
  expect([box().value, stored()]).toEqual([written, expected]);
  leave(box());
  expect([box().value, isWrong(box())]).toEqual([expected, false]);
  undoField();
  expect(stored()).toBe(before);
});

test.each([
  ["phone", "llamadnos", fields.wrong.phone],
  ["email", "ana en barca", fields.wrong.email],
  ["website", "javascript:alert(1)", fields.wrong.origin],
  ["name", "", fields.missing],
  ["name", "{{trips.count}}", "{{trips.count}} no se puede usar en este campo"],
])("what %s cannot be is kept and told once it is left: %j", async (name, written, message) => {
  const { stored } = await showField({ file: COMPANY, path: [name] });
  retype(box(), written);
  settle();
  expect(isWrong(box())).toBe(false);
  blur(box());
  expect(isWrong(box())).toBe(true);
  expect(saidOf(box())).toContain(message);
  expect([box().value, stored()]).toEqual([written, written]);
});

test("a pasted line break is a space in a line", async () => {
  const { stored } = await showField({ file: COMPANY, path: ["name"] });
  replace(box(), "Vela\r\nClara\n");
  expect([box().value, stored()]).toEqual(["Vela Clara", "Vela Clara"]);
});

test.each([
  ["39,55", 39.55],
  ["39.55", 39.55],
  [" 40 ", 40],
  ["−1", -1],
  ["-0", 0],
  ["", ""],
])("a number is read from %j as %j", async (written, expected) => {
  const { stored } = await showField({ file: COMPANY, path: ["position", "latitude"] });
  retype(box(), written);
  expect([box().value, stored()]).toEqual([written, expected]);
  blur(box());
  if (expected === 39.55) expect(box().value).toBe("39,55");
});

test.each(["39,5,5", "39° 33′", "1e3", "treinta y nueve", "1.234.567", "３９"])(
  "%s is no number, and stays as written",
  async (written) => {
    const { stored } = await showField({ file: COMPANY, path: ["position", "latitude"] });
    retype(box(), written);
    leave(box());
    expect([box().value, stored(), saidOf(box())]).toEqual([written, written, fields.wrong.number]);
  },
);

test("a whole number has no decimals, and its limits", async () => {
  const { stored } = await showField({ file: "terms.json", path: ["guests"] });
  expect([box().type, box().inputMode]).toEqual(["text", "numeric"]);
  retype(box(), "7,5");
  leave(box());
  expect([stored(), saidOf(box())]).toEqual(["7,5", fields.wrong.integer]);
  retype(box(), "40");
  settle();
  expect([stored(), saidOf(box())]).toEqual([
    40,
    "El número es demasiado grande. El máximo es 11.",
  ]);
});

test("few values are rows, with their colours where they have some", async () => {
  const { stored, container } = await showField({ file: "trips/sunset.json", path: ["sky"] });
  const rows = screen.getAllByRole<HTMLInputElement>("radio");
  expect(container.querySelectorAll(".choice i")).toHaveLength(rows.length);
  expect(rows.filter(({ checked }) => checked)).toHaveLength(1);
  fireEvent.click(screen.getByRole("radio", { name: /^Mañana/ }));
  expect(stored()).toBe("morning");
  expect(screen.getByText(/^Antes: Atardecer/)).toBeTruthy();
  undoField();
  expect(stored()).toBe("sunset");
  const node = nodeOf(field.choice("Vela", ["latin", "gaff"], { latin: "Latina", gaff: "Áurica" }));
  const plain = await showField({ node, file: "terms.json", path: ["sail"] });
  fireEvent.click(screen.getByRole("radio", { name: "Áurica" }));
  expect(plain.stored()).toBe("gaff");
});

test("many values are a list, and so are months of any year", async () => {
  const { stored } = await showField({ file: "terms.json", path: ["season", "from"] });
  expect(list("Primer mes").value).toBe("may");
  change(list("Primer mes"), "april");
  expect(stored()).toBe("april");
  expect(screen.getByText(fields.was("mayo"))).toBeTruthy();
});

test("a switch that may be left out is there only while it is on", async () => {
  const otto = { file: "reviews/otto.json", path: ["hidden"], isOptional: true };
  const { stored } = await showField(otto);
  const control = screen.getByRole("switch", { name: "Esconder en la web" });
  expect(control.getAttribute("aria-checked")).toBe("false");
  fireEvent.click(control);
  expect([stored(), control.getAttribute("aria-checked")]).toEqual([true, "true"]);
  expect(screen.getByText(fields.was(fields.no))).toBeTruthy();
  fireEvent.click(control);
  expect(stored()).toBeUndefined();
});

test("a month is chosen by its name, and its year; an incomplete choice is kept", async () => {
  const { stored } = await showField({ file: "legal/privacy.yaml", path: ["updated"] });
  const before = stored();
  change(list(fields.month), "02");
  change(list(fields.year), "2027");
  expect(stored()).toBe("2027-02");
  expect(screen.getByRole("option", { name: "febrero" })).toHaveProperty("selected", true);
  change(list(fields.month), "");
  expect([stored(), list(fields.year).value]).toEqual(["2027-", "2027"]);
  fireEvent.blur(list(fields.year));
  settle();
  expect(screen.getByText(fields.wrong.month)).toBeTruthy();
  undoField();
  expect(stored()).toBe(before);
});

test("a day is told in words", async () => {
  const node = nodeOf(field.date("Botadura"));
  const { stored } = await showField({ node, file: "terms.json", path: ["launched"] });
  change(screen.getByLabelText("Botadura"), "2026-11-23");
  expect(stored()).toBe("2026-11-23");
  expect(screen.getByText("lunes, 23 de noviembre de 2026")).toBeTruthy();
});

// `calendar-date.test.ts` has the days that exist.
test.each([
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["1999-01-01", false],
])("the day %s may be entered: %s", (day, isDay) => {
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

test("a reference is chosen by its name; one that is gone is to be chosen again", async () => {
  const { stored, desk } = await showField({ file: "reviews/noor.json", path: ["trip"] });
  const names = () => [...list("Excursión").options].map(({ label }) => label);
  expect(names()).toEqual(["Mañana", "Mediodía", "Atardecer", "Extendida"]);
  change(list("Excursión"), "sunset");
  expect(stored()).toBe("sunset");
  act(() => desk.change("trips/sunset.json", [], undefined));
  expect(names()).toEqual([fields.choose, "Mañana", "Mediodía", "Extendida"]);
  expect(list("Excursión").value).toBe("");
});
