import { SERVED } from "../../stores/served";
import { StoreError, type FileChanges } from "../../stores/store";
import { FAULTS, failingNetwork, inTime, type Fault } from "./faults";
import { gitHost } from "./host";

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
});
afterEach(() => void jest.useRealTimers());

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
  /** The files of a branch; undefined if it does not exist. */
  const files = (branch: string) =>
    repository.branches().includes(branch) ? repository.tree(branch, "content") : undefined;
  const state = () => ({ main: files("main"), draft: files("draft-mar") });
  return { network, repository, open, store, revision, refused, state };
};

type World = Awaited<ReturnType<typeof openWorld>>;
type Store = World["store"];
type State = ReturnType<World["state"]>;

type Action = {
  act: (store: Store, revision: string) => Promise<unknown>;
  /** What a request may answer although the action succeeds. */
  tolerates?: (request: string, fault: Fault) => boolean;
};

const isMissing = (_: string, { problem }: Fault) => problem === "missing";

const actions: Record<string, Action> = {
  load: { act: (store) => store.load() },
  commit: {
    act: (store, revision) => store.commit(CHANGES, revision, "Tres cosas"),
    // The store looks whether it was carried out.
    tolerates: (request, { isDone = false }) => request.startsWith("PATCH") && isDone,
  },
  history: { act: (store) => store.history("rooms/garden.json") },
  changed: { act: (store, revision) => store.changed(revision) },
  read: {
    act: (store, revision) => store.read(revision, "rooms/garden.json"),
    tolerates: (request, fault) => request.includes("contents") && isMissing(request, fault),
  },
  publication: {
    act: (store) => store.publication(),
    // Publishing needs no permission to read checks.
    tolerates: (request, { problem }) =>
      request.includes("check-runs") && ["forbidden", "missing"].includes(problem),
  },
  show: { act: (store, revision) => store.drafts.show(CHANGES, revision, "Mirad") },
  find: {
    act: (store) => store.drafts.find(),
    tolerates: (request, fault) => request.includes("compare") && isMissing(request, fault),
  },
  discard: { act: (store) => store.drafts.discard(), tolerates: isMissing },
  preview: { act: (store) => store.drafts.preview(), tolerates: isMissing },
};

describe.each(Object.entries(actions))("%s", (name, { act, tolerates = () => false }) => {
  /** The branches before and after it, and the number of its requests. */
  let known: { before: State; after: State; count: number };
  beforeAll(async () => {
    const { store, revision, network, state } = await openWorld();
    const before = state();
    network.failAt(0);
    await act(store, revision);
    known = { before, after: state(), count: network.requests.length };
  });

  test.each(FAULTS.map((fault) => [fault.name, fault] as const))(
    "with a request that has %s",
    async (_, fault) => {
      const { before, after, count } = known;
      for (let at = 0; at < count; at++) {
        const { network, repository, open, store, revision, refused, state } = await openWorld();
        network.failAt(at, fault);
        const ended = await inTime(act(store, revision)).catch((error: unknown) => error);
        const request = network.requests[at] ?? "";
        network.failAt(0);

        // The desk's own server need not say what it serves.
        const isOwn = request.includes(SERVED);
        // The host contradicts itself: an earlier request has found the branch.
        const isOdd = name === "show" && /PATCH/.test(request) && fault.problem === "missing";
        const { problem, advice } = ended instanceof StoreError ? ended : {};
        const told = isOdd ? { problem: "broken", advice: {} } : fault;
        if (isOwn || tolerates(request, fault)) expect(ended).not.toBeInstanceOf(Error);
        else expect([request, problem, advice]).toEqual([request, told.problem, told.advice ?? {}]);
        expect(refused).toEqual(fault.problem === "signed-out" && !isOwn ? ["ghu_1"] : []);

        // All or nothing, and nothing twice.
        expect([before.main, after.main]).toContainEqual(state().main);
        expect([before.draft, after.draft]).toContainEqual(state().draft);
        const isMade = name === "commit" && repository.commit("main") !== revision;
        expect(repository.log("main", "content")).toHaveLength(isMade ? 2 : 1);

        // Repeated without a fault, it is carried out once.
        const newest = name === "commit" ? (await open().load()).revision : revision;
        await act(store, newest);
        expect(state().main).toEqual(after.main);
      }
    },
  );
});

const FILE = { path: "house.json", type: "blob", mode: "100644", sha: "0".repeat(40) };

test.each([
  ["does not list all files", { tree: [FILE], truncated: true }, "broken"],
  ["lists no files", { tree: [] }, "foreign"],
])("a host that %s has none that were deleted", async (_, said, problem) => {
  const { network, open } = await openWorld();
  const arrives = () => Response.json(said);
  network.failAt(1, { name: "", problem: "broken", arrives });
  await expect(open().load()).rejects.toMatchObject({ problem });
});

test("a host that calls its newest commit an old one is not asked for ever", async () => {
  const { network, store, revision } = await openWorld();
  const arrives = () => Response.json({ message: "Update is not a fast forward" }, { status: 422 });
  // After the branch, a picture, a tree and a commit.
  network.failAt(4, { name: "", problem: "busy", arrives });
  await expect(store.commit(CHANGES, revision, "x")).rejects.toMatchObject({ problem: "busy" });
});
