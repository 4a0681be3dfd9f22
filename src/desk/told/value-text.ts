import { isRecord } from "../../base/is-record";
import type { Content } from "../../typed-content/content";
import { entryName } from "../../typed-content/labels";
import { listedIn } from "../../typed-content/listed";
import { defaultLanguage } from "../../base/languages";
import { contentModel } from "../core/model";
import { jsonSchema, type SchemaNode } from "../../typed-content/schema";
import { factLabels, toShownText } from "./fact-labels";
import type { Words } from "../words";
import { excerpts } from "./excerpts";

/** A value before and after, as short text; undefined for no value. */
export type BeforeAfter = { before?: string; after?: string };

/**
 * Returns both versions of a value as short text: texts cut around their first difference, other values as
 * the form shows them.
 * @param node the schema of the field; undefined for a message
 * @param content used to look up referenced entries
 */
export const valueTexts = (
  node: SchemaNode | undefined,
  before: unknown,
  after: unknown,
  content: Content,
  words: Words,
): BeforeAfter => {
  const [was, is] = [before, after].map((value) => plainText(node, value, content, words));
  if (was?.isQuoted || is?.isQuoted) {
    const [from, to] = excerpts(was?.text ?? "", is?.text ?? "");
    const quoted = (plain: Plain | undefined, text: string) =>
      plain?.isQuoted ? words.changes.quoted(text) : text;
    return { ...(from && { before: quoted(was, from) }), ...(to && { after: quoted(is, to) }) };
  }
  return { ...(was && { before: was.text }), ...(is && { after: is.text }) };
};

/** Returns a value as a whole text; undefined if it has none. */
export const valueText = (
  node: SchemaNode | undefined,
  value: unknown,
  content: Content,
  words: Words,
) => plainText(node, value, content, words)?.text;

type Plain = { text: string; isQuoted?: boolean };

const plainText = (
  node: SchemaNode | undefined,
  value: unknown,
  content: Content,
  words: Words,
): Plain | undefined => {
  if (value === undefined || value === null || value === "") return undefined;
  if (isRecord(value)) {
    const text =
      node?.kind === "localized" || node?.kind === "markdown" ? value[defaultLanguage] : "";
    return typeof text === "string" && text ? quotable(text, content) : undefined;
  }
  if (typeof value === "boolean") return { text: value ? words.changes.yes : words.changes.no };
  if (typeof value === "number") return { text: numberText(node, value, words) };
  if (typeof value !== "string") return undefined;
  const choice = node?.names?.[value];
  if (choice !== undefined) return { text: choice };
  if (node?.kind === "time") return { text: value };
  if (node?.kind === "month") return { text: monthText(value, words) };
  if (node?.kind === "reference") {
    const collection = contentModel().collections.find(({ type }) => type === node.collection);
    const entry = collection && listedIn(content, collection.type).find(({ id }) => id === value);
    return { text: (entry && entryName(jsonSchema(collection), entry)) ?? words.changes.changed };
  }
  if (node?.kind === "id" || node?.kind === "picture-file") return { text: words.changes.changed };
  return quotable(value, content);
};

const quotable = (text: string, content: Content): Plain => ({
  text: text.includes("{{") ? toShownText(text, factLabels(content)) : text,
  isQuoted: true,
});

const numberText = ({ kind }: SchemaNode = {}, value: number, { money, tag }: Words) =>
  value.toLocaleString(
    tag,
    kind === "price"
      ? { style: "currency", currency: money.currency, trailingZeroDisplay: "stripIfInteger" }
      : { maximumFractionDigits: 10 },
  );

const monthText = (month: string, { tag }: Words) => {
  const date = new Date(`${month}-01T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return month;
  return date.toLocaleDateString(tag, { month: "long", year: "numeric", timeZone: "UTC" });
};
