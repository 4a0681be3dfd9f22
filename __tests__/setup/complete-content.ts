import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { languageCodes } from "../../src/model/languages";
import { collections } from "../../src/model";
import { TEST_CONTENT } from "../../src/commands/lib/test-sites";

const read = (file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as object) : {};

/**
 * Copies into the tests' content what it lacks of `content`: pages and other single files, an entry of each
 * collection, and messages. Overwrites nothing. Run it after adding a page, a collection or a message:
 * `npx tsx __tests__/setup/complete-content.ts`.
 */
const completeContent = () => {
  for (const { path } of collections.filter(({ set }) => set === "single"))
    cpSync(join("content", path), join(TEST_CONTENT, path), { force: false });

  for (const { path } of collections.filter(({ set }) => set === "open")) {
    const folder = dirname(path);
    // Git keeps no empty folder: the owner may have deleted all notices.
    const [entry] = existsSync(join("content", folder)) ? readdirSync(join("content", folder)) : [];
    if (entry && !existsSync(join(TEST_CONTENT, folder)))
      cpSync(join("content", folder, entry), join(TEST_CONTENT, folder, entry));
  }

  for (const folder of languageCodes.map((code) => join("locales", code)))
    for (const name of readdirSync(join("content", folder))) {
      const [messages, own] = ["content", TEST_CONTENT].map((root) =>
        read(join(root, folder, name)),
      );
      const complete = JSON.stringify({ ...messages, ...own }, null, 2);
      writeFileSync(join(TEST_CONTENT, folder, name), `${complete}\n`);
    }
};

completeContent();
