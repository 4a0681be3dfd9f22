import {
  mkdirSync,
  mkdtempSync,
  promises,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  commitFiles,
  finishCommit,
  type FileChanges,
  type Files,
} from "../../src/content-files/commit";

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "commit-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const BEFORE = { "trips/a.json": "a", "trips/b.json": "b", "prices.json": "1" };
const CHANGES: FileChanges = new Map<string, string | Uint8Array | undefined>([
  ["trips/a.json", "A"],
  ["trips/b.json", undefined],
  ["media/new/c.jpg", new Uint8Array([1, 2, 3])],
  ["prices.json", "2"],
]);
const AFTER = { "trips/a.json": "A", "media/new/c.jpg": "\u0001\u0002\u0003", "prices.json": "2" };

const root = () => join(home, "content");
const folder = () => join(home, ".desk");

const begin = () => {
  rmSync(home, { recursive: true, force: true });
  for (const [file, text] of Object.entries(BEFORE)) {
    mkdirSync(dirname(join(root(), file)), { recursive: true });
    writeFileSync(join(root(), file), text);
  }
};

const found = () =>
  Object.fromEntries(
    readdirSync(root(), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path.slice(root().length + 1), readFileSync(path, "utf8")];
      }),
  );

/** A file system that stops for good before its nth operation, or in the middle of writing. */
const stopsAt = (limit: number) => {
  let count = 0;
  const isOver = () => (count += 1) > limit;
  const cut = () => Promise.reject(new Error("The machine has stopped."));
  const files = {
    mkdir: (...args: Parameters<Files["mkdir"]>) => (isOver() ? cut() : promises.mkdir(...args)),
    readFile: (...args: Parameters<Files["readFile"]>) =>
      isOver() ? cut() : promises.readFile(...args),
    rename: (...args: Parameters<Files["rename"]>) => (isOver() ? cut() : promises.rename(...args)),
    rm: (...args: Parameters<Files["rm"]>) => (isOver() ? cut() : promises.rm(...args)),
    open: async (path: string, flags: string) => {
      if (isOver()) return cut();
      const file = await promises.open(path, flags);
      return {
        writeFile: async (data: string | Uint8Array) => {
          if (!isOver()) return file.writeFile(data);
          await file.writeFile(data.slice(0, data.length / 2));
          return cut();
        },
        sync: () => (isOver() ? cut() : file.sync()),
        close: () => file.close(),
      };
    },
  } as unknown as Files;
  return { files, isDone: () => count <= limit };
};

test("a commit writes, adds and deletes, and leaves nothing behind", async () => {
  begin();
  await commitFiles(root(), folder(), CHANGES);
  expect(found()).toEqual(AFTER);
  expect(readdirSync(home)).toEqual(["content"]);
});

test("wherever the machine stops, all of a commit is there at the next start, or nothing", async () => {
  const ends = new Set<string>();
  for (let limit = 0, isDone = false; !isDone; limit += 1) {
    begin();
    const machine = stopsAt(limit);
    await commitFiles(root(), folder(), CHANGES, machine.files).catch(() => undefined);
    isDone = machine.isDone();
    // The next start may be cut off, too.
    for (const again of [1, 4]) {
      await finishCommit(root(), folder(), stopsAt(again).files).catch(() => undefined);
    }
    await finishCommit(root(), folder());
    expect([BEFORE, AFTER]).toContainEqual(found());
    expect(readdirSync(home)).toEqual(["content"]);
    ends.add(JSON.stringify(found()));
  }
  expect(ends.size).toBe(2);
});

test("what is left of an earlier commit is not finished twice", async () => {
  begin();
  await commitFiles(root(), folder(), CHANGES);
  writeFileSync(join(root(), "prices.json"), "3");
  await finishCommit(root(), folder());
  expect(found()).toMatchObject({ "prices.json": "3" });
});
