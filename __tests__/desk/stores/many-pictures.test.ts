import { StoreError, type FileChanges, type Progress } from "../../../src/desk/stores/store";
import { FAILURES, failingNetwork } from "./failing-network";
import { withHostLimits } from "./host-limits";
import { gitHost } from "./host";

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
});
afterEach(() => void jest.useRealTimers());

/** As large as a photograph of a phone after the desk has made it smaller, in bytes. */
const PHOTO = 420_000;

const pictures = (count: number): FileChanges => {
  const changes = new Map<string, string | Uint8Array>();
  for (let index = 0; index < count; index += 1) {
    changes.set(`media/${index}.jpg`, new Uint8Array(PHOTO).fill(index));
    changes.set(`photographs/${index}.json`, `{"id":${index}}\n`);
  }
  return changes;
};

const openWorld = () => {
  const { repository, respond, open } = gitHost({ "content/house.json": "{}" });
  const limited = withHostLimits(respond);
  const network = failingNetwork(limited.send);
  globalThis.fetch = network.send;
  return { repository, network, ...limited, store: open(), revision: repository.commit("main") };
};

/** Lets time pass until a promise is settled. */
const inTime = async <Result>(promise: Promise<Result>) => {
  let isBusy = true;
  const end = () => {
    isBusy = false;
  };
  promise.then(end, end);
  while (isBusy) await jest.advanceTimersByTimeAsync(1000);
  return promise;
};

test("120 pictures are one commit, within the host's limits", async () => {
  const count = 120;
  const { repository, store, revision, writes } = openWorld();
  const told: Progress[] = [];
  const { isMade } = await inTime(
    store.commit(pictures(count), revision, "x", { onProgress: (progress) => told.push(progress) }),
  );
  expect(isMade).toBe(true);
  const [commit = "", ...older] = repository.log("main", "content");
  expect(older).toEqual([revision]);
  expect(repository.changedFiles(commit)).toHaveLength(2 * count);
  // Pictures, tree, commit and branch.
  expect(writes).toHaveLength(count + 3);
  expect(told).toEqual(Array.from({ length: count }, (_, done) => ({ done, of: count })));
});

test("after a failure only the pictures that the host does not have are sent again", async () => {
  const { repository, network, store, revision } = openWorld();
  const changes = pictures(10);
  const lost = FAILURES.find(({ name }) => name === "no connection");
  if (!lost) throw new Error("There is no such failure.");
  network.failAt(10, lost);
  const failed = await inTime(store.commit(changes, revision, "x")).catch(
    (error: unknown) => error,
  );
  expect(failed).toBeInstanceOf(StoreError);
  expect(repository.commit("main")).toBe(revision);
  network.restore();
  await inTime(store.commit(changes, revision, "x"));
  expect(network.requests.filter((request) => request.endsWith("/git/blobs"))).toHaveLength(3);
  expect(repository.commit("main")).not.toBe(revision);
});
