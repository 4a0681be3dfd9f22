import { readFileSync } from "node:fs";
import { languageCodes } from "../../../src/base/languages";
import { contentModel } from "../../../src/model";
import { factNames } from "../../../src/typed-content/texts/facts";
import { fillPlaceholders, placeholdersIn } from "../../../src/typed-content/texts/placeholders";
import { entriesOf } from "../../model/entries";

test("a fact that may be left out has no name while it is; one that cannot be read has", () => {
  const named = (terms?: object) =>
    factNames({
      model: contentModel,
      entries: entriesOf(contentModel, { "terms.json": terms }),
    }).filter((name) => name.startsWith("terms.season"));
  const both = ["terms.season.from", "terms.season.to"];
  expect(named({ guests: 7 })).toEqual([]);
  expect(named({ season: { from: "april", to: "october" }, seasonConfirmed: true })).toEqual(both);
  expect(named(undefined)).toEqual(both);
});

test.each(["README.md", "README.en.md"])("the handbook's %s lists every placeholder", (file) => {
  const listed = placeholdersIn(readFileSync(`content/${file}`, "utf8"));
  // A fact that is a text differs by language, and texts are in one language.
  const isText = (name: string) => languageCodes.some((code) => name.endsWith(`.${code}`));
  const useful = factNames({ model: contentModel, entries: [] }).filter((name) => !isText(name));
  expect(useful.filter((name) => !listed.includes(name))).toEqual([]);
});

test("placeholders are filled in, with or without spaces; unknown ones stay", () => {
  const values = { "terms.guests": "11" };
  const text = "{{terms.guests}}, {{ terms.guests }}, {{terms.crew}}, {{toString}}, {terms.guests}";
  expect(fillPlaceholders(text, values)).toBe(
    "11, 11, {{terms.crew}}, {{toString}}, {terms.guests}",
  );
});

test.each([
  ["{{trips.count}} salidas, {{trips.count}} luces", "Cuatro salidas, cuatro luces"],
  ["¿{{trips.count}}? «{{ trips.count }}».", "¿Cuatro? «Cuatro»."],
  ["¿Cuántas? {{trips.count}}.", "¿Cuántas? Cuatro."],
  ["«Al mar.» *{{trips.count}} salidas*", "«Al mar.» *Cuatro salidas*"],
  ["Al mar…\n\n{{trips.count}} salidas", "Al mar…\n\nCuatro salidas"],
  [
    "Son:\n\n- {{trips.count}} salidas\n- {{trips.count}} luces",
    "Son:\n\n- Cuatro salidas\n- Cuatro luces",
  ],
  ["Son\n{{trips.count}}: {{trips.count}} luces", "Son\ncuatro: cuatro luces"],
  ["{{terms.guests}} invitados, {{trips.count}} luces", "once invitados, cuatro luces"],
  ["De 1.{{trips.count}} a 9, {{trips.count}}mal", "De 1.cuatro a 9, cuatromal"],
])("the number of trips begins a sentence with a capital: %j", (text, expected) => {
  const values = { "trips.count": "cuatro", "terms.guests": "once" };
  expect(fillPlaceholders(text, values, (name) => name === "trips.count")).toBe(expected);
});

test("a filled-in value is not read as a pattern", () => {
  expect(fillPlaceholders("{{a}}", { a: "$& $1 {{a}}" })).toBe("$& $1 {{a}}");
});

test("the names in a text, in order", () => {
  expect(placeholdersIn("{{b}} and {{ a.c }}, {{b}}")).toEqual(["b", "a.c", "b"]);
  expect(placeholdersIn("none, {one} or {{broken}")).toEqual([]);
});

test("a long text is filled in at once", () => {
  const { user } = process.cpuUsage();
  const lines = "\n".repeat(7000);
  expect(fillPlaceholders(`${lines}a {{trips.count}}`, { "trips.count": "x" }, () => true)).toMatch(
    /a x$/,
  );
  expect(placeholdersIn(`{{${" ".repeat(100_000)}`)).toEqual([]);
  expect(process.cpuUsage().user - user).toBeLessThan(1_000_000);
});
