import type { NodePluginArgs } from "gatsby";

type PageQueryRun = { payload: { path: string } };

/** The parts of Gatsby's state that tell which data are not written yet, and which are out of date. */
type State = {
  pendingPageDataWrites: { pagePaths: Set<string> };
  queries: { trackedQueries: Map<string, { dirty: number }> };
};

/** Milliseconds that Gatsby has to write the data of a page once its query has run. */
const PATIENCE = 500;

/**
 * Has the data of every page written whose query has run. Gatsby's development server writes nothing
 * that it is told to write while it still writes other pages (`flush` in its `page-data.js`): whoever
 * opens such a page, as the page beside a form does, waits for 15 seconds and is told that there is none.
 */
export const writeForgottenPages = ({
  emitter,
  store,
}: Pick<NodePluginArgs, "emitter" | "store">) => {
  const isForgotten = (path: string) => {
    const { pendingPageDataWrites, queries } = store.getState() as State;
    // Data that are out of date are written when somebody asks for the page.
    return pendingPageDataWrites.pagePaths.has(path) && !queries.trackedQueries.get(path)?.dirty;
  };
  const writeIfForgotten = (path: string) => {
    if (!isForgotten(path)) return;
    // There is no query to run: Gatsby goes on to write what is not written yet.
    emitter.emit("QUERY_RUN_REQUESTED", { pagePath: path });
    setTimeout(writeIfForgotten, PATIENCE, path);
  };
  emitter.on("PAGE_QUERY_RUN", ({ payload: { path } }: PageQueryRun) =>
    setTimeout(writeIfForgotten, PATIENCE, path),
  );
};
