import { modelMessages } from "../../../src/model/messages";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { contentModel } from "../../../src/model";
import { isMarks, isRead, parseContent } from "../../../src/typed-content/files/content";
import { parseText } from "../../../src/typed-content/files/parse";
import { filesIn } from "../../../src/typed-content/files/read";
import { readPictures } from "../../../src/typed-content/files/read-pictures";
import { contentErrors } from "../../../src/typed-content/check";
import { findingLine } from "../../../src/typed-content/check/messages";

const files = filesIn(TEST_CONTENT);
const sources = files
  .filter((file) => isRead(file, contentModel))
  .map((file) => ({ file, text: readFileSync(join(TEST_CONTENT, file), "utf8") }));
const pictures = readPictures(TEST_CONTENT, files);

/** Checks the valid content with changed texts and additional files. */
const check = async (change: (text: string, file: string) => string, others: string[] = []) => {
  const changed = sources.map(({ file, text }) => ({ file, text: change(text, file) }));
  const content = parseContent([...files, ...others].sort(), changed, contentModel, parseText);
  const errors = contentErrors(content, await pictures);
  return { errors, lines: errors.map((error) => findingLine(error, modelMessages)) };
};

// JSON is YAML, too.
test.each(["null", "[]", "[null]", "5", '"x"', "true", "", '{"__proto__":{"id":1}}', '{"id":[]}'])(
  "%j in every file: all of them are reported",
  async (text) => {
    const { errors, lines } = await check(() => text);
    const reported = new Set(errors.map(({ file }) => file));
    const silent = sources.filter(
      // Marks that say nothing mark nothing.
      ({ file }) => !reported.has(file) && !file.startsWith("locales/") && !isMarks(file),
    );
    expect(silent).toEqual([]);
    expect(lines.join()).not.toMatch(/undefined|\[object|NaN/);
  },
);

test("lines may end as on Windows", async () => {
  expect((await check((text) => text.replaceAll("\n", "\r\n"))).lines).toEqual([]);
});

test("a line of the report is one line, even with strange names", async () => {
  const { lines } = await check(
    (text) => text,
    ["a\nb\u001b[2J.txt", "a\u202egpj.exe", "a\u2028b"],
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join("")).not.toMatch(/[\p{Cc}\u2028\u202E]/u);
});
