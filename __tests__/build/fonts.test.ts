import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { lettersOf, rangeWithout, subsetOf } from "../../src/build/fonts";
import { fonts } from "../../src/site/style/fonts";
import { insideTemporaryFolder, withTemporaryFolder, write } from "../setup/temporary-folder";

const folder = withTemporaryFolder();

test("the range of all other letters leaves the given ones out", () => {
  expect(rangeWithout(["a", "b", "c", "ñ", "€"])).toBe("U+0-60,U+64-F0,U+F2-20AB,U+20AD-10FFFF");
});

test("the letters of the content are there, also as capitals, sorted, once, without line ends", () => {
  const letters = lettersOf("__tests__/content");
  expect(letters).toEqual([...new Set(letters)].sort());
  expect(letters).toEqual(expect.arrayContaining(["a", "Z", "ñ", "Ñ", "ß", "ü", "€", "\u00a0"]));
  expect(letters).not.toContain("\n");
});

test("a letter may be written as an escape", () => {
  write(join(folder(), "a.json"), '{ "name": "\\u0160" }');
  write(join(folder(), "b.yaml"), 'name: "\\u0178"');
  expect(lettersOf(folder())).toEqual(expect.arrayContaining(["\u0160", "\u0178"]));
});

describe("a font with the letters of the content", () => {
  const KEPT = ".cache/subset-fonts";
  const [{ source, weights } = { source: "", weights: { min: 0, max: 0 } }] = fonts;
  const whole = readFileSync(resolve("node_modules", source));

  insideTemporaryFolder();

  test("is made once, and again for a letter or a weight that is new", async () => {
    const made = await subsetOf(whole, "ab", weights);
    const [file = ""] = readdirSync(KEPT);
    expect(readFileSync(join(KEPT, file))).toEqual(made);
    writeFileSync(join(KEPT, file), "kept");
    expect(String(await subsetOf(whole, "ab", weights))).toBe("kept");
    const more = await subsetOf(whole, "abñ", weights);
    expect(more.length).toBeGreaterThan(made.length);
    const light = await subsetOf(whole, "ab", { min: weights.min, max: weights.min });
    expect(light.length).toBeLessThan(made.length);
    expect(readdirSync(KEPT)).toHaveLength(3);
  });
});
