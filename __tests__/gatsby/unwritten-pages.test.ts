import { EventEmitter } from "node:events";
import type { Store } from "gatsby";
import { writeForgottenPages } from "../../src/gatsby/unwritten-pages";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Gatsby, once it has run the query of a page whose data are not written yet. */
const afterQuery = (path: string, { dirty = 0 } = {}) => {
  const emitter = new EventEmitter();
  const asked: string[] = [];
  emitter.on("QUERY_RUN_REQUESTED", ({ pagePath }: { pagePath: string }) => asked.push(pagePath));
  const pagePaths = new Set([path]);
  const queries = { trackedQueries: new Map([[path, { dirty }]]) };
  const state = { pendingPageDataWrites: { pagePaths }, queries };
  writeForgottenPages({ emitter, store: { getState: () => state } as unknown as Store });
  emitter.emit("PAGE_QUERY_RUN", { payload: { path } });
  return { asked, write: () => void pagePaths.delete(path) };
};

test("a page that Gatsby has forgotten to write is asked for again until it is written", () => {
  const { asked, write } = afterQuery("/de/");
  jest.advanceTimersByTime(400);
  expect(asked).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(asked).toEqual(["/de/", "/de/"]);
  write();
  jest.advanceTimersByTime(10_000);
  expect(asked).toEqual(["/de/", "/de/"]);
});

test("a page that is written in time is not asked for, nor one whose data have changed since", () => {
  const inTime = afterQuery("/de/");
  inTime.write();
  const changed = afterQuery("/de/", { dirty: 1 });
  jest.advanceTimersByTime(10_000);
  expect([...inTime.asked, ...changed.asked]).toEqual([]);
});
