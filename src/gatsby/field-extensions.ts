import type { GatsbyNode } from "gatsby";
import { resolvers, type ContentEntry, type ContentSource } from "../graphql/resolvers";
import type { LanguageCode } from "../languages";

type Args = Parameters<NonNullable<GatsbyNode["createSchemaCustomization"]>>[0];

type Query = { type: string; query: object };

/** What Gatsby answers queries with; asking it for content keeps builds incremental. */
type NodeModel = {
  findOne: (query: Query) => Promise<unknown>;
  findAll: (query: Query) => Promise<{ entries: Iterable<unknown> }>;
  getNodeById: (query: { id: string }) => { relativePath: string };
};

type Node = Record<string, unknown>;

/** A resolver as Gatsby calls it: the source of a field of `Query` is undefined. */
type Resolve = (
  source: Node | undefined,
  args: { language: LanguageCode },
  context: { nodeModel: NodeModel },
  info: { fieldName: string },
) => unknown;

/** The transformers keep `id` for Gatsby's own and rename the content's. */
const withContentId = (node: Node) =>
  ({ ...node, id: node.jsonId ?? node.yamlId ?? node.id }) as ContentEntry;

/** The content files, of which Gatsby has made nodes. */
const contentSource = (nodeModel: NodeModel): ContentSource => ({
  entries: async (type) => {
    const { entries } = await nodeModel.findAll({ type, query: {} });
    return (Array.from(entries) as Node[]).map(withContentId);
  },
  file: (path) => {
    const filter = { sourceInstanceName: { eq: "content" }, relativePath: { eq: path } };
    return nodeModel.findOne({ type: "File", query: { filter } });
  },
});

/** The arguments of the directives that have some. */
const directiveArguments: Record<string, Record<string, string>> = {
  list: { type: "String!" },
  shown: { key: "String!", type: "String!" },
};

/** Declares the directives of `src/graphql/sdl.ts` with their resolvers. */
export const createFieldExtensions = ({ actions }: Args) => {
  for (const [name, resolver] of Object.entries(resolvers)) {
    const extend = (directive: { key: string; type: string }) => {
      const resolve: Resolve = (source, args, { nodeModel }, { fieldName }) =>
        resolver(source?.[fieldName], { ...directive, ...args }, contentSource(nodeModel));
      return { resolve };
    };
    actions.createFieldExtension({ name, args: directiveArguments[name], extend });
  }
};
