import { collections, contentModel } from "../../../src/model";
import { modelMessages } from "../../../src/model/messages";
import { checkContent } from "../../../packages/typed-content/check/check-content";
import {
  findingLine,
  findingMessage,
  messages,
} from "../../../packages/typed-content/check/messages";
import { isEnglish } from "./english";
import {
  errorNames,
  errorsOf,
  expectedLines,
  findingsOf,
  warningNames,
  warningsOf,
} from "./fixtures";
import { recipes } from "./recipes";

const names = [...errorNames, ...warningNames];

test.each(errorNames)("%s", async (name) => {
  const lines = (await errorsOf(name)).map((error) => findingLine(error, modelMessages));
  expect(lines).toEqual(expectedLines(name));
  expect(lines).not.toEqual([]);
});

test.each(warningNames)("%s", async (name) => {
  const warnings = await warningsOf(name);
  expect(warnings.map((each) => findingLine(each, modelMessages))).toEqual(expectedLines(name));
  expect(warnings).not.toEqual([]);
  expect(await errorsOf(name)).toEqual([]);
});

/** Returns the facts in a message, except the menu item “Save as”, which is translated. */
const facts = (text: string) =>
  text
    .replace(/«Guardar como»|“Save as”/, "")
    .match(/\d+|\{\{\S+?\}\}|[\w/-]+\.\w+|"[^"]*"|(?<=[«“])[^»”]*/g);

test.each(names)("%s: an English sentence for each finding, of the same facts", async (name) => {
  for (const finding of await findingsOf(name)) {
    const [spanish, english] = [
      findingMessage(finding, modelMessages),
      findingMessage(finding, modelMessages, "en"),
    ];
    expect(english).not.toBe(spanish);
    expect(isEnglish(english) || english).toBe(true);
    expect(facts(english)).toEqual(facts(spanish));
  }
});

test("every kind of finding has a case, but for what is told at the launch alone", async () => {
  const findings = await Promise.all(names.map(findingsOf));
  const shown = new Set<string>(findings.flat().map(({ code }) => code));
  const codes = Object.keys({ ...messages.es.findings, ...modelMessages.es });
  expect(codes.filter((code) => !shown.has(code))).toEqual([
    "owner-only",
    "not-shown",
    "stand-in",
    "rose",
    "sample",
  ]);
});

test("every recipe has its case", () => {
  expect(names).toEqual(expect.arrayContaining(Object.keys(recipes)));
});

test("errors are ordered by file", async () => {
  const files = (await errorsOf("several-errors-at-once")).map(({ file }) => file);
  expect(new Set(files).size).toBeGreaterThan(3);
  expect(files).toEqual([...files].sort());
});

test("a folder without content lacks every single file", async () => {
  const { errors } = await checkContent("no-such-folder", contentModel, modelMessages);
  const single = collections.filter(({ set }) => set === "single").map(({ path }) => path);
  expect(errors.map(({ file }) => file)).toEqual(expect.arrayContaining(single));
});
