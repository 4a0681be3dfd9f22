import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Picture } from "../../../src/content-files/pictures";
import { readPictures } from "../../../src/content-files/read-pictures";
import { gitHubStore, type KnownFiles } from "../../../src/editor/stores/github";
import { openRepository, REPOSITORY, startGitHost } from "../../e2e/editor/git-host";
import { promises, type World } from "./contract";
import { git, publishedTexts, testRepository } from "./folder";

const seen = new Map<string, Picture>();

/** The desk's own look at a picture needs a browser. */
const look: KnownFiles["picture"] = async (hash, file, bytes) => {
  const folder = mkdtempSync(join(tmpdir(), "picture-"));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), await bytes());
  const [picture] = seen.has(hash) ? [seen.get(hash)] : await readPictures(folder, [file]);
  rmSync(folder, { recursive: true });
  if (!picture) throw new Error(`${file} could not be read.`);
  seen.set(hash, picture);
  return { ...picture, file };
};

const texts = publishedTexts();
const published: KnownFiles = { text: (hash) => texts.get(hash), picture: look };

const openHost = async () => {
  const { folder, remove } = testRepository();
  const host = await startGitHost(openRepository(folder), []);
  const repository = { name: REPOSITORY, branch: "main", api: host.url };
  const open = (token = "ghu_1", known = published) => gitHubStore(repository, () => token, known);
  return { folder, host, open, remove };
};

const openWorld = async (): Promise<World> => {
  const { folder, host, open, remove } = await openHost();
  return {
    store: open(),
    other: open(),
    checkOut: () => {
      git(folder, "checkout", "--quiet", "--force", "main");
      git(folder, "clean", "-fdq");
      return join(folder, "content");
    },
    put: (file, bytes) => {
      git(folder, "checkout", "--quiet", "--force", "main");
      const place = join(folder, "content", file);
      mkdirSync(dirname(place), { recursive: true });
      if (bytes) writeFileSync(place, bytes);
      else symlinkSync("/nowhere", place);
      git(folder, "add", ".");
      git(folder, "commit", "--quiet", "--message=Another way");
    },
    close: async () => {
      await host.close();
      remove();
    },
  };
};

describe("the store at GitHub", () => {
  promises(openWorld);
});

describe("at the Git host", () => {
  let world: Awaited<ReturnType<typeof openHost>>;
  beforeEach(async () => {
    world = await openHost();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await world.host.close();
    world.remove();
  });

  const files = new Map([["reviews/new.json", "{}"]]);

  test("whoever is not signed in, or may not write, is told so, and nothing is written", async () => {
    const { revision } = await world.open().load();
    await expect(world.open("ghu_9").load()).rejects.toMatchObject({ problem: "signed-out" });
    world.host.allow("read");
    await expect(world.open().commit(files, revision, "x")).rejects.toMatchObject({
      problem: "forbidden",
    });
    world.host.allow("none");
    await expect(world.open().load()).rejects.toMatchObject({ problem: "missing" });
    world.host.allow("write");
    expect((await world.open().load()).revision).toBe(revision);
  });

  test("texts that the build has written are not fetched", async () => {
    const fetched = jest.spyOn(globalThis, "fetch");
    const asks = () => fetched.mock.calls.filter(([address]) => String(address).includes("blobs"));
    const first = await world.open().load();
    expect(asks()).toHaveLength(first.pictures.length);
    const unknown = { text: () => undefined, picture: look };
    expect(await world.open("ghu_1", unknown).load()).toEqual(first);
    expect(asks().length).toBeGreaterThan(2 * first.pictures.length + 50);
  });

  /** Loses the answer of the host's GraphQL, or the question, as a network does. */
  const losing = (what: "answer" | "question", meanwhile: () => Promise<unknown>) => {
    const { fetch } = globalThis;
    return jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      if (!String(input).endsWith("/graphql")) return fetch(input, init);
      if (what === "answer") await fetch(input, init);
      jest.restoreAllMocks();
      await meanwhile();
      throw new TypeError("Failed to fetch");
    });
  };
  const nothing = () => Promise.resolve();
  const byAnother = async () => {
    const other = world.open();
    await other.commit(new Map([["reviews/other.json", "{}"]]), (await other.load()).revision, "y");
  };
  const commits = () => git(world.folder, "rev-list", "--count", "main").trim();

  test.each([
    ["answer", nothing, true],
    ["answer", byAnother, true],
    ["question", byAnother, false],
  ] as const)("a lost %s is settled by looking at the branch", async (what, meanwhile, isMade) => {
    const store = world.open();
    const { revision } = await store.load();
    losing(what, meanwhile);
    const committed = await store.commit(files, revision, "x");
    expect(committed.isMade).toBe(isMade);
    expect(committed.snapshot.files.includes("reviews/new.json")).toBe(isMade);
    expect(committed.snapshot).toEqual(await store.load());
    expect(commits()).toBe(String(1 + Number(isMade) + Number(meanwhile === byAnother)));
  });

  test("a question that got lost is told, and may be asked again", async () => {
    const store = world.open();
    const { revision } = await store.load();
    losing("question", nothing);
    await expect(store.commit(files, revision, "x")).rejects.toMatchObject({
      problem: "unreachable",
    });
    expect((await store.commit(files, revision, "x")).isMade).toBe(true);
    expect(commits()).toBe("2");
  });
});
