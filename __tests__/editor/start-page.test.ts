import { readContent } from "../../src/content-files/read";
import { readPictures } from "../../src/content-files/read-pictures";
import { TEST_CONTENT } from "../../src/commands/lib/test-sites";
import { tasks } from "../../src/editor/browser/start-page";
import { startOf } from "../../src/editor/start";
import { collections } from "../../src/model";
import { web } from "./content-forms";

/** Every address of a list or a form that the editor has. */
const known = web.collections.flatMap((list) => {
  const address = `#/collections/${list.name}`;
  return "files" in list
    ? [address, ...list.files.map(({ name }) => `${address}/entries/${name}`)]
    : [address, `${address}/new`];
});

test("every task leads to something that there is", () => {
  const unknown = tasks
    .map(({ address }) => address)
    .filter((address) => address !== "translations.html" && !known.includes(address));
  expect(unknown).toEqual([]);
});

test("the company's name, and what is missing with its place in the editor", async () => {
  const content = readContent(TEST_CONTENT, collections);
  const { name, missing } = startOf(content, await readPictures(TEST_CONTENT, content.files));
  const company = content.entries.find(({ file }) => file === "company.json");
  expect(company?.data).toMatchObject({ name });
  expect(missing.length).toBeGreaterThan(0);
  expect(missing.filter(({ place, address }) => !place || !address)).toEqual([]);
  // A sample review is missing a real one, unless it is hidden.
  expect(missing.filter(({ address }) => /field=sample#.*hidden-guest/.test(address))).toEqual([]);
});
