import type { GatsbyNode } from "gatsby";
import { micromark } from "micromark";
import { placeholderValues } from "../content-files/placeholder-values";
import { shownGroups } from "../content-files/reference-lists";
import type { LanguageCode } from "../languages";
import { fillPlaceholders, placeholdersIn, type Facts } from "../model/placeholders";
import {
  draftedNode,
  hiddenAddressOf,
  type EntryNode,
  type NodeModel as EntryFiles,
} from "./preview";
import { withNoBreakSpaces } from "./typography";

type Args = Parameters<NonNullable<GatsbyNode["createSchemaCustomization"]>>[0];

type Query = { type: string; query: object };

/** What a resolver may ask Gatsby for. */
export type NodeModel = EntryFiles & {
  findOne: (query: Query) => Promise<unknown>;
  findAll: (query: Query) => Promise<{ entries: Iterable<unknown> }>;
};
export type Resolve = (
  source: Record<string, unknown>,
  args: { language: LanguageCode },
  context: { nodeModel: NodeModel },
  info: { fieldName: string },
) => unknown;
type Resolved = Parameters<Resolve>;

/** Groups that each refer, by their field `key`, to an entry of another type. */
type References = { key: string; type: string };

const groupsOf = async (list: unknown, { key, type }: References, nodeModel: NodeModel) => {
  const { entries } = await nodeModel.findAll({ type, query: {} });
  const nodes = Array.from(entries) as { jsonId: string; order: number }[];
  return shownGroups(
    list,
    key,
    nodes.map(({ jsonId, order }) => ({ id: jsonId, order })),
  );
};

/** What placeholders speak of; asking the node model for it keeps builds incremental. */
const factsOf = async (nodeModel: NodeModel): Promise<Facts> => {
  const find = async (type: string) =>
    draftedNode((await nodeModel.findOne({ type, query: {} })) as EntryNode, nodeModel);
  const prices = await find("Prices");
  const packages = await groupsOf(prices.packages, { key: "trip", type: "Trip" }, nodeModel);
  return {
    company: await find("Company"),
    terms: await find("Terms"),
    prices: { ...prices, packages },
  };
};

/** The text of a `{es, en, de}` field in the language asked for, placeholders filled in, typeset. */
const textIn = async (...[source, { language }, { nodeModel }, { fieldName }]: Resolved) => {
  const texts = source[fieldName] as Partial<Record<LanguageCode, string>> | undefined;
  if (!texts) return null;
  // A language may be missing where the owner is about to add it; nothing is built like that.
  const text = texts[language] ?? "";
  const filled =
    placeholdersIn(text).length === 0
      ? text
      : fillPlaceholders(text, placeholderValues(await factsOf(nodeModel), language));
  return withNoBreakSpaces(filled, language);
};

export const localizedText: Resolve = async (source, args, context, info) => {
  const text = await textIn(source, args, context, info);
  return text === null ? null : text + hiddenAddressOf(source, info.fieldName, args.language);
};

/** The same, as HTML. Micromark escapes any HTML in the text and drops unsafe links. */
const localizedMarkdown: Resolve = async (source, args, context, info) => {
  const text = await textIn(source, args, context, info);
  if (text === null) return null;
  const address = hiddenAddressOf(source, info.fieldName, args.language);
  return micromark(text).replace(BLOCK_END, address);
};

/** The end of a paragraph, list item or heading. */
const BLOCK_END = /(?=<\/(?:p|li|h\d)>)/g;

/** The File node of a picture path such as `/media/hero.jpg`. */
export const mediaFile: Resolve = (source, _, { nodeModel }, { fieldName }) =>
  nodeModel.findOne({
    type: "File",
    query: {
      filter: {
        sourceInstanceName: { eq: "content" },
        relativePath: { eq: String(source[fieldName]).slice(1) },
      },
    },
  });

const extensions: Record<string, Resolve> = {
  localized: localizedText,
  markdown: localizedMarkdown,
  media: mediaFile,
};

/** Declares `@localized`, `@markdown`, `@media` and `@shown`, which the derived GraphQL types use. */
export const createFieldExtensions = ({ actions }: Args) => {
  for (const [name, resolve] of Object.entries(extensions)) {
    actions.createFieldExtension({ name, extend: () => ({ resolve }) });
  }
  actions.createFieldExtension({
    name: "shown",
    args: { key: "String!", type: "String!" },
    extend: (references: References) => ({ resolve: shownOf(references) }),
  });
};

const shownOf =
  (references: References): Resolve =>
  (source, _, { nodeModel }, { fieldName }) =>
    groupsOf(source[fieldName], references, nodeModel);
