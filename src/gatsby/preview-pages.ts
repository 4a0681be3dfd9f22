import type { CreatePagesArgs, NodePluginArgs } from "gatsby";
import type { Preview, PreviewRequest } from "../editor/preview";
import { withDraft } from "./preview";

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
 * A page as it would be if a draft were saved.
 * @returns undefined where there is no such page, or it cannot be made of the draft
 */
export const previewOf = async (
  { page, ...draft }: PreviewRequest,
  store: NodePluginArgs["store"],
): Promise<Preview | undefined> => {
  const { pages, components } = store.getState() as State;
  const found = pages.get(page);
  const query = found && components.get(found.componentPath)?.query;
  const ask = runQuery;
  if (!query || !ask) return undefined;
  const { answer, values } = await withDraft(draft, () => ask<object>(query, found.context));
  return answer.data && !answer.errors && isComplete(answer.data)
    ? { data: answer.data, values }
    : undefined;
};

/** While a file that has been saved is read, its entry is missing. */
const isComplete = (data: object) => !Object.values(data).includes(null);
