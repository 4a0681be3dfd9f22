import { promises, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  commitFiles,
  finishCommit,
  isCommitMade,
  type FileChanges,
  type Files,
} from "../../../src/desk/server/commit";
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
const folder = () => join(home(), ".desk");

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
    (["mkdir", "readFile", "rename", "appendFile", "rm"] as const).map((name) => [
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
        sync: () => (isFailing() ? fail() : file.sync()),
        close: () => file.close(),
      };
    },
  } as unknown as Files;
  return { files, isDone: () => count <= limit };
};

test("wherever the machine stops, all of a commit is there at the next start, or nothing", async () => {
  const ends = new Set<string>();
  for (let limit = 0, isDone = false; !isDone; limit += 1) {
    reset();
    const failing = failingAfter(limit);
    await commitFiles(root(), folder(), CHANGES, MARK, failing.files).catch(() => undefined);
    isDone = failing.isDone();
    // The next start may fail, too.
    for (const again of [1, 4]) {
      await finishCommit(root(), folder(), failingAfter(again).files).catch(() => undefined);
    }
    await finishCommit(root(), folder());
    expect([BEFORE, AFTER]).toContainEqual(storedFiles());
    const isMade = await isCommitMade(folder(), MARK);
    expect(storedFiles()).toEqual(isMade ? AFTER : BEFORE);
    expect(readdirSync(home())).toEqual(isMade ? [".desk-made", "content"] : ["content"]);
    ends.add(JSON.stringify(storedFiles()));
  }
  expect(ends.size).toBe(2);
});

test("a commit leaves nothing behind that would be finished twice", async () => {
  reset();
  await commitFiles(root(), folder(), CHANGES);
  expect(readdirSync(home())).toEqual(["content"]);
  writeFileSync(join(root(), "house.json"), "3");
  await finishCommit(root(), folder());
  expect(storedFiles()).toMatchObject({ "house.json": "3" });
});
