import { SERVED } from "../../../src/desk/stores/served";
import { StoreError, type FileChanges } from "../../../src/desk/stores/store";
import { FAILURES, failingNetwork, type Failure } from "./failing-network";
import { gitHost } from "./host";
import { withoutPace } from "./without-pace";

withoutPace();

const FIRST = {
  "content/rooms/garden.json": '{"id":"garden"}',
  "content/rooms/street.json": "{}",
  "content/media/a.jpg": "no picture",
};

const CHANGES: FileChanges = new Map<string, string | Uint8Array | undefined>([
  ["rooms/garden.json", '{"id":"lemon"}'],
  ["rooms/street.json", undefined],
  ["media/b.jpg", new Uint8Array([1])],
]);
/** The changes of an earlier draft. */
const EARLIER: FileChanges = new Map([["rooms/new.json", '{"id":"new"}']]);

const openWorld = async () => {
  const { repository, respond, open, refused } = gitHost(FIRST);
  const network = failingNetwork(respond);
  globalThis.fetch = network.send;
  const revision = repository.commit("main");
  const store = open();
  await store.drafts.show(EARLIER, revision, "Antes");
  /** Returns the text of each file of a branch; undefined if the branch does not exist. */
  const files = (branch: string) => {
    if (!repository.branches().includes(branch)) return undefined;
    const all = repository.tree(branch, "content", true);
    return Object.fromEntries(all.map(({ path, sha }) => [path, sha]));
  };
  const commits = () => repository.log("main", "content").length;
  return { network, open, store, revision, refused, files, commits };
};

type World = Awaited<ReturnType<typeof openWorld>>;
type Store = World["store"];

type Action = {
  act: (store: Store, revision: string) => Promise<unknown>;
  /** Whether the action succeeds in spite of a failure. */
  tolerates?: (request: string, failure: Failure) => boolean;
};

const is =
  (...names: string[]) =>
  (failure: Failure) =>
    names.includes(failure.name);
const isNone = is("404");
/** For requests after which the store looks whether they were carried out. */
const isSettled = (failure: Failure) => failure.isDone ?? false;

const actions: Record<string, Action> = {
  load: { act: (store) => store.load() },
  commit: {
    act: (store, revision) => store.commit(CHANGES, revision, "Tres cosas"),
    tolerates: (request, failure) =>
      /PATCH/.test(request) ? isSettled(failure) : /compare|DELETE/.test(request),
  },
  history: { act: (store) => store.history("rooms/garden.json") },
  changed: { act: (store, revision) => store.changed(revision) },
  read: {
    act: (store, revision) => store.read(revision, "rooms/garden.json"),
    tolerates: (request, failure) => /contents/.test(request) && isNone(failure),
  },
  publication: {
    act: (store) => store.publication(),
    tolerates: (request, failure) => /check-runs/.test(request) && is("403", "404")(failure),
  },
  show: { act: (store, revision) => store.drafts.show(CHANGES, revision, "Mirad") },
  find: {
    act: (store) => store.drafts.find(),
    tolerates: (request, failure) => /compare/.test(request) && isNone(failure),
  },
  discard: {
    act: (store) => store.drafts.discard(),
    tolerates: (_, failure) => isNone(failure),
  },
  preview: { act: (store) => store.drafts.preview(), tolerates: (_, failure) => isNone(failure) },
};

/** Returns the branches before and after an action, and the number of its requests. */
const states = async ({ act }: Action) => {
  const world = await openWorld();
  const both = () => ({ main: world.files("main"), draft: world.files("draft-mar") });
  const before = both();
  world.network.restore();
  await act(world.store, world.revision);
  return { before, after: both(), requests: world.network.requests.length };
};

/** Lets one request of an action fail. */
const failOne = async (action: Action, at: number, failure: Failure) => {
  const world = await openWorld();
  world.network.failAt(at, failure);
  const ended = await action.act(world.store, world.revision).catch((error: unknown) => error);
  const request = world.network.requests[at] ?? "";
  world.network.restore();
  return { world, ended, request };
};

describe.each(Object.entries(actions))("%s", (name, action) => {
  let known: Awaited<ReturnType<typeof states>>;
  beforeAll(async () => {
    known = await states(action);
  });

  test.each(FAILURES.map((failure) => [failure.name, failure] as const))(
    "with a request that has %s",
    async (_, failure) => {
      for (let at = 0; at < known.requests; at++) {
        const { world, ended, request } = await failOne(action, at, failure);
        // The desk's own server, which need not say what it serves.
        const isOwn = request.includes(SERVED);
        const isTolerated = isOwn || (action.tolerates?.(request, failure) ?? false);
        // The host contradicts itself: an earlier request has found the branch.
        const isOdd = name === "show" && /PATCH/.test(request) && failure.name === "404";
        const reported = ended instanceof StoreError ? ended.problem : ended;
        if (isTolerated) expect(ended).not.toBeInstanceOf(Error);
        else expect([request, reported]).toEqual([request, isOdd ? "broken" : failure.problem]);
        expect(world.refused).toEqual(failure.name === "401" && !isOwn ? ["ghu_1"] : []);

        // All or nothing, and nothing twice.
        const [main, draft] = [world.files("main"), world.files("draft-mar")];
        expect([known.before.main, known.after.main]).toContainEqual(main);
        expect([known.before.draft, known.after.draft, known.before.draft]).toContainEqual(draft);
        expect(world.commits()).toBe(
          1 + Number(name === "commit" && main?.["media/b.jpg"] !== undefined),
        );

        // Repeated without a failure, the action is carried out once.
        if (name === "commit") {
          const again = await action.act(world.store, (await world.open().load()).revision);
          expect(again).toMatchObject({ isMade: true });
        } else await action.act(world.store, world.revision);
        expect(world.files("main")).toEqual(known.after.main);
      }
    },
  );
});

describe("a host that contradicts itself", () => {
  test("and calls its newest commit an old one is not asked for ever", async () => {
    const world = await openWorld();
    const body = JSON.stringify({ message: "Update is not a fast forward" });
    // After the branch, a picture, a tree and a commit.
    const at = 4;
    world.network.failAt(at, { kind: "status", name: "", status: 422, body, problem: "" });
    await expect(world.store.commit(CHANGES, world.revision, "x")).rejects.toMatchObject({
      problem: "busy",
    });
    expect(world.network.requests[at]).toMatch(/^PATCH/);
  });

  test("a list of files that is not whole is no content", async () => {
    const world = await openWorld();
    const file = { path: "house.json", type: "blob", mode: "100644", sha: "0".repeat(40) };
    const body = JSON.stringify({ tree: [file], truncated: true });
    world.network.failAt(1, { kind: "status", name: "", status: 200, body, problem: "" });
    await expect(world.open().load()).rejects.toMatchObject({ problem: "broken" });
  });

  test("and lists no files has none that were deleted", async () => {
    const world = await openWorld();
    const body = JSON.stringify({ tree: [] });
    world.network.failAt(1, { kind: "status", name: "", status: 200, body, problem: "" });
    await expect(world.open().load()).rejects.toMatchObject({ problem: "foreign" });
  });
});
