import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TEST_CONTENT } from "../src/commands/lib/test-sites";

/** Returns the keys of the interface messages, by file. */
const messageKeys = (content: string) => {
  const root = join(content, "locales");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith(".json"))
      .map((file) => {
        const messages = JSON.parse(readFileSync(join(root, file), "utf8")) as object;
        return [file, Object.keys(messages).sort()];
      }),
  );
};

// `npx tsx __tests__/setup/complete-content.ts` adds missing messages.
test("the content of the tests holds every interface message", () => {
  expect(messageKeys(TEST_CONTENT)).toEqual(messageKeys("content"));
});
