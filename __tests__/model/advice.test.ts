/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { collections } from "../../src/model";
import { adviceOn } from "../../src/validation/warnings";
import { adviceSentence } from "../../src/validation/warnings/sentences";
import { checkContent } from "../../src/validation/check-content";
import { readAll } from "../../src/content-files/read";
import { isEnglish } from "./english";
import { adviceNames, contentOf, expectedLines, faultNames } from "./fixtures";

jest.setTimeout(60_000);

/** What the valid content says counts as the content before the owner's changes. */
const earlier = (file: string): unknown =>
  JSON.parse(readFileSync(resolve(__dirname, "../fixtures/valid", file), "utf8"));

const adviceOf = async (name: string) => {
  const { root, remove } = await contentOf(name);
  return adviceOn(root, collections, earlier).finally(remove);
};

test("the valid content deserves no advice", async () => {
  expect(await adviceOf("valid")).toEqual([]);
});

test.each(adviceNames)("%s", async (name) => {
  const advice = await adviceOf(name);
  expect(advice.map((each) => adviceSentence(each))).toEqual(expectedLines(name));
  expect(advice).not.toEqual([]);
});

test.each(adviceNames)("%s is no fault", async (name) => {
  const { root, remove } = await contentOf(name);
  expect(await checkContent(root, collections).finally(remove)).toEqual([]);
});

test.each(adviceNames)("%s: the same place, and its sentence in English", async (name) => {
  for (const each of await adviceOf(name)) {
    const [place, text] = adviceSentence(each, "en").split(/: (.*)/);
    expect(adviceSentence(each).split(": ")[0]).toBe(place);
    expect(isEnglish(text) || text).toBe(true);
  }
});

// Whatever is wrong with the content, it is the check's to say.
test.each(faultNames)("with %s advice can be asked for", async (name) => {
  await expect(adviceOf(name)).resolves.toBeInstanceOf(Array);
});

test("a picture that lies on its side counts as it is shown", async () => {
  const { root, remove } = await contentOf("valid");
  const file = join(root, "media/boat.jpg");
  const upright = await sharp(file).rotate(90).withMetadata({ orientation: 6 }).toBuffer();
  writeFileSync(file, upright);
  expect(await adviceOn(root, collections, earlier).finally(remove)).toEqual([]);
});

test("without earlier content no price has changed", async () => {
  const { root, remove } = await contentOf("price-changed");
  expect(await adviceOn(root, collections, () => undefined).finally(remove)).toEqual([]);
});

test("the site's own content deserves only what the owner has not entered yet", async () => {
  const { entries } = readAll("content", collections).content;
  const same = (file: string) => entries.find((entry) => entry.file === file)?.data;
  const advice = await adviceOn("content", collections, same);
  expect(advice.filter(({ code }) => code !== "not-entered")).toEqual([]);
  const files = advice.map(({ file }) => file);
  expect(files.filter((file) => file !== "company.json" && file !== "providers.json")).toEqual([]);
});
