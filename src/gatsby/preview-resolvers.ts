import type { GatsbyNode } from "gatsby";
import { collections } from "../model";
import type { NodeModel, Resolve, Wrap } from "./field-extensions";
import { draftedNode, draftedWords, hiddenAddressOf, type EntryNode } from "./preview";

type Args = Parameters<NonNullable<GatsbyNode["createResolvers"]>>[0];

type Original = { originalResolver: Resolve };

/**
 * By these fields queries filter and sort, for which Gatsby keeps their values: entries are hidden, and
 * change places, when they are saved.
 */
const KEPT = ["id", "order", "hidden"];

/** Of these, texts name facts. */
const FACT_TYPES = ["Company", "Terms", "Prices"];

/** The end of a paragraph, list item or heading. */
const BLOCK_END = /(?=<\/(?:p|li|h\d)>)/g;

/** Has every text begin with its address, and name the facts that are being written. */
export const withAddress: Wrap = (name, resolve) => async (source, args, context, info) => {
  const result = await resolve(source, args, { nodeModel: drafted(context.nodeModel) }, info);
  if (typeof result !== "string" || !source) return result;
  const address = hiddenAddressOf(source, info.fieldName, args.language);
  return name === "markdown" ? result.replace(BLOCK_END, address) : address + result;
};

const drafted = (nodeModel: NodeModel): NodeModel => ({
  findOne: (query) => nodeModel.findOne(query),
  getNodeById: (query) => nodeModel.getNodeById(query),
  findAll: async (query) => {
    const { entries } = await nodeModel.findAll(query);
    if (!FACT_TYPES.includes(query.type)) return { entries };
    const nodes = Array.from(entries) as EntryNode[];
    return { entries: nodes.map((node) => draftedNode(node, nodeModel)) };
  },
});

/** Has every field of an entry, and the interface words, ask for what their forms hold. */
export const resolveDrafts = ({ createResolvers }: Args) => {
  for (const { type, schema } of collections) {
    const names = Object.keys(schema.shape).filter((name) => !KEPT.includes(name));
    createResolvers({
      [type]: Object.fromEntries(names.map((name) => [name, { resolve: ofEntry }])),
    });
  }
  createResolvers({ Locale: { data: { resolve: ofWords } } });
};

const ofEntry = (node: EntryNode, args: never, context: { nodeModel: NodeModel }, info: Original) =>
  info.originalResolver(draftedNode(node, context.nodeModel), args, context, info as never);

type Locale = { data: string; language: string; ns: string };

const ofWords = (locale: Locale, args: never, context: never, info: Original) => {
  const { data, language, ns } = locale;
  const words = draftedWords(JSON.parse(data) as object, `locales/${language}/${ns}.json`);
  const now = { ...locale, data: JSON.stringify(words) };
  return info.originalResolver(now, args, context, info as never);
};
