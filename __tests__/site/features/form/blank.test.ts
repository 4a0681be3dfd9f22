import { isBlank } from "../../../../src/site/features/form/problems";

test.each([
  ["nothing", ""],
  ["white space", " \t\n\u00a0\u3000"],
  ["a zero-width space", "\u200b"],
  ["a byte order mark and a soft hyphen", "\ufeff\u00ad"],
  ["marks of direction", "\u200e\u202e\u2067"],
  ["a Hangul filler and a variation selector", "\u3164\ufe0f"],
  ["an empty Braille cell", "\u2800"],
])("a reader sees nothing of %s", (_, text) => expect(isBlank(text)).toBe(true));

test.each(["A", "\u200bA", ".", "👩‍👩‍👧‍👦", "שלום", "👍🏽"])("a reader sees %j", (text) =>
  expect(isBlank(text)).toBe(false),
);
