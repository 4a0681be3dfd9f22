import { factFiller, factNames } from "../../texts/facts";
import { fillPlaceholders, placeholdersIn } from "../../texts/placeholders";
import { content, having } from "../../../../examples/guest-house/__tests__/house-content";

test.each([
  ["is left out", content, false],
  ["is there", having("house.json", { licence: "VTAR/MA/01234" }), true],
  ["cannot be read", { ...content, entries: [] }, true],
])("whether a fact that %s has a name", (_, changed, isNamed) => {
  expect(factNames(changed).includes("house.licence")).toBe(isNamed);
});

test("the line of Markdown that only names a fact goes with the fact, and no other does", () => {
  const text =
    "- **Phone:** {{house.phone}}\n- **Licence:** {{house.licence}}\n\nOf {{house.licence}}.";
  const filled = (from: typeof content) => factFiller(from, "en", "2027-06-15")(text);
  expect(filled(content)).toMatch(/^- \*\*Phone:\*\* \+[\d ]+\n\nOf \{\{house\.licence\}\}\.$/);
  expect(filled(having("house.json", { licence: "VTAR" }))).toMatch(
    /^- .*\n- \*\*Licence:\*\* VTAR\n\nOf VTAR\.$/,
  );
});

test("placeholders are filled in, with or without spaces; unknown ones stay", () => {
  const values = { "house.guests": "11" };
  const text = "{{house.guests}}, {{ house.guests }}, {{house.crew}}, {{toString}}, {house.guests}";
  expect(fillPlaceholders(text, values)).toBe(
    "11, 11, {{house.crew}}, {{toString}}, {house.guests}",
  );
});

test.each([
  ["{{rooms.count}} salidas, {{rooms.count}} luces", "Cuatro salidas, cuatro luces"],
  ["¿{{rooms.count}}? «{{ rooms.count }}».", "¿Cuatro? «Cuatro»."],
  ["¿Cuántas? {{rooms.count}}.", "¿Cuántas? Cuatro."],
  ["«Al mar.» *{{rooms.count}} salidas*", "«Al mar.» *Cuatro salidas*"],
  ["Al mar…\n\n{{rooms.count}} salidas", "Al mar…\n\nCuatro salidas"],
  [
    "Son:\n\n- {{rooms.count}} salidas\n- {{rooms.count}} luces",
    "Son:\n\n- Cuatro salidas\n- Cuatro luces",
  ],
  ["Son\n{{rooms.count}}: {{rooms.count}} luces", "Son\ncuatro: cuatro luces"],
  ["{{house.guests}} invitados, {{rooms.count}} luces", "once invitados, cuatro luces"],
  ["De 1.{{rooms.count}} a 9, {{rooms.count}}mal", "De 1.cuatro a 9, cuatromal"],
])("a calculated number begins a sentence with a capital: %j", (text, expected) => {
  const values = { "rooms.count": "cuatro", "house.guests": "once" };
  expect(fillPlaceholders(text, values, (name) => name === "rooms.count")).toBe(expected);
});

test("a filled-in value is not read as a pattern", () => {
  expect(fillPlaceholders("{{a}}", { a: "$& $1 {{a}}" })).toBe("$& $1 {{a}}");
});

test("the names in a text, in order", () => {
  expect(placeholdersIn("{{b}} and {{ a.c }}, {{b}}")).toEqual(["b", "a.c", "b"]);
  expect(placeholdersIn("none, {one} or {{broken}")).toEqual([]);
});
