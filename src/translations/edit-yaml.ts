import { Document, isMap, isNode, isScalar, parseDocument, type YAMLMap } from "yaml";
import type { Path } from "../model/schema";

/** As Gatsby reads it, which takes 2026-11-20 for a date: such a text needs quotes. */
const OPTIONS = { customTags: ["timestamp" as const] };

/**
 * The YAML with another text at `path`: in place of the one there, or as the last field of the
 * innermost group that is there. Every other byte stays, so that the file keeps its layout.
 */
export const setYamlText = (source: string, path: Path, text: string) => {
  const document = parseDocument(source, OPTIONS);
  const missing = path.findIndex((_, depth) => !document.hasIn(path.slice(0, depth + 1)));
  const depth = missing === -1 ? path.length - 1 : missing;
  const group = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true);
  if (!isMap(group)) throw new Error("A text stands in a group of fields.");

  const [key, ...rest] = path.slice(depth).map(String);
  const value = rest.reduceRight<unknown>((inner, step) => ({ [step]: inner }), text);
  const column = columnOf(source, start(group));
  const field = new Document({ [key]: value }, OPTIONS)
    .toString({ lineWidth: 0 })
    .trimEnd()
    .replace(/\n(?=[^\n])/g, `\n${" ".repeat(column)}`);
  if (missing !== -1) {
    const end = contentEnd(source, start(group), group.range?.[1]);
    return `${source.slice(0, end)}\n${" ".repeat(column)}${field}${source.slice(end)}`;
  }
  const [from, to] = pairRange(source, group, key);
  return source.slice(0, from) + field + source.slice(to);
};

const start = ({ range }: YAMLMap) => range?.[0] ?? 0;

const columnOf = (source: string, offset: number) =>
  offset - (source.lastIndexOf("\n", offset - 1) + 1);

/** Where something ends, without the blank lines after it. */
const contentEnd = (source: string, from: number, to = from) =>
  from + source.slice(from, to).trimEnd().length;

/** From the name of a field to the end of its value; a comment behind it stays. */
const pairRange = (source: string, group: YAMLMap, name: string) => {
  const pair = group.items.find(({ key }) => isScalar(key) && String(key.value) === name);
  if (!pair || !isNode(pair.key) || !isNode(pair.value)) throw new Error("No such field.");
  const from = pair.key.range?.[0] ?? 0;
  return [from, contentEnd(source, from, pair.value.range?.[1])];
};
