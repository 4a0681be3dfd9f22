import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { filesBelow } from "../packages/typed-content/files/files-below";
import { TEST_CONTENT } from "../src/commands/lib/test-sites";

/** Returns the keys of the interface messages, by file. */
const messageKeys = (content: string) =>
  filesBelow(join(content, "locales")).map((file) => [
    relative(content, file),
    Object.keys(JSON.parse(readFileSync(file, "utf8")) as object).sort(),
  ]);

// `npx tsx __tests__/setup/complete-content.ts` adds missing messages.
test("the content of the tests holds every interface message", () => {
  expect(messageKeys(TEST_CONTENT)).toEqual(messageKeys("content"));
});
