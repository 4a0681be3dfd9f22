import { wordDifference } from "../../told/word-difference";

const marked = (one: string, other: string) =>
  wordDifference(one, other).map((parts) =>
    parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join(""),
  );

test.each([
  ["a b c", "a x c", "a [b ]c", "a [x ]c"],
  ["a b c d", "a x y d", "a [b c ]d", "a [x y ]d"],
  ["a b c", "a c", "a [b ]c", "a c"],
  ["same", "same", "same", "same"],
  ["", "new", "", "[new]"],
  ["one two three four", "two one three four", "[one ]two three four", "two [one ]three four"],
])("of «%s» and «%s» the words that differ are marked", (one, other, first, second) => {
  expect(marked(one, other)).toEqual([first, second]);
});

test("no text loses a letter", () => {
  const one = "Una  frase\ncon saltos, y otra.";
  const other = "Otra frase\n\ncon saltos y más.";
  const joined = wordDifference(one, other).map((parts) => parts.map(({ text }) => text).join(""));
  expect(joined).toEqual([one, other]);
});
