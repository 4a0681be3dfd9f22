import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { Publication } from "../../../src/desk/stores/store";
import type { CheckRun } from "../../e2e/desk/git-host";
import { FILE, LINK } from "../../e2e/desk/git-host/repository";
import { knownFiles } from "../../../src/desk/stores/known-files";
import { withTemporaryFolder, write } from "../../setup/temporary-folder";
import { testStoreContract, type World } from "./contract";
import { decodePictures, NO_CONTENT, openHost } from "./host";

beforeAll(decodePictures);

const folder = withTemporaryFolder();

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
