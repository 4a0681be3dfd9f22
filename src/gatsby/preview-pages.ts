import type { CreatePagesArgs, NodePluginArgs } from "gatsby";
import { withDraft, type Draft } from "./preview";

/** What the editor asks for: a page, with what is written and not saved yet. */
export type PreviewRequest = Draft & {
  /** The path of the page. */
  page: string;
};

/** The part of Gatsby's state that tells what a page asks for. */
type State = {
  pages: Map<string, { componentPath: string; context: object }>;
  components: Map<string, { query: string }>;
};

type RunQuery = CreatePagesArgs["graphql"];

let runQuery: RunQuery | undefined;

/** Keeps the function that answers queries, which Gatsby hands out only where pages are made. */
export const keepRunQuery = ({ graphql }: Pick<CreatePagesArgs, "graphql">) => {
  runQuery = graphql;
};

/**
 * The data of a page as they would be if the draft were saved, with hidden addresses in its texts.
 * @returns undefined where there is no such page, or it cannot be made of the draft
 */
export const previewData = async (
  { page, ...draft }: PreviewRequest,
  store: NodePluginArgs["store"],
) => {
  const { pages, components } = store.getState() as State;
  const found = pages.get(page);
  const query = found && components.get(found.componentPath)?.query;
  if (!query || !runQuery) return undefined;
  const ask = runQuery;
  const { data, errors } = await withDraft(draft, () => ask<object>(query, found.context));
  return errors ? undefined : data;
};
