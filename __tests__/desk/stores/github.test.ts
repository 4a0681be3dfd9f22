import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Publication } from "../../../src/desk/stores/store";
import type { CheckRun } from "../../e2e/desk/git-host";
import { testStoreContract, type World } from "./contract";
import { git } from "./folder";
import { decodePictures, NO_CONTENT, openHost } from "./host";

beforeAll(decodePictures);

/** Returns the check run by which the workflow reports the end of a publication; none before that. */
const checkRunsOf = (publication: Publication): CheckRun[] => {
  if (publication.status === "building") return [];
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
  const { folder, checkRuns, open, close } = await openHost();
  return {
    store: open(),
    other: open(),
    checkOut: () => {
      git(folder, "checkout", "--quiet", "--force", "main");
      git(folder, "clean", "-fdq");
      return join(folder, "content");
    },
    addFile: (file, bytes) => {
      git(folder, "checkout", "--quiet", "--force", "main");
      const place = join(folder, "content", file);
      mkdirSync(dirname(place), { recursive: true });
      if (bytes) writeFileSync(place, bytes);
      else symlinkSync("/nowhere", place);
      git(folder, "add", ".");
      git(folder, "commit", "--quiet", "--message=Another way");
    },
    setPublication: (publication) => checkRuns.splice(0, 1, ...checkRunsOf(publication)),
    close,
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
  afterEach(async () => {
    jest.restoreAllMocks();
    await world.close();
  });

  const files = new Map([["photographs/new.json", "{}"]]);

  test("whoever is not signed in, or may not write, is told so, and nothing is written", async () => {
    const { revision } = await world.open().load();
    await expect(world.open({ token: "ghu_9" }).load()).rejects.toMatchObject({
      problem: "signed-out",
    });
    world.host.allow("read");
    await expect(world.open().commit(files, revision, "x")).rejects.toMatchObject({
      problem: "forbidden",
    });
    world.host.allow("none");
    await expect(world.open().load()).rejects.toMatchObject({ problem: "missing" });
    world.host.allow("write");
    expect((await world.open().load()).revision).toBe(revision);
  });

  test("what the build has written is not fetched, and nothing is fetched twice", async () => {
    const fetched = jest.spyOn(globalThis, "fetch");
    const blobRequests = () =>
      fetched.mock.calls.filter(([address]) => String(address).includes("blobs"));
    const first = await world.open().load();
    // Entries that no page shows are not written beside the desk, where anybody could read them.
    const unseen = first.sources.filter(
      (source) => "text" in source && source.text.includes('"hidden": true'),
    );
    expect(blobRequests()).toHaveLength(unseen.length);
    const other = world.open({ known: NO_CONTENT });
    expect(await other.load()).toEqual(first);
    const count = blobRequests().length;
    expect(count).toBeGreaterThan(15);
    const made = await other.commit(files, first.revision, "x");
    expect(blobRequests()).toHaveLength(count);
    expect(made.snapshot.files).toContain("photographs/new.json");
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
    if (isMade)
      git(world.folder, "merge-base", "--is-ancestor", committed.snapshot.revision, "main");
    else expect(committed.snapshot).toEqual(await store.load());
    const commits = git(world.folder, "rev-list", "--count", "main").trim();
    expect(commits).toBe(isMade ? "3" : "2");
  });
});
