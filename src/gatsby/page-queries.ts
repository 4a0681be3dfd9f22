import { mkdirSync, writeFileSync } from "node:fs";
import type { NodePluginArgs } from "gatsby";
import { parse } from "graphql";
import { pagesSchema } from "../editor/page/schema";
import { collections } from "../model";

type State = {
  pages: Map<string, { component: string }>;
  components: Map<string, { query: string }>;
};

const FOLDER = "public/admin";

const treeOf = (source: string) => parse(source, { noLocation: true });

/**
 * Writes with what the desk answers the pages' queries: the schema, and the query of each component as
 * Gatsby has compiled it, with its fragments, as syntax trees; and which page has which component.
 */
export const writePageQueries = ({ store }: Pick<NodePluginArgs, "store">) => {
  const { pages, components } = store.getState() as unknown as State;
  const names = [...components.keys()];
  const queries = names.map((name) => treeOf(components.get(name)?.query ?? ""));
  const queryOf = Object.fromEntries(
    Array.from(pages, ([path, { component }]) => [path, names.indexOf(component)]),
  );
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    `${FOLDER}/pages.json`,
    JSON.stringify({ schema: treeOf(pagesSchema(collections)), queries, queryOf }),
  );
};
