import { contentFormat } from "../../src/editor/browser/content-format";
import { listFormats } from "../../src/editor/browser/file-kinds";
import { contentForms, web } from "./content-forms";

const lists = listFormats(web);

const formatOf = (list: string) => {
  const found = lists.find(({ format }) => format === list);
  if (!found) throw new Error(`There is no list ${list}`);
  return contentFormat(found);
};

test.each(contentForms)("$file comes back from its form byte for byte", ({ list, text }) => {
  const { fromFile, toFile } = formatOf(list);
  expect(toFile(fromFile(text) as object)).toBe(text);
});

type Prices = { packages: { amount: unknown }[] };

const prices = contentForms.find(({ entry }) => entry === "Prices");
const { fromFile, toFile } = formatOf(prices?.list ?? "");

/** The prices with these amounts. */
const priced = (amounts: unknown[]) => ({
  ...(prices?.data as Prices),
  packages: amounts.map((amount) => ({ trip: "morning", amount })),
});

const amountsIn = (data: unknown) => (data as Prices).packages.map(({ amount }) => amount);

test("amounts are numbers in the file and texts in the form", () => {
  const text = toFile(priced(["1.250,00 €", "320,5", 240]));
  expect(amountsIn(JSON.parse(text))).toEqual([1250, 320.5, 240]);
  expect(amountsIn(fromFile(text))).toEqual(["1250", "320,50", "240"]);
});

test("an amount that cannot be read is kept as it was written", () => {
  const text = toFile(priced(["1,250", "gratis"]));
  expect(amountsIn(JSON.parse(text))).toEqual(["1,250", "gratis"]);
  expect(amountsIn(fromFile(text))).toEqual(["1,250", "gratis"]);
});

test("a switch that may be left out is left out when it is off, and stays when it is on", () => {
  const service = contentForms.find(({ file }) => file.endsWith("services/birthdays.json"));
  const { toFile } = formatOf(service?.list ?? "");
  const saved = (hidden: boolean) => toFile({ ...service?.data, hidden });
  expect(saved(false)).toBe(service?.text);
  expect(JSON.parse(saved(true))).toHaveProperty("hidden", true);
});

test.each(["", "{", "[]"])("a file that cannot be read opens no form, and says why: %j", (text) => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  for (const { fromFile } of lists.map(contentFormat)) {
    expect(() => fromFile(text)).toThrow("Esta ficha no se ha podido leer.");
  }
  log.mockRestore();
});
