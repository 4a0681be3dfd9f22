/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { collections } from "../../../src/model";
import { withText } from "../../../src/translations/edit";
import { readTranslations } from "../../../src/translations/read";
import { rowsIn } from "../../../src/content-files/texts/text";

const YAML = `# A comment
id: cookies
heading:
  es: 'Hola'   # and one more
  de:  "Guten Tag: hier"

sections:
    -   id: a
        body:
          es: >-
            folded
            text
          en: |-
            - one

            - two
          de: ${"long ".repeat(60)}line
    -   id: b
        body: {es: uno, en: one}
last: |-
  the
  end
`;

/** The lines of `after` that `before` has not, and the other way round. */
const difference = (before: string, after: string) => {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return {
    lost: old.filter((line) => !now.includes(line)),
    won: now.filter((line) => !old.includes(line)),
  };
};

const edit = (path: (string | number)[], text: string) =>
  difference(YAML, withText("legal/a.yaml", YAML, path, text));

describe("YAML", () => {
  test("a plain text takes the place of another; the comment behind it stays", () => {
    expect(edit(["heading", "es"], "Buenas")).toEqual({
      lost: ["  es: 'Hola'   # and one more"],
      won: ["  es: Buenas   # and one more"],
    });
  });

  test("a block keeps its layout, however long its lines are", () => {
    const long = "word ".repeat(60).trim();
    expect(edit(["sections", 0, "body", "en"], `- one\n\n- ${long}`)).toEqual({
      lost: ["            - two"],
      won: [`            - ${long}`],
    });
  });

  test("a line may become a block, and a block a line", () => {
    expect(edit(["heading", "de"], "Guten Tag\n\nund mehr")).toEqual({
      lost: ['  de:  "Guten Tag: hier"'],
      won: ["  de: |-", "    Guten Tag", "    und mehr"],
    });
    expect(edit(["last"], "finish").won).toEqual(["last: finish"]);
  });

  test.each([
    "a: b",
    "# no",
    "*star*",
    "2026-11-20",
    "true",
    "12",
    "- x",
    '"q"',
    "it's",
    "{{a}} b",
  ])("%s stays a text", (text) => {
    const { won } = edit(["heading", "de"], text);
    expect(won).toHaveLength(1);
  });

  test("a text that was missing comes behind the others", () => {
    expect(edit(["heading", "en"], "Hello")).toEqual({ lost: [], won: ["  en: Hello"] });
    expect(edit(["lead", "en"], "Two\nlines")).toEqual({
      lost: [],
      won: ["lead:", "  en: |-", "    Two", "    lines"],
    });
    expect(withText("a.yaml", "id: a\nlead:\n  de:\n", ["lead", "de"], "x")).toBe(
      "id: a\nlead:\n  de: x\n",
    );
  });

  test("a layout in which the text would not stand is left alone", () => {
    expect(() => edit(["sections", 1, "body", "de"], "eins")).toThrow();
    expect(() => edit(["id", "de"], "eins")).toThrow();
    expect(() => edit(["sections", 7, "body", "de"], "eins")).toThrow();
  });
});

const JSON_TEXT = `{
  "a": {"es": "uno",   "de": "eins"}, "n": 1.50,
  "list": [
    { "es": "dos" }
  ]
}
`;

describe("JSON", () => {
  test("changes the text alone, whatever the layout", () => {
    expect(withText("a.json", JSON_TEXT, ["a", "de"], 'neu\n"')).toBe(
      JSON_TEXT.replace('"eins"', String.raw`"neu\n\""`),
    );
  });

  test("adds what was missing in the layout of the editor", () => {
    const source = `${JSON.stringify({ a: { es: "uno" }, b: [{ c: 1 }] }, null, 2)}\n`;
    const changed = withText("a.json", source, ["b", 0, "t", "de"], "x");
    expect(withText("a.json", changed, ["a", "de"], "y")).toBe(
      `${JSON.stringify({ a: { es: "uno", de: "y" }, b: [{ c: 1, t: { de: "x" } }] }, null, 2)}\n`,
    );
    expect(withText("a.json", "{}\n", ["a"], "x")).toBe('{\n  "a": "x"\n}\n');
  });

  test("what holds no texts is left alone", () => {
    for (const path of [
      ["n", "de"],
      ["list", "de"],
      ["list", 3, "de"],
    ]) {
      expect(() => withText("a.json", JSON_TEXT, path, "x")).toThrow();
    }
  });
});

test("every text of the site can be changed and changed back, and its file is as it was", () => {
  const cells = rowsIn(readTranslations("content", collections)).map(({ cells: { de } }) => de);
  expect(cells.length).toBeGreaterThan(300);
  for (const { file, path, text = "" } of cells) {
    const before = readFileSync(join("content", file), "utf8");
    const changed = withText(file, before, path, "Etwas: *Neues*\n\n- mehr");
    expect(changed).not.toBe(before);
    expect(withText(file, changed, path, text)).toBe(before);
  }
});
