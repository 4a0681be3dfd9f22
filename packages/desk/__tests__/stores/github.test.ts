import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { knownFiles } from "../../stores/known-files";
import { FILE, LINK } from "../../../../__tests__/e2e/desk/git-host/repository";
import { withTemporaryFolder, write } from "../../../../__tests__/setup/temporary-folder";
import { testStoreContract, testWebContract, type World } from "./contract";
import { askYesterday } from "./faults";
import { decodePictures, NO_CONTENT, openHost, type OpenHost } from "./host";

beforeAll(decodePictures);

const folder = withTemporaryFolder();

const openWorld = async (): Promise<World> => {
  const { repository, open } = await openHost();
  return {
    store: open(),
    other: open(),
    checkOut: () => {
      const root = join(folder(), "content");
      rmSync(root, { recursive: true, force: true });
      for (const { path, mode, sha } of repository.tree("main", "content")) {
        const bytes = repository.blob(sha);
        if (mode === FILE) write(join(root, path), bytes);
        else symlinkSync(String(bytes), join(root, path));
      }
      return root;
    },
    addFile: (file, bytes) => {
      const sha = repository.putBlob(bytes ?? Buffer.from("/nowhere"));
      const change = { path: `content/${file}`, mode: bytes ? FILE : LINK, sha };
      const parent = repository.commit("main");
      const tree = repository.putTree(parent, [change]);
      repository.setBranch("main", repository.putCommit("Another way", tree, [parent]));
    },
    close: () => Promise.resolve(),
  };
};

testStoreContract("the store at GitHub", openWorld);
testWebContract("the store at GitHub", openWorld);

let world: OpenHost;
const openEach = () => {
  beforeEach(async () => {
    world = await openHost();
  });
  afterEach(() => jest.restoreAllMocks());
};

const photograph = (n: number) => new Map([[`photographs/new-${n}.json`, "{}"]]);

/** Publishes, and returns the store, the content before, and the content after. */
const published = async () => {
  const store = world.open();
  const before = await store.load();
  const { snapshot: after } = await store.commit(photograph(1), before.revision, "x");
  return { store, before, after };
};

describe("at the Git host", () => {
  openEach();

  test("what the build has written is not fetched, and nothing is fetched twice", async () => {
    const fetched = jest.spyOn(globalThis, "fetch");
    const blobs = () => fetched.mock.calls.filter(([address]) => String(address).includes("blobs"));
    const first = await world.open().load();
    // Entries that no page shows, and the prices of a hidden room, are not written beside the desk, where anybody could
    // read them.
    const unseen = first.sources.filter(
      (source) => "text" in source && /"hidden": true|"room": "street"/.test(source.text),
    );
    expect(blobs()).toHaveLength(unseen.length);
    const other = world.open({ known: knownFiles(NO_CONTENT) });
    expect(await other.load()).toEqual(first);
    const count = blobs().length;
    expect(count).toBeGreaterThan(15);
    await other.commit(photograph(1), first.revision, "x");
    expect(blobs()).toHaveLength(count);
  });

  test("a file that GitHub calls renamed is gone, and of many files none is left out", async () => {
    const { store, after } = await published();
    const files = Array.from({ length: 300 }, (_, n) => ({
      ...{ filename: `content/media/${n}.jpg`, status: "added" },
    }));
    const renamed = {
      filename: "content/b.json",
      status: "renamed",
      previous_filename: "content/a",
    };
    const parents = [{ sha: after.revision }];
    globalThis.fetch = (address) => {
      const isFirst = String(address).endsWith("?page=1");
      return Promise.resolve(Response.json({ parents, files: isFirst ? files : [renamed] }));
    };
    const changed = await store.changed(after.revision);
    expect(changed.slice(300)).toMatchObject([
      { file: "b.json", isRemoved: false },
      { file: "a", isRemoved: true },
    ]);
  });

  test("a publication's author is known, and it is sent again by a commit that changes nothing", async () => {
    const { store, before, after } = await published();
    const authors = await store.authors?.(before.revision, after.revision);
    expect(authors).toMatchObject([{ login: "mar" }]);
    expect((await store.history())?.[0]).toMatchObject({ author: "Mar", login: "mar" });
    await store.sendAgain?.("again");
    const { commit, parents, tree } = world.repository;
    expect(parents(commit("main"))).toEqual([after.revision]);
    expect(tree("main", "content")).toEqual(tree(after.revision, "content"));
    expect(await store.publication(after.revision)).toMatchObject({ status: "building" });
  });

  test.each([
    ["answer", true],
    ["question", false],
  ])("a lost %s is settled by looking at the branch, also after others", async (what, isMade) => {
    const [store, other] = [world.open(), world.open()];
    const { revision } = await store.load();
    globalThis.fetch = async (input, init) => {
      if (init?.method !== "PATCH") return world.respond(input, init);
      globalThis.fetch = world.respond;
      if (what === "answer") await world.respond(input, init);
      await other.commit(photograph(2), (await other.load()).revision, "y");
      throw new TypeError("Failed to fetch");
    };
    expect((await store.commit(photograph(1), revision, "x")).isMade).toBe(isMade);
    expect(world.repository.log("main", "content")).toHaveLength(isMade ? 3 : 2);
  });
});

describe("whose servers disagree", () => {
  openEach();

  /** Lets the host answer from now on as if the last commit were not there; false answers as it should. */
  const beYesterday = (isYesterday = true) => {
    const { repository, respond } = world;
    globalThis.fetch = isYesterday
      ? (...request) => askYesterday(repository, respond, ...request)
      : respond;
  };
  const pass = (seconds: number) => {
    const now = performance.now();
    jest.spyOn(performance, "now").mockReturnValue(now + seconds * 1000);
  };

  test("an older commit is no news, until it has stood for two minutes, and then it is told", async () => {
    const { store, before, after } = await published();
    for (const [isYesterday, seconds] of [
      [true, 0],
      [true, 110],
      [false, 0],
      [true, 0],
      [true, 110],
    ] as const) {
      beYesterday(isYesterday);
      pass(seconds);
      expect(await store.load()).toBe(after);
    }
    // Meanwhile what is published follows what is known.
    expect((await store.commit(photograph(2), after.revision, "y")).isMade).toBe(true);
    beYesterday(false);
    world.repository.setBranch("main", before.revision);
    await store.load();
    pass(130);
    expect(await store.load()).toEqual({ ...before, isSetBack: true });
    const { snapshot } = await store.commit(photograph(3), before.revision, "z");
    expect(snapshot.isSetBack).toBeUndefined();
  });

  test("a commit that has not what is known is news at once, and told", async () => {
    const { store, before } = await published();
    world.repository.setBranch("main", before.revision);
    const { snapshot } = await world.open().commit(photograph(2), before.revision, "y");
    expect(await store.load()).toEqual({ ...snapshot, isSetBack: true });
  });

  test("what is known stays so when the desk is loaded again, unless the host does not know it", async () => {
    const kept = new Map<string, string>();
    const storage = { getItem: (key: string) => kept.get(key), setItem: kept.set.bind(kept) };
    Object.defineProperty(globalThis, "sessionStorage", { value: storage, configurable: true });
    const { before, after } = await published();
    beYesterday();
    expect(await world.open().load()).toEqual(after);
    beYesterday(false);
    for (const key of kept.keys()) kept.set(key, JSON.stringify("0".repeat(40)));
    world.repository.setBranch("main", before.revision);
    expect(await world.open().load()).toEqual(before);
    Reflect.deleteProperty(globalThis, "sessionStorage");
  });
});
