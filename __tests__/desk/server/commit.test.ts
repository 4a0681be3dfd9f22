import { existsSync, promises, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { commitsAt, madeCommits, type Files } from "../../../src/desk/server/commit";
import type { FileChanges } from "../../../src/desk/stores/store";
import { withTemporaryFolder, write } from "../../setup/temporary-folder";
import { textsBelow } from "../../setup/texts-below";

const home = withTemporaryFolder();

const BEFORE = { "rooms/a.json": "a", "rooms/b.json": "b", "house.json": "1" };
const CHANGES: FileChanges = new Map<string, string | Uint8Array | undefined>([
  ["rooms/a.json", "A"],
  ["rooms/b.json", undefined],
  ["media/new/c.jpg", new Uint8Array([1, 2, 3])],
  ["house.json", "2"],
]);
const MARK = "a3d7c1de";
const AFTER = { "rooms/a.json": "A", "media/new/c.jpg": "\u0001\u0002\u0003", "house.json": "2" };

const root = () => join(home(), "content");
const folder = () => join(home(), ".desk/commit");
const commits = (files?: Files) => commitsAt({ root: root(), folder: folder() }, files);
const isBase = () => Promise.resolve(true);
const isMade = async () => (await madeCommits(folder())).has(MARK);

const reset = () => {
  rmSync(home(), { recursive: true, force: true });
  for (const [file, text] of Object.entries(BEFORE)) write(join(root(), file), text);
};

const storedFiles = () => textsBelow(root());

/** Returns a file system that fails after `limit` operations; a failing write stores half of the data. */
const failingAfter = (limit: number) => {
  let count = 0;
  const isFailing = () => (count += 1) > limit;
  const fail = () => Promise.reject(new Error("The machine has stopped."));
  const whole = Object.fromEntries(
    (["copyFile", "mkdir", "readFile", "rename", "rm"] as const).map((name) => [
      name,
      (...args: never[]) =>
        isFailing() ? fail() : (promises[name] as (...given: never[]) => unknown)(...args),
    ]),
  );
  const files = {
    ...whole,
    open: async (path: string, flags: string) => {
      if (isFailing()) return fail();
      const file = await promises.open(path, flags);
      return {
        writeFile: async (data: string | Uint8Array) => {
          if (!isFailing()) return file.writeFile(data);
          await file.writeFile(data.slice(0, data.length / 2));
          return fail();
        },
        // Slow, and no test can stop the computer.
        sync: () => (isFailing() ? fail() : Promise.resolve()),
        close: () => file.close(),
      };
    },
  } as unknown as Files;
  return { files, isDone: () => count <= limit };
};

/** Commits and, at each later start, tries to settle, on a machine that stops ever later. */
const stoppingEverywhere = async (then: (limit: number) => Promise<void>, changes = CHANGES) => {
  for (let limit = 0, isDone = false; !isDone; limit += 1) {
    reset();
    const failing = failingAfter(limit);
    await commits(failing.files)
      .commit(changes, isBase, MARK)
      .catch(() => undefined);
    isDone = failing.isDone();
    await then(limit);
  }
};

/** The next starts may fail, too. */
const settle = async () => {
  for (const again of [1, 8, 14]) {
    await commits(failingAfter(again).files)
      .settle()
      .catch(() => undefined);
  }
  return commits().settle();
};

test("wherever the machine stops, all of a commit is there at the next start, or nothing", async () => {
  const ends = new Set<boolean>();
  await stoppingEverywhere(async () => {
    expect(await settle()).toBeUndefined();
    expect(storedFiles()).toEqual((await isMade()) ? AFTER : BEFORE);
    expect(existsSync(folder())).toBe(false);
    ends.add(await isMade());
  });
  expect(ends.size).toBe(2);
});

const FILES = ["rooms/a.json", "rooms/b.json", "media/new/c.jpg", "house.json"] as const;

/** With `FUZZ_RUNS`, each file is pulled at each moment; otherwise another one at each. */
const PULLS = process.env.FUZZ_RUNS === undefined ? [0] : [0, 1, 2, 3];

test.each(PULLS)(
  "what somebody else writes after the machine has stopped stays, and nothing is written beside it: %i",
  async (first) => {
    const ends = new Set<boolean>();
    await stoppingEverywhere(async (limit) => {
      const file = FILES[(first + limit) % FILES.length] ?? "";
      write(join(root(), file), "pulled");
      const wasMade = await isMade();
      const unsaved = await settle();
      expect(await isMade()).toBe(wasMade);
      expect(storedFiles()).toEqual({ ...(wasMade ? AFTER : BEFORE), [file]: "pulled" });
      expect(existsSync(folder())).toBe(false);
      ends.add(existsSync(join(home(), ".desk/unsaved")));
      // Both are kept, unless the file was in its place already when it was written over.
      if (unsaved)
        expect({ ...textsBelow(unsaved.kept), [file]: "" }).toEqual({ ...AFTER, [file]: "" });
    });
    expect(ends.size).toBe(2);
  },
);

test("what somebody else writes while a commit is made stays, and the commit is not made", async () => {
  reset();
  const made = commits().commit(CHANGES, async () => {
    write(join(root(), "house.json"), "pulled");
    return Promise.resolve(true);
  });
  expect(await made).toBe(false);
  expect(storedFiles()).toEqual({ ...BEFORE, "house.json": "pulled" });
  expect(readdirSync(join(home(), ".desk"))).toEqual([]);
});

test("a commit leaves nothing behind that would be finished twice", async () => {
  reset();
  expect(await commits().commit(CHANGES, isBase)).toBe(true);
  expect(readdirSync(join(home(), ".desk"))).toEqual(["commit-made"]);
  writeFileSync(join(root(), "house.json"), "3");
  await commits().settle();
  expect(storedFiles()).toMatchObject({ "house.json": "3" });
});
