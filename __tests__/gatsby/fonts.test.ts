/** @jest-environment node */
import { lettersOf, unicodeRange } from "../../src/gatsby/fonts";

test("neighbouring letters become ranges", () => {
  expect(unicodeRange(["a", "b", "c", "ñ", "€"])).toBe("U+61-63,U+F1,U+20AC");
});

test("the letters of the content are there, sorted and once, and none that ends a line", () => {
  const letters = lettersOf("__tests__/content");
  expect(letters).toEqual([...new Set(letters)].sort());
  expect(letters).toEqual(expect.arrayContaining(["a", "Z", "ñ", "ß", "ü", "€", "\u00a0"]));
  expect(letters).not.toContain("\n");
});
