import { EventEmitter } from "node:events";
import type { Store } from "gatsby";
import { answerUnchangedPages } from "../../src/gatsby/unchanged-pages";

/** The pages that Gatsby would answer for once the query of one has run. */
const answered = (path: string, pending: string[]) => {
  const emitter = new EventEmitter();
  const pages: string[] = [];
  emitter.on("CLEAR_PENDING_PAGE_DATA_WRITE", ({ payload }: { payload: { page: string } }) =>
    pages.push(payload.page),
  );
  const state = { pendingPageDataWrites: { pagePaths: new Set(pending) } };
  answerUnchangedPages({ emitter, store: { getState: () => state } as unknown as Store });
  emitter.emit("PAGE_QUERY_RUN", { payload: { path } });
  return pages;
};

test("a page whose data stay the same is answered for at once, another when it is written", () => {
  expect(answered("/404.html", ["/precios/"])).toEqual(["/404.html"]);
  expect(answered("/precios/", ["/precios/"])).toEqual([]);
});
