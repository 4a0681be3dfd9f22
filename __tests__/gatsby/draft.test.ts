import { readFileSync } from "node:fs";
import { drawableFields } from "../../src/gatsby/draft";

const read = (file: string) =>
  JSON.parse(readFileSync(`__tests__/content/${file}`, "utf8")) as Record<string, unknown>;

const fields = (file: string, changes: object) =>
  drawableFields({ file, data: { ...read(file), ...changes } });

test("a draft's texts are drawn however short they are, without its identifier", () => {
  const title = { es: "", en: "x".repeat(999), de: " " };
  const { title: drawn, ...others } = fields("trips/morning.json", { title });
  expect(drawn).toEqual(title);
  expect(others).toHaveProperty("start", "09:30");
  expect(others).not.toHaveProperty("id");
});

test.each([
  ["trips/morning.json", "start", "9:3"],
  ["trips/morning.json", "end", "01:00"],
  ["trips/morning.json", "order", undefined],
  ["prices.json", "packages", [{ trip: "morning", amount: "12,x" }]],
  ["pages/about.json", "values", [{ title: { es: "Nuevo" } }]],
])("of %s, %s stays as it is saved while it is %j", (file, name, value) => {
  const drawn = fields(file, { [name]: value });
  expect(drawn).not.toHaveProperty(name);
  expect(Object.keys(drawn).length).toBeGreaterThan(1);
});

test("what may be left out, and is, is gone", () => {
  const { condition, ...service } = read("services/decoration.json");
  expect(condition).toBeDefined();
  const drawn = drawableFields({ file: "services/decoration.json", data: service });
  expect(drawn).toHaveProperty("condition", undefined);
});

test("a file of no collection has no fields", () => {
  expect(drawableFields({ file: "locales/es/layout.json", data: { book: "Reservar" } })).toEqual(
    {},
  );
});
