/** @jest-environment node */
import { build } from "esbuild";
import { collections } from "../../src/model";
import { checkContent } from "../../src/validation/check-content";
import { faultCodes } from "../../src/content-files/error";
import { reason, sentence } from "../../src/validation/messages";
import { tables, type Told } from "../../src/validation/messages/tables";
import { isEnglish } from "./english";
import { contentOf, faultNames } from "./fixtures";

jest.setTimeout(60_000);

test.each(faultNames)(
  "%s: an English sentence for each fault, with no Spanish left",
  async (name) => {
    const { root, remove } = await contentOf(name);
    const faults = await checkContent(root, collections).finally(remove);
    for (const fault of faults) {
      const english = reason(fault, collections, "en");
      expect(english).not.toBe(reason(fault, collections));
      expect(isEnglish(english) || english).toBe(true);
    }
  },
);

const told: Told = {
  file: "trips/one.yaml",
  path: ["title", "de"],
  detail: "7",
  other: "trips/two.yaml",
  options: ["8", "9"],
  title: "",
  expected: "10",
  line: 11,
  column: 12,
  reason: "13",
};

test.each(faultCodes)("%s: the sentences of both languages speak of the same facts", (code) => {
  const facts = (text: string) => text.match(/\d+|trips\/two/g) ?? [];
  const [spanish, english] = [tables.es, tables.en].map(({ faults }) => faults[code](told));
  expect(english).not.toBe(spanish);
  expect(facts(english)).toEqual(facts(spanish));
});

test.each(["fields", "syntax"] as const)("every entry of %s is in English, too", (part) => {
  const entries = (table: object) =>
    Object.entries(table).map(([key, text]) => [
      key,
      typeof text === "function" ? text(["x", "y"]) : text,
    ]);
  const spanish = Object.fromEntries(entries(tables.es[part])) as Record<string, string>;
  for (const [key, text] of entries(tables.en[part])) {
    expect(text.trim()).not.toBe("");
    expect(text).not.toBe(spanish[key]);
    expect(text).not.toMatch(/[áéíóúñ]/);
  }
});

test("a sentence is the place and the reason", () => {
  const fault = { file: "terms.json", path: ["social", 0, "url"], code: "empty" } as const;
  const empty = { ...fault, path: [...fault.path] };
  expect(sentence(empty, collections)).toBe(
    "terms.json › social › 1 › url: está vacío. Rellenadlo.",
  );
  expect(sentence(empty, collections, "en")).toBe(
    "terms.json › social › 1 › url: this is empty. Fill it in.",
  );
  expect(reason(empty, collections)).toBe("está vacío. Rellenadlo.");
});

test.each(["sentences/index", "fields", "fault", "expected"])(
  "check/%s can be part of a browser's bundle",
  async (name) => {
    const entryPoints = [`src/model/check/${name}.ts`];
    const bundle = { bundle: true, write: false, platform: "browser", logLevel: "silent" } as const;
    expect((await build({ ...bundle, entryPoints })).errors).toEqual([]);
  },
);
