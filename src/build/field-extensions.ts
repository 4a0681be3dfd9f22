import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { resolversOf, type ContentEntry, type ContentSource } from "@brisa/typed-content/graphql";
import { contentModel } from "../model";
import { BUILD_DAY } from "./build-date";
import type { LanguageCode } from "../model/languages";

type Args = Parameters<NonNullable<GatsbyNode["createSchemaCustomization"]>>[0];

type Query = { type: string; query: object };

/** Reading content through it keeps builds incremental. */
type NodeModel = {
  findOne: <Found>(query: Query) => Promise<Found | null>;
  findAll: (query: Query) => Promise<{ entries: Iterable<unknown> }>;
  getNodeById: (query: { id: string }) => { relativePath: string };
};

type Node = Record<string, unknown>;

type Today = { date: string };

/** The source is undefined for fields of `Query`. */
type Resolve = (
  source: Node | undefined,
  args: { language: LanguageCode },
  context: { nodeModel: NodeModel },
  info: { fieldName: string },
) => unknown;

/** Gatsby's transformers use `id` for their own ID and rename that of the content. */
const withContentId = (node: Node) =>
  ({ ...node, id: node.jsonId ?? node.yamlId ?? node.id }) as ContentEntry;

const fileNode = (nodeModel: NodeModel, path: string) => {
  const filter = { sourceInstanceName: { eq: "content" }, relativePath: { eq: path } };
  return nodeModel.findOne<{ absolutePath: string }>({ type: "File", query: { filter } });
};

const sha256Of = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

const contentSource = (nodeModel: NodeModel): ContentSource => ({
  entries: async (type) => {
    const { entries } = await nodeModel.findAll({ type, query: {} });
    return (Array.from(entries) as Node[]).map(withContentId);
  },
  file: (path) => fileNode(nodeModel, path),
  digest: async (path) => {
    const file = await fileNode(nodeModel, path);
    return file ? sha256Of(file.absolutePath) : undefined;
  },
  today: async () => ((await nodeModel.findOne({ type: BUILD_DAY, query: {} })) as Today).date,
});

const directiveArguments: Record<string, Record<string, string>> = {
  entry: { type: "String!" },
  list: { type: "String!", shownWith: "String" },
  localized: { writtenIn: "String", fallback: "Boolean" },
  shown: { key: "String!", type: "String!" },
};

export const createFieldExtensions = ({ actions }: Args) => {
  for (const [name, resolver] of Object.entries(resolversOf(contentModel))) {
    const extend = (directive: { key: string; type: string; shownWith?: string }) => {
      const resolve: Resolve = (source, args, { nodeModel }, { fieldName }) =>
        resolver(source?.[fieldName], { ...directive, ...args }, contentSource(nodeModel), source);
      return { resolve };
    };
    actions.createFieldExtension({ name, args: directiveArguments[name], extend });
  }
};
