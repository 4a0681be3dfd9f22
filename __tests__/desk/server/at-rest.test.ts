import { promises, rmSync } from "node:fs";
import { join } from "node:path";
import { commitPlace, readAtRest } from "../../../src/desk/server/at-rest";
import { commitsAt, type Files } from "../../../src/desk/server/commit";
import { openContentFolder } from "../../../src/desk/server/content-folder";
import { guestHouse } from "../../guest-house/model";
import { write } from "../../setup/temporary-folder";
import { textsBelow } from "../../setup/texts-below";
import { testFolder } from "../stores/folder";

const GARDEN = "rooms/garden.json";
const STREET = "rooms/street.json";
const MARK = crypto.randomUUID();
const CHANGES = new Map([
  [GARDEN, "1"],
  [STREET, "2"],
]);

let site: ReturnType<typeof testFolder>;
let before: Record<string, string>;
beforeEach(async () => {
  site = testFolder();
  before = texts();
  await interrupt();
});
afterEach(() => site.remove());

/** Leaves a save as a computer does that stops after the first of its files. */
const interrupt = async () => {
  let renames = 0;
  const files: Files = {
    ...promises,
    // The journal; a copy of the first file; the first file.
    rename: (from, to) =>
      (renames += 1) > 3
        ? Promise.reject(new Error("The machine has stopped."))
        : promises.rename(from, to),
  };
  const { commit } = commitsAt(commitPlace(site.folder), files);
  await expect(commit(CHANGES, () => Promise.resolve(true), MARK)).rejects.toThrow("stopped");
  expect(texts()).toMatchObject({ [GARDEN]: "1", [STREET]: before[STREET] });
};

const texts = () => textsBelow(join(site.folder, "content"));

test("whoever reads next finds an interrupted save complete", async () => {
  expect(await readAtRest(site.folder, texts)).toMatchObject({ [GARDEN]: "1", [STREET]: "2" });
  expect(await openContentFolder(site.folder, guestHouse).isMade(MARK)).toBe(true);
});

test("of one whose file was pulled meanwhile nothing is there, which is told, and both are kept", async () => {
  write(join(site.folder, "content", STREET), "pulled");
  const warn = jest.spyOn(console, "warn").mockReturnValue();
  const content = openContentFolder(site.folder, guestHouse);
  // The desk asks for the mark, and still has its changes.
  expect(await content.isMade(MARK)).toBe(false);
  expect(texts()).toEqual({ ...before, [STREET]: "pulled" });
  const [said = ""] = warn.mock.calls.flat() as string[];
  const [, folder = ""] = /copia en (.*)\.$/.exec(said) ?? [];
  expect(textsBelow(folder)).toEqual(Object.fromEntries(CHANGES));
  await content.load();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test("one whose temporary files are gone is put back, and holds nothing up", async () => {
  rmSync(join(site.folder, ".desk/commit/new"), { recursive: true });
  const warn = jest.spyOn(console, "warn").mockReturnValue();
  const content = openContentFolder(site.folder, guestHouse);
  expect(await content.isMade(MARK)).toBe(false);
  expect(texts()).toEqual(before);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
