import type { FileChanges } from "../../stores/store";
import { FAULTS, failingNetwork, inTime } from "./faults";
import { gitHost } from "./host";

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
});
afterEach(() => void jest.useRealTimers());

/** In bytes: a hundredth of a real one, which would take ten seconds. */
const PHOTO = 4_200;

const pictures = (count: number): FileChanges =>
  new Map(
    Array.from({ length: count }, (_, n): [string, string | Uint8Array][] => [
      [`media/${n}.jpg`, new Uint8Array(PHOTO).fill(n)],
      [`photographs/${n}.json`, `{"id":${n}}\n`],
    ]).flat(),
  );

const openWorld = () => {
  const { repository, respond, open } = gitHost({ "content/house.json": "{}" });
  const network = failingNetwork(respond);
  globalThis.fetch = network.send;
  return { repository, network, store: open(), revision: repository.commit("main") };
};

const MINUTE = 60_000;

/** Most requests that write. Source: https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
const MOST_WRITES = [
  { most: 80, time: MINUTE },
  { most: 500, time: 60 * MINUTE },
];

/**
 * In bytes, for pictures of that size: a hundredth of the largest that GitHub took, which documents none. It was met at
 * 2.5 MB of a tree (https://github.com/codesandbox/codesandbox-client/issues/8614) and 50 MB of anything
 * (https://github.com/Songmu/action-push-to-another-repository/pull/37). Names in a tree do not shrink with pictures.
 */
const LARGEST = { tree: 100_000, other: 500_000 };

test("120 pictures are one commit, within the host's limits", async () => {
  const { repository, network, store, revision } = openWorld();
  const writes: number[] = [];
  globalThis.fetch = (input, init) => {
    if (init?.method !== undefined && init.method !== "GET") writes.push(Date.now());
    const isTree = String(input).endsWith("/git/trees");
    const { length } = String(init?.body ?? "");
    expect(length).toBeLessThan(isTree ? LARGEST.tree : LARGEST.other);
    return network.send(input, init);
  };
  const { isMade } = await inTime(store.commit(pictures(120), revision, "x"));
  expect(isMade).toBe(true);
  const [commit = "", ...older] = repository.log("main", "content");
  expect(older).toEqual([revision]);
  expect(repository.changedFiles(commit)).toHaveLength(240);
  // Pictures, tree, commit and branch.
  expect(writes).toHaveLength(123);
  for (const { most, time } of MOST_WRITES)
    for (const [index, at] of writes.slice(most).entries())
      expect(at - (writes[index] ?? 0)).toBeGreaterThanOrEqual(time);
});

test("after a failure only the pictures that the host does not have are sent again", async () => {
  const { repository, network, store, revision } = openWorld();
  const changes = pictures(10);
  // After the branch, the content and eight pictures.
  network.failAt(10, FAULTS[0]);
  await expect(inTime(store.commit(changes, revision, "x"))).rejects.toThrow("unreachable");
  expect(repository.commit("main")).toBe(revision);
  network.failAt(0);
  await inTime(store.commit(changes, revision, "x"));
  expect(network.requests.filter((request) => request.endsWith("/git/blobs"))).toHaveLength(3);
  expect(repository.commit("main")).not.toBe(revision);
});
