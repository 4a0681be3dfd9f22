import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { TEST_CONTENT } from "../../src/commands/lib/test-sites";
import { collections } from "../../src/model";
import { readContent } from "../../src/content-files/read";
import { warningLine } from "../../src/validation/messages";
import { contentWarnings } from "../../src/validation/warnings";
import { isEnglish } from "./english";
import {
  contentOf,
  errorNames,
  errorsOf,
  expectedLines,
  readFixture,
  readFolder,
  warningNames,
} from "./fixtures";

jest.setTimeout(60_000);

/** What the valid content says counts as the content before the owner's changes. */
const earlier = (file: string): unknown =>
  JSON.parse(readFileSync(resolve(__dirname, "../fixtures/valid", file), "utf8"));

const warningsIn = async (root: string, before: (file: string) => unknown = earlier) => {
  const { content, pictures } = await readFolder(root);
  return contentWarnings(content, pictures, before);
};

const warningsOf = async (name: string, before: (file: string) => unknown = earlier) => {
  const { content, pictures } = await readFixture(name);
  return contentWarnings(content, pictures, before);
};

test("the valid content has no warning", async () => {
  expect(await warningsOf("valid")).toEqual([]);
});

test.each(warningNames)("%s", async (name) => {
  const warnings = await warningsOf(name);
  expect(warnings.map((each) => warningLine(each))).toEqual(expectedLines(name));
  expect(warnings).not.toEqual([]);
});

test.each(warningNames)("%s is no error", async (name) => {
  expect(await errorsOf(name)).toEqual([]);
});

test.each(warningNames)("%s: the same place, and its sentence in English", async (name) => {
  for (const each of await warningsOf(name)) {
    const [place, text] = warningLine(each, "en").split(/: (.*)/);
    expect(warningLine(each).split(": ")[0]).toBe(place);
    expect(isEnglish(text) || text).toBe(true);
  }
});

// Whatever is wrong with the content, only errors say so.
test.each(errorNames)("with %s warnings can be asked for", async (name) => {
  await expect(warningsOf(name)).resolves.toBeInstanceOf(Array);
});

test("while a trip cannot be read, no trip and no price is said to be missing", async () => {
  expect(await warningsOf("reference-to-an-unreadable-file")).toEqual([]);
});

test("a price that names no trip is an error, and no trip is said to lack it", async () => {
  const { root, remove } = await contentOf("trip-without-price");
  const file = join(root, "prices.json");
  const prices = JSON.parse(readFileSync(file, "utf8")) as { packages: unknown[] };
  prices.packages.push({ trip: 5, amount: 90 });
  writeFileSync(file, JSON.stringify(prices));
  expect(await warningsIn(root).finally(remove)).toEqual([]);
});

test("a picture that lies on its side counts as it is shown", async () => {
  const { root, remove } = await contentOf("valid");
  const file = join(root, "media/boat.jpg");
  const upright = await sharp(file).rotate(90).withMetadata({ orientation: 6 }).toBuffer();
  writeFileSync(file, upright);
  expect(await warningsIn(root).finally(remove)).toEqual([]);
});

test("without earlier content no price has changed", async () => {
  expect(await warningsOf("price-changed", () => undefined)).toEqual([]);
});

test("the content of the tests has no warnings but those about its pictures", async () => {
  const { entries } = readContent(TEST_CONTENT, collections);
  const same = (file: string) => entries.find((entry) => entry.file === file)?.data;
  const codes = (await warningsIn(TEST_CONTENT, same)).map(({ code }) => code);
  expect([...new Set(codes)].sort()).toEqual(["small-picture"]);
});
