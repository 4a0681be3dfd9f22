import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { Publication } from "../../../src/desk/stores/store";
import { YESTERDAY, type CheckRun } from "../../e2e/desk/git-host";
import { FILE, LINK } from "../../e2e/desk/git-host/repository";
import { knownFiles } from "../../../src/desk/stores/known-files";
import { withTemporaryFolder, write } from "../../setup/temporary-folder";
import { testStoreContract, type World } from "./contract";
import { decodePictures, NO_CONTENT, openHost } from "./host";

beforeAll(decodePictures);

const folder = withTemporaryFolder();

/** Returns the check run by which the workflow reports the end of a publication; none before that. */
const checkRunsOf = (publication: Publication): CheckRun[] => {
  if (publication.status !== "public" && publication.status !== "failed") return [];
  const { status } = publication;
  const [completed_at = "", detail = ""] =
    status === "public" ? [publication.since] : [publication.at, publication.detail];
  return [
    {
      name: "Publicación",
      conclusion: status === "public" ? "success" : "failure",
      completed_at,
      html_url: "",
      output: {
        title: "",
        summary: "",
        text: detail.replace(/^/gm, "- ") + "\n\n[…](https://x.y)",
      },
    },
  ];
};

const openWorld = async (): Promise<World> => {
  const { repository, checkRuns, open } = await openHost();
  return {
    store: open(),
    other: open(),
    checkOut: () => {
      const root = join(folder(), "content");
      rmSync(root, { recursive: true, force: true });
      for (const { path, mode, sha } of repository.tree("main", "content", true)) {
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
    setPublication: (publication) => checkRuns.splice(0, 1, ...checkRunsOf(publication)),
    close: () => Promise.resolve(),
  };
};

describe("the store at GitHub", () => {
  testStoreContract(openWorld);
});

describe("at the Git host", () => {
  let world: Awaited<ReturnType<typeof openHost>>;
  beforeEach(async () => {
    world = await openHost();
  });
  afterEach(() => jest.restoreAllMocks());

  const files = new Map([["photographs/new.json", "{}"]]);

  test("what the build has written is not fetched, and nothing is fetched twice", async () => {
    const fetched = jest.spyOn(globalThis, "fetch");
    const blobRequests = () =>
      fetched.mock.calls.filter(([address]) => String(address).includes("blobs"));
    const first = await world.open().load();
    // Entries that no page shows, and the prices of a hidden room, are not written beside the desk, where anybody could
    // read them.
    const unseen = first.sources.filter(
      (source) => "text" in source && /"hidden": true|"room": "street"/.test(source.text),
    );
    expect(blobRequests()).toHaveLength(unseen.length);
    const other = world.open({ known: knownFiles(NO_CONTENT) });
    expect(await other.load()).toEqual(first);
    const count = blobRequests().length;
    expect(count).toBeGreaterThan(15);
    const made = await other.commit(files, first.revision, "x");
    expect(blobRequests()).toHaveLength(count);
    expect(made.snapshot.files).toContain("photographs/new.json");
  });

  test("the last version that was published is known, and those after it", async () => {
    const store = world.open();
    const { revision } = await store.load();
    const { snapshot } = await store.commit(files, revision, "x");
    expect(await store.lastPublic?.()).toEqual({ later: [snapshot.revision, revision] });
    const run = { name: "Publicación", html_url: "", completed_at: "2026-06-20T10:04:00Z" };
    const output = { title: "", summary: "", text: "" };
    world.checkRuns.push(
      { ...run, output, conclusion: "failure" },
      { ...run, output, conclusion: "success", head_sha: revision },
    );
    expect(await store.lastPublic?.()).toEqual({ revision, later: [snapshot.revision] });
    expect(await store.publication()).toMatchObject({ status: "failed" });
  });

  describe("what is served", () => {
    const green: CheckRun = {
      ...{ name: "Publicación", conclusion: "success" as const, html_url: "" },
      ...{ completed_at: "2026-06-20T10:04:00Z", output: { title: "", summary: "", text: "" } },
    };
    const serve = (commit: string, built?: string) => {
      world.served.answer = () => Response.json({ model: "1", commit, built });
    };
    const published = async () => {
      const store = world.open();
      const { revision } = await store.load();
      const { snapshot } = await store.commit(files, revision, "x");
      return { store, before: revision, after: snapshot.revision };
    };

    test("decides what is public, and no check that is green", async () => {
      const { store, before, after } = await published();
      serve(before);
      world.checkRuns.push(green);
      expect(await store.publication()).toMatchObject({ status: "building" });
      expect(await store.lastPublic?.()).toEqual({ revision: before, later: [after] });
      serve(after);
      expect(await store.publication()).toEqual({ status: "public", since: green.completed_at });
    });

    test("is public before the check is green, and stays so", async () => {
      const { store, after } = await published();
      const built = "2026-06-20T10:02:00.000Z";
      serve(after, built);
      const publication = await store.publication();
      expect(publication).toEqual({ status: "public", since: built });
      world.checkRuns.push({ ...green, conclusion: "failure" });
      expect(await store.publication()).toEqual(publication);
    });

    test("may be a later commit, which has ours; the time of its build is not ours", async () => {
      const { store, after } = await published();
      const other = world.open({ login: "pau" });
      const photograph = new Map([["photographs/new-9.json", "{}"]]);
      const { snapshot } = await other.commit(photograph, after, "y");
      serve(snapshot.revision, "2026-06-20T10:02:00.000Z");
      expect(await store.publication(after)).toEqual({ status: "public" });
    });

    test("may be ours, while a later commit is on its way or has failed; else ours goes with that", async () => {
      const { store, before, after } = await published();
      const { snapshot } = await world
        .open()
        .commit(new Map([["photographs/9.json", "{}"]]), after, "y");
      await store.load();
      serve(before);
      world.checkRuns.push({ ...green, conclusion: "failure", head_sha: after });
      expect(await store.publication(after)).toMatchObject({ status: "building" });
      world.checkRuns.push({ ...green, conclusion: "failure", head_sha: snapshot.revision });
      expect(await store.publication(after)).toMatchObject({ status: "failed", isContent: false });
      serve(after);
      expect(await store.publication(after)).toMatchObject({ status: "public" });
      expect(await store.publication()).toMatchObject({ status: "failed" });
    });

    test("is sent again by a commit that changes nothing", async () => {
      const { store, after } = await published();
      const { tree } = world.repository;
      await store.sendAgain?.("again");
      const made = world.repository.commit("main");
      expect(world.repository.parents(made)).toEqual([after]);
      expect(tree(made, "content", true)).toEqual(tree(after, "content", true));
      expect(await store.publication(after)).toMatchObject({ status: "building" });
    });

    test("nothing new for longer than a build takes is late", async () => {
      const { store, before } = await published();
      serve(before);
      jest.spyOn(Date, "now").mockReturnValue(Date.now() + 21 * 60_000);
      expect(await store.publication()).toMatchObject({ status: "late" });
      jest.restoreAllMocks();
    });

    test.each([
      ["nothing", () => new Response("", { status: 404 })],
      ["another page", () => new Response("<html>")],
      ["nonsense", () => Response.json({ model: 1, commit: [] })],
      ["an unknown commit", () => Response.json({ model: "1", commit: "0".repeat(40) })],
    ])("is not believed where it is %s; a failure is told all the same", async (_, answer) => {
      const { store } = await published();
      world.served.answer = answer;
      world.checkRuns.push(green);
      expect(await store.publication()).toMatchObject({ status: "building" });
      world.checkRuns.splice(0, 1, { ...green, conclusion: "failure" });
      expect(await store.publication()).toMatchObject({ status: "failed" });
    });
  });

  test("who made the commits after one is known", async () => {
    const store = world.open();
    const { revision } = await store.load();
    const { snapshot } = await store.commit(files, revision, "x");
    expect(await store.authors?.(revision, snapshot.revision)).toMatchObject([{ login: "mar" }]);
    expect((await store.history())?.[0]).toMatchObject({ author: "Mar", login: "mar" });
  });

  describe("whose servers disagree", () => {
    const photograph = (n: number) => new Map([[`photographs/new-${n}.json`, "{}"]]);
    /** Lets the host answer from now on as if the last commit were not there; false answers as it should. */
    const beYesterday = (isYesterday = true) =>
      world.fail(() => (isYesterday ? YESTERDAY : undefined));
    /** Publishes, and returns the store, the content before, and the content after. */
    const published = async () => {
      const store = world.open();
      const before = await store.load();
      const { snapshot: after } = await store.commit(photograph(1), before.revision, "x");
      return { store, before, after };
    };
    const pass = (time: number) => {
      const now = performance.now();
      jest.spyOn(performance, "now").mockReturnValue(now + time);
    };

    test("an older commit is no news, until it has stood for two minutes, and then it is told", async () => {
      const { store, before, after } = await published();
      beYesterday();
      expect(await store.load()).toBe(after);
      pass(110_000);
      expect(await store.load()).toBe(after);
      beYesterday(false);
      expect(await store.load()).toBe(after);
      beYesterday();
      pass(110_000);
      expect(await store.load()).toBe(after);
      pass(130_000);
      expect(await store.load()).toEqual({ ...before, isSetBack: true });
      beYesterday(false);
      world.repository.setBranch("main", before.revision);
      const { snapshot } = await store.commit(photograph(2), before.revision, "y");
      expect(snapshot.isSetBack).toBeUndefined();
    });

    test("a commit that has not what is known is news at once, and told", async () => {
      const { store, before } = await published();
      world.repository.setBranch("main", before.revision);
      const { snapshot } = await world.open().commit(photograph(2), before.revision, "y");
      expect(await store.load()).toEqual({ ...snapshot, isSetBack: true });
    });

    test("what is published or shown next follows what is known, and what has become of that is told", async () => {
      const { store, after } = await published();
      const old = {
        name: "Publicación",
        conclusion: "success",
        completed_at: "2026-06-20",
      } as const;
      const output = { title: "", summary: "", text: "" };
      const [head_sha] = world.repository.parents(after.revision);
      world.checkRuns.push({ ...old, html_url: "", output, head_sha });
      beYesterday();
      expect(await store.publication()).toMatchObject({ status: "building" });
      expect(await store.drafts.show(photograph(2), after.revision, "y")).toEqual({
        isMade: true,
        snapshot: after,
      });
      expect(await store.commit(photograph(2), after.revision, "y")).toMatchObject({
        isMade: true,
      });
      expect(world.repository.log("main", "content")).toHaveLength(3);
    });

    test("what is known stays so when the desk is loaded again", async () => {
      const kept = new Map<string, string>();
      const storage = { getItem: (key: string) => kept.get(key) ?? null };
      const setItem = (key: string, value: string) => void kept.set(key, value);
      Object.defineProperty(globalThis, "sessionStorage", {
        value: { ...storage, setItem },
        configurable: true,
      });
      const { before, after } = await published();
      beYesterday();
      expect(await world.open().load()).toEqual(after);
      // Another repository may be there now, which does not know it.
      beYesterday(false);
      for (const key of kept.keys()) kept.set(key, JSON.stringify("0".repeat(40)));
      world.repository.setBranch("main", before.revision);
      expect(await world.open().load()).toEqual(before);
      Reflect.deleteProperty(globalThis, "sessionStorage");
    });
  });

  test.each([
    ["answer", true],
    ["question", false],
  ])("a lost %s is settled by looking at the branch", async (what, isMade) => {
    const [store, other] = [world.open(), world.open()];
    const { revision } = await store.load();
    const { fetch } = globalThis;
    jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      if (init?.method !== "PATCH") return fetch(input, init);
      if (what === "answer") await fetch(input, init);
      jest.restoreAllMocks();
      const theirs = new Map([["photographs/other.json", "{}"]]);
      await other.commit(theirs, (await other.load()).revision, "y");
      throw new TypeError("Failed to fetch");
    });
    const committed = await store.commit(files, revision, "x");
    expect(committed.isMade).toBe(isMade);
    expect(committed.snapshot.files.includes("photographs/new.json")).toBe(isMade);
    const { repository } = world;
    if (isMade) expect(repository.isAncestor(committed.snapshot.revision, "main")).toBe(true);
    else expect(committed.snapshot).toEqual(await store.load());
    expect(repository.log("main", "content")).toHaveLength(isMade ? 3 : 2);
  });
});
