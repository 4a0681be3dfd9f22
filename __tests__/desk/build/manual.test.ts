import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeManual } from "../../../src/desk/build/manual";

jest.mock("micromark", () => ({ micromark: (text: string) => `<p>${text}</p>` }));

/** Writes the handbook of a content folder with these files, and returns what is said and what is there. */
const manualOf = (files: string[]) => {
  const root = mkdtempSync(join(tmpdir(), "manual-"));
  for (const file of files) writeFileSync(join(root, file), "# Manual");
  const languages = writeManual(root, root, "");
  const pages = ["es", "en"].filter((code) => existsSync(join(root, `manual.${code}.html`)));
  rmSync(root, { recursive: true });
  return { languages, pages };
};

test.each([
  [
    ["README.md", "README.en.md"],
    ["es", "en"],
  ],
  [["README.md"], ["es"]],
  [[], []],
])("of the handbooks %j there are pages in %j", (files, languages) => {
  expect(manualOf(files)).toEqual({ languages, pages: languages });
});
