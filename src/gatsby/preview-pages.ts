import type { CreatePagesArgs, NodePluginArgs } from "gatsby";
import type { PlainValue } from "../content-files/hidden-address";
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

/** The data of a page as they would be if the draft were saved, and the values that pages may show. */
export type PreviewAnswer = { data: object; values: PlainValue[] };

/**
 * Answers the editor; the texts of the data hide their addresses.
 * @returns undefined where there is no such page, or it cannot be made of the draft
 */
export const previewOf = async (
  { page, ...draft }: PreviewRequest,
  store: NodePluginArgs["store"],
): Promise<PreviewAnswer | undefined> => {
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
