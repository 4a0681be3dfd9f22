import { build } from "esbuild";
import { collections } from "../../src/model";
import { errorCodes } from "../../src/content-files/error";
import { errorLine, errorMessage, messages } from "../../src/validation/messages";
import type { ErrorContext } from "../../src/validation/messages/types";
import { isEnglish } from "./english";
import { errorNames, errorsOf } from "./fixtures";

jest.setTimeout(60_000);

test.each(errorNames)(
  "%s: an English sentence for each error, with no Spanish left",
  async (name) => {
    for (const error of await errorsOf(name)) {
      const english = errorMessage(error, collections, "en");
      expect(english).not.toBe(errorMessage(error, collections));
      expect(isEnglish(english) || english).toBe(true);
    }
  },
);

const context: ErrorContext = {
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

test.each(errorCodes)("%s: the sentences of both languages speak of the same facts", (code) => {
  const facts = (text: string) => text.match(/\d+|trips\/two/g) ?? [];
  const [spanish, english] = [messages.es, messages.en].map(({ errors }) => errors[code](context));
  expect(english).not.toBe(spanish);
  expect(facts(english)).toEqual(facts(spanish));
});

test.each(["expected", "syntax"] as const)("every entry of %s is in English, too", (part) => {
  const entries = (table: object) =>
    Object.entries(table).map(([key, text]) => [
      key,
      typeof text === "function" ? text(["x", "y"]) : text,
    ]);
  const spanish = Object.fromEntries(entries(messages.es[part])) as Record<string, string>;
  for (const [key, text] of entries(messages.en[part])) {
    expect(text.trim()).not.toBe("");
    expect(text).not.toBe(spanish[key]);
    expect(text).not.toMatch(/[áéíóúñ]/);
  }
});

test("a sentence is the place and the reason", () => {
  const error = { file: "terms.json", path: ["social", 0, "url"], code: "empty" } as const;
  const empty = { ...error, path: [...error.path] };
  expect(errorLine(empty, collections)).toBe(
    "terms.json › social › 1 › url: está vacío. Rellenadlo.",
  );
  expect(errorLine(empty, collections, "en")).toBe(
    "terms.json › social › 1 › url: this is empty. Fill it in.",
  );
  expect(errorMessage(empty, collections)).toBe("está vacío. Rellenadlo.");
});

test("all errors and warnings can be found and told in a browser", async () => {
  const contents = `
    export { contentErrors } from "./src/validation";
    export { errorLine } from "./src/validation/messages";
    export { contentWarnings } from "./src/validation/warnings";
    export { missingForLaunch } from "./src/validation/launch";`;
  const { errors } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    platform: "browser",
    logLevel: "silent",
  });
  expect(errors).toEqual([]);
});
