import { parseJson } from "../../files/json";
import { parseYaml } from "../../files/yaml";

const LENGTH = 100_000;
const filled = (part: string) => part.repeat(LENGTH / part.length);

/** Seconds of a processor, however busy it is with other things. Most take a tenth; some took half a minute. */
const LONGEST = 3;

const reasonOf = (parse: typeof parseJson, text: string) => {
  const before = process.cpuUsage().user;
  const parsed = parse(text);
  expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(LONGEST);
  return "data" in parsed ? parsed.data : parsed.reason;
};

test.each(["- ", "? ", ": ", "[", "{a: ", "- [", "[[[]]"])(
  "YAML of %j again and again is refused before the parser sees it",
  (part) => {
    expect(reasonOf(parseYaml, filled(part))).toBe("too-deep");
  },
);

test.each(["[", '{"a":', '[{"a":', '["]",', "[\n"])("so is JSON of %j", (part) => {
  expect(reasonOf(parseJson, filled(part))).toBe("too-deep");
});

test("a field far to the right is refused where it is", () => {
  const text = `a: 1\nb:\n${filled(" ")}c: 1`;
  expect(parseYaml(text)).toEqual({ offset: 8, reason: "too-deep" });
});

test.each([
  ["an open quote and blanks", `a: "${filled(" ")}`],
  ["an open apostrophe and blanks", `a: '${filled(" ")}`],
  ["an open quote and lines", `a: "${filled(" \n")}`],
  ["an open quote and hyphens", `a: "${filled("-")}`],
  ["hyphens, and an open quote", `${filled("-")}\na: "`],
])("YAML with %s is soon told", (_, text) => {
  expect(typeof reasonOf(parseYaml, text)).toBe("string");
});

test.each(['"', '\\"', '"a', "\\"])("JSON of %j is soon told", (part) => {
  expect(typeof reasonOf(parseJson, filled(part))).toBe("string");
});

test("what people write is not deep: brackets in texts, rules, lists in lists, blank lines", () => {
  const prose = `a: x ${"[a] {{b}} ".repeat(50)}\nb: |\n  ${"-".repeat(200)}\n${" ".repeat(200)}\n`;
  expect(parseYaml(prose)).toHaveProperty("data");
  expect(parseJson(JSON.stringify({ a: ':[ "'.repeat(50), b: [[[[{ c: 1 }]]]] }))).toHaveProperty(
    "data",
  );
  expect(parseYaml("- - - - a\n")).toEqual({ data: [[[["a"]]]] });
});
