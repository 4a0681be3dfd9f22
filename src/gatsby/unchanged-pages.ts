import type { NodePluginArgs } from "gatsby";

type PageQueryRun = { payload: { path: string } };

/** The part of Gatsby's state that tells which pages have data that are not written yet. */
type State = { pendingPageDataWrites: { pagePaths: Set<string> } };

/**
 * Answers at once for pages whose data are asked for anew and turn out to be the same. Gatsby's
 * development server waits until they are written, which they are not, and looks again after five
 * seconds (`waitNextPageData` in its `get-page-data.js`). A browser asks for the not-found page, too,
 * before it shows the one that is opened.
 */
export const answerUnchangedPages = ({
  emitter,
  store,
}: Pick<NodePluginArgs, "emitter" | "store">) =>
  emitter.on("PAGE_QUERY_RUN", ({ payload: { path } }: PageQueryRun) => {
    const { pendingPageDataWrites } = store.getState() as State;
    if (!pendingPageDataWrites.pagePaths.has(path))
      emitter.emit("CLEAR_PENDING_PAGE_DATA_WRITE", { payload: { page: path } });
  });
