import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { writeManual } from "../../build/manual";
import {
  POLYGLOTS,
  SCRIPT,
  writeDangerousFiles,
} from "../../../../__tests__/setup/dangerous-files";
import { withTemporaryFolder, write } from "../../../../__tests__/setup/temporary-folder";

const folder = withTemporaryFolder();
const content = () => join(folder(), "content");
const desk = () => join(folder(), "desk");

/** Returns the languages of which it is said that there is a handbook, and those of which there is one. */
const manual = async () => {
  write(join(desk(), "index.html"));
  const languages = await writeManual(content(), desk(), "");
  const pages = ["es", "en"].filter((code) => existsSync(join(desk(), `manual.${code}.html`)));
  return { languages, pages };
};

test.each([
  [
    ["README.md", "README.en.md"],
    ["es", "en"],
  ],
  [["README.md"], ["es"]],
  [[], []],
])("of the handbooks %j there are pages in %j", async (files, languages) => {
  for (const file of files) write(join(content(), file), "# Manual");
  expect(await manual()).toEqual({ languages, pages: languages });
});

test("a handbook that is a link to another file is none", async () => {
  write(join(folder(), "secret"), "# Secret");
  write(join(content(), "house.json"));
  symlinkSync(join(folder(), "secret"), join(content(), "README.md"));
  expect(await manual()).toEqual({ languages: [], pages: [] });
});

test("of its pictures there are copies without anything else, and of all else there is nothing", async () => {
  await writeDangerousFiles(join(content(), "handbook"));
  await manual();
  const copies = join(desk(), "handbook");
  expect(readdirSync(copies, { recursive: true }).toSorted()).toEqual(
    Object.keys(POLYGLOTS).toSorted(),
  );
  for (const [name, bytes] of Object.entries(POLYGLOTS)) {
    expect((await bytes()).includes(SCRIPT)).toBe(true);
    const copy = readFileSync(join(copies, name));
    expect(copy.includes("<script")).toBe(false);
    expect(await sharp(copy).metadata()).toMatchObject({ width: 9, height: 9 });
  }
});

test("pictures of an earlier handbook are gone", async () => {
  write(join(desk(), "handbook/old.png"), "old");
  await manual();
  expect(existsSync(join(desk(), "handbook/old.png"))).toBe(false);
});
