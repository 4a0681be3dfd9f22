import { join } from "node:path";
import { lettersOf, rangeWithout } from "../../src/build/fonts";
import { withTemporaryFolder, write } from "../setup/temporary-folder";

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
