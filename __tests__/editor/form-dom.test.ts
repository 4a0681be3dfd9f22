/** @jest-environment jsdom */
import { fieldAt, pathOf } from "../../src/editor/browser/form-dom";
import { trips } from "../../src/model/collections/trips";
import { prices } from "../../src/model/collections/prices";
import { jsonSchema, type Path } from "../../src/model/schema";

/** A field as Decap draws it: a box with a label and, in it, a control or other fields. */
const box = (name: string, inside = `<input />`) =>
  `<div class="css-x-ControlContainer"><label for="${name}-field-1"></label>${inside}</div>`;

const item = box("trip") + box("amount");
const form = {
  Trip: box("start") + box("title", box("es") + box("en")),
  Prices: box("vatPercent") + box("packages", item + item + item),
};

test.each<[string, keyof typeof form, Path]>([
  ["a field", "Trip", ["start"]],
  ["a language", "Trip", ["title", "en"]],
  ["an item's field", "Prices", ["packages", 2, "amount"]],
  ["a first item's field", "Prices", ["packages", 0, "trip"]],
])("%s is found by its path, and tells it", (_, type, path) => {
  document.body.innerHTML = form[type];
  const field = fieldAt(path);
  const input = field?.querySelector("input");
  expect(input && pathOf(input, jsonSchema(type === "Trip" ? trips : prices))).toEqual(path);
});

test("what is no part of a form has no path", () => {
  document.body.innerHTML = "<button></button>";
  expect(pathOf(document.body, {})).toEqual([]);
});
