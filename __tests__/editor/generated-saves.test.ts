import fc from "fast-check";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TEST_CONTENT } from "../../src/commands/lib/test-sites";
import { isPicture, parseContent } from "../../src/content-files/content";
import { filesIn } from "../../src/content-files/read";
import { collections } from "../../src/model";
import { contentErrors } from "../../src/validation";
import { checkContent } from "../../src/validation/check-content";
import { contentForms, web } from "./content-forms";
import { changes } from "./generated/changes";
import { openOffice, type Office } from "./generated/office";
import { startScreen } from "./generated/screen";
import { faultsIn } from "./generated/told";

jest.setTimeout(60_000);

const COUNT = 200;

const texts = Object.fromEntries(
  contentForms.map(({ file, text }) => [file.replace("content/", ""), text]),
);
/** One of them is shown nowhere. */
const pictures = [...filesIn(TEST_CONTENT).filter(isPicture), "media/unused.jpg"];
const screen = startScreen();
const root = mkdtempSync(join(tmpdir(), "saves-"));
afterAll(() => rmSync(root, { recursive: true }));

/** What is wrong with the whole content. */
const errorsIn = (office: Office) => {
  const sources = Object.entries(office.texts()).map(([file, text]) => ({ file, text }));
  const files = [...sources.map(({ file }) => file), ...office.pictures()].sort();
  return contentErrors(parseContent(files, sources, collections), []);
};

/** The same of real files, as `npm run check` finds it. */
const errorsOnDisk = (office: Office) => {
  rmSync(root, { recursive: true });
  office.writeTo(root, join(TEST_CONTENT, "media/hero.jpg"));
  return checkContent(root, collections);
};

test(`${COUNT} changes, one after the other: each is saved and in order, or refused with a reason`, async () => {
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(changes(COUNT), async (sequence) => {
      const office = openOffice(web, texts, pictures);
      for (const change of sequence) {
        const { title, isRefused } = await office.apply(change);
        outcomes.add(`${change.kind}: ${isRefused ? "refused" : "done"}`);
        const told = screen.read();
        const faults = isRefused ? faultsIn(told) : errorsIn(office);
        expect({ title, told, faults }).toEqual({ title, told, faults: [] });
      }
      expect(await errorsOnDisk(office)).toEqual([]);
      expect(office.unstable()).toEqual([]);
    }),
    { seed: 1, numRuns: 1, endOnFailure: true },
  );
  expect([...outcomes].sort()).toEqual([
    "delete entry: done",
    "delete picture: done",
    "delete picture: refused",
    "new: done",
    "new: refused",
    "publish: done",
    "publish: refused",
    "save: done",
    "save: refused",
  ]);
});
