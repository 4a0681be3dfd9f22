import type { GatsbyNode } from "gatsby";
import { micromark } from "micromark";
import type { LanguageCode } from "../languages";
import { fillPlaceholders, placeholderValues, type Facts } from "../model/placeholders";
import { withNoBreakSpaces } from "./typography";

type Args = Parameters<NonNullable<GatsbyNode["createSchemaCustomization"]>>[0];

type NodeModel = {
  findOne: (query: { type: string; query: object }) => Promise<unknown>;
};
type Resolve = (
  source: Record<string, unknown>,
  args: { language: LanguageCode },
  context: { nodeModel: NodeModel },
  info: { fieldName: string },
) => unknown;

/** The single-file collections that placeholders speak of; asking for them keeps builds incremental. */
const factsOf = async (nodeModel: NodeModel): Promise<Facts> => ({
  company: await nodeModel.findOne({ type: "Company", query: {} }),
  terms: await nodeModel.findOne({ type: "Terms", query: {} }),
  prices: await nodeModel.findOne({ type: "Prices", query: {} }),
});

/** The text of a `{es, en, de}` field in the language asked for, placeholders filled in, typeset. */
const localizedText: Resolve = async (source, { language }, { nodeModel }, { fieldName }) => {
  const texts = source[fieldName] as Partial<Record<LanguageCode, string>> | undefined;
  if (!texts) return null;
  // A language may be missing where the owner is about to add it; nothing is built like that.
  const text = texts[language] ?? "";
  const filled = fillPlaceholders(text, placeholderValues(await factsOf(nodeModel), language));
  return withNoBreakSpaces(filled, language);
};

/** The same, as HTML. Micromark escapes any HTML in the text and drops unsafe links. */
const localizedMarkdown: Resolve = async (...parameters) => {
  const text = await localizedText(...parameters);
  return typeof text === "string" ? micromark(text) : null;
};

/** The File node of a picture path such as `/media/hero.jpg`. */
const mediaFile: Resolve = (source, _, { nodeModel }, { fieldName }) =>
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

/** Declares `@localized`, `@markdown` and `@media`, which the derived GraphQL types use. */
export const createFieldExtensions = ({ actions }: Args) => {
  for (const [name, resolve] of Object.entries(extensions)) {
    actions.createFieldExtension({ name, extend: () => ({ resolve }) });
  }
};
