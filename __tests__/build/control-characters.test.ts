import { join } from "node:path";
import { controlCharactersIn, describeControlCharacters } from "../../src/build/control-characters";
import { withTemporaryFolder, write } from "../setup/temporary-folder";

const folder = withTemporaryFolder();

test.each([
  ["NUL", "<p>Ein\nsp\0äteren</p>", ["2:3 U+0000 in “<p>Ein\nsp?äteren</p>”"]],
  ["one of C1, and DEL", "a\u0085b\x7f", ["1:2 U+0085 in “a?b?”", "1:4 U+007F in “a?b?”"]],
  ["a form feed", "\f", ["1:1 U+000C in “?”"]],
])("a control character is described with its place: %s", (_, text, expected) => {
  expect(describeControlCharacters(text)).toEqual(expected);
});

test("tabs, line breaks and characters of several bytes are no control characters", () => {
  expect(describeControlCharacters("\tSpäteren\r\n👩‍👩‍👧 \u202e \u00a0 \ufeff")).toEqual([]);
});

test("every HTML file of a folder is read, and no other", () => {
  write(join(folder(), "index.html"), "<p>Sunset</p>");
  write(join(folder(), "de/index.html"), "<p>\0</p>");
  write(join(folder(), "de/404.html/data.json"), "\0");
  expect(controlCharactersIn(folder())).toEqual([
    `${join(folder(), "de", "index.html")}:1:4 U+0000 in “<p>?</p>”`,
  ]);
});
