import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import type * as Files from "node:fs/promises";
import { join } from "node:path";
import { openContentFolder } from "../../server/content-folder";
import { leftovers } from "../../server/leftovers";
import { LOCK, Locked, takeLock, whileOthersSave } from "../../server/lock";
import { saveFiles } from "../../server/save";
import { storeAnswer } from "../../server/store-requests";
import type { FileChanges } from "../../stores/store";
import { guestHouse } from "../../../../examples/guest-house/model";
import { gitIn } from "../../../../__tests__/setup/git";
import { withTemporaryFolder, write } from "../../../../__tests__/setup/temporary-folder";
import { textsBelow } from "../../../../__tests__/setup/texts-below";
import { testFolder } from "../stores/folder";

jest.mock("node:fs/promises", () => ({ ...jest.requireActual<typeof Files>("node:fs/promises") }));
const files = jest.requireMock<typeof Files>("node:fs/promises");
const real = jest.requireActual<typeof Files>("node:fs/promises");
afterEach(() => jest.restoreAllMocks());

const home = withTemporaryFolder();
const root = () => join(home(), "content");
const there = () => Promise.resolve(true);

const TIMES = { limit: 60, pause: 5 };

const fail = (code: string) => Promise.reject(Object.assign(new Error(`${code}: no`), { code }));

describe("the files of a save", () => {
  beforeEach(() => {
    for (const name of ["a", "b", "c"]) write(join(root(), `${name}.json`), name);
  });

  const changes: FileChanges = new Map<string, string | Uint8Array | undefined>([
    ["c.json", undefined],
    ["a.json", "A"],
    ["media/new/b.jpg", new Uint8Array([1, 2])],
  ]);

  test("are all written, pictures first and what is deleted last, and nothing is left beside them", async () => {
    const [rename, rm] = [jest.spyOn(files, "rename"), jest.spyOn(files, "rm")];
    expect(await saveFiles(root(), changes, there)).toBe(true);
    const after = { "a.json": "A", "b.json": "b", "media/new/b.jpg": "\u0001\u0002" };
    expect(textsBelow(root())).toEqual(after);
    expect(rename.mock.calls.map(([, to]) => to)).toEqual([
      join(root(), "media/new/b.jpg"),
      join(root(), "a.json"),
    ]);
    expect(rm.mock.invocationCallOrder[0]).toBeGreaterThan(
      Math.max(...rename.mock.invocationCallOrder),
    );
  });

  test.each<[string, Record<string, string>, boolean]>([
    ["the content is not what the desk has read", {}, false],
    ["somebody writes over one meanwhile", { "a.json": "pulled" }, true],
    ["somebody adds one meanwhile", { "media/new/b.jpg": "added" }, true],
  ])("stay as they are where %s", async (_, others, isBase) => {
    const look = () => {
      for (const [file, text] of Object.entries(others)) write(join(root(), file), text);
      return Promise.resolve(isBase);
    };
    expect(await saveFiles(root(), changes, look)).toBe(false);
    expect(textsBelow(root())).toEqual({ "a.json": "a", "b.json": "b", "c.json": "c", ...others });
  });

  test("are not written where a link leads", async () => {
    mkdirSync(join(home(), "elsewhere"));
    symlinkSync(join(home(), "elsewhere"), join(root(), "more"), "junction");
    const linked = new Map([["more/x.json", "{}"]]);
    await expect(saveFiles(root(), linked, there)).rejects.toThrow("is a link");
    expect(readdirSync(join(home(), "elsewhere"))).toEqual([]);
  });
});

describe("the lock", () => {
  test("of many at once one has it at a time, and nothing is left", async () => {
    let inside = 0;
    const most: number[] = [];
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        const release = await takeLock(home(), { limit: 5_000, pause: 1 });
        most.push((inside += 1));
        await new Promise((done) => setTimeout(done, 2));
        inside -= 1;
        await release();
      }),
    );
    expect(most).toEqual(Array.from({ length: 12 }, () => 1));
    expect(readdirSync(join(home(), ".desk"))).toEqual([]);
  });

  test("that is left behind is named, and reading waits for it no longer than for a save", async () => {
    write(join(home(), LOCK));
    const refused = takeLock(home(), TIMES);
    await expect(refused).rejects.toThrow(Locked);
    await expect(refused).rejects.toThrow(join(home(), LOCK));
    await whileOthersSave(home(), TIMES);
    expect(leftovers(home(), "es")).toEqual([expect.stringContaining(`borrad ${LOCK}`)]);
  });
});

describe("a save", () => {
  let site: ReturnType<typeof testFolder>;
  beforeEach(() => {
    site = testFolder();
  });
  afterEach(() => site.remove());

  const ROOM = "rooms/garden.json";
  const open = () => openContentFolder(site.folder, guestHouse);
  const text = () => readFileSync(join(site.folder, "content", ROOM), "utf8");
  /** As the desk sends it. */
  const save = async (content = open()) => {
    const { revision } = await content.load();
    const request = { action: "commit", revision, changes: { [ROOM]: { text: "{}" } } };
    return storeAnswer(JSON.stringify(request), {
      content,
      publication: () => Promise.resolve(undefined),
    });
  };

  test("that is written is not refused for a lock that nobody can remove", async () => {
    const told = jest.spyOn(console, "error").mockReturnValue();
    jest
      .spyOn(files, "rm")
      .mockImplementation((path, options) =>
        String(path).endsWith(LOCK) ? fail("EPERM") : real.rm(path, options),
      );
    const { status, body } = await save();
    expect([status, JSON.parse(body)]).toMatchObject([200, { isMade: true }]);
    expect(text()).toBe("{}");
    expect(told).toHaveBeenCalledTimes(1);
  });

  test("that is written, and cannot be read again, is no refusal either", async () => {
    jest.spyOn(files, "rename").mockImplementation(async (from, to) => {
      await real.rename(from, to);
      jest.spyOn(files, "lstat").mockImplementation(() => fail("EMFILE"));
      write(join(site.folder, "content/media/new.jpg"), "x");
    });
    expect(await save()).toMatchObject({ status: 500 });
    expect(text()).toBe("{}");
  });

  test("needs no Git, and leaves a rebase that is under way alone", async () => {
    const git = gitIn(site.folder);
    for (const [branch, size] of [
      ["other", "20"],
      ["main", "30"],
    ] as const) {
      if (branch === "other") git("checkout", "--quiet", "-b", branch);
      else git("checkout", "--quiet", branch);
      write(join(site.folder, "content", ROOM), `{ "size": ${size} }`);
      git("commit", "--quiet", "--all", `--message=${size}`);
    }
    expect(() => git("rebase", "--quiet", "other")).toThrow("conflict");
    const state = git("status", "--porcelain");
    expect(await save()).toMatchObject({ status: 200 });
    expect(text()).toBe("{}");
    expect(git("status", "--porcelain")).toBe(state);
    expect(await open().history()).toHaveLength(2);
    rmSync(join(site.folder, ".git"), { recursive: true });
    expect(await save()).toMatchObject({ status: 200 });
    expect(await open().history()).toBeUndefined();
  });
});

test("what interrupted saves and an earlier version have left is named, in both languages", () => {
  expect(leftovers(home(), "es")).toEqual([]);
  const left = [
    LOCK,
    "content/rooms/.saving-a.json",
    ".desk/unsaved/1/new/a.json",
    ".desk/saves/1",
  ];
  for (const file of left) write(join(home(), file));
  for (const language of ["es", "en"] as const) {
    const told = leftovers(home(), language);
    expect(told).toHaveLength(4);
    for (const name of [LOCK, "rooms/.saving-a.json", ".desk/unsaved", ".desk/saves"])
      expect(told.join("\n")).toContain(name);
  }
});
