import { cachedBy } from "../../helpers/cached-by";
import { fillPlaceholders, placeholdersIn, withoutLeftOut } from "../../texts/placeholders";
import { walk, type SchemaNode } from "../../schema";
import type { Entry } from "../../content";
import type { ContentError, ErrorDetails } from "../findings";

/**
 * Those without a fact, unclosed, or where none can be.
 * @param leftOut missing optional facts: lines that only name one go
 */
export const wrongPlaceholders = (
  entry: Entry,
  known: string[],
  leftOut: ReadonlySet<string>,
): ContentError[] =>
  textsWithBraces(entry).flatMap(({ text, field, path }) =>
    placeholderErrors(
      withoutLeftOut(text, (name) => leftOut.has(name)),
      field,
      known,
    ).map((error) => ({ file: entry.file, path, ...error })),
  );

const BRACES = /\{\{|\}\}/;

/** Cached: the desk checks after each change. */
const textsWithBraces = cachedBy(({ node, data }: Entry) =>
  walk(node, data).flatMap(({ node: field, value: text, path }) =>
    typeof text === "string" && BRACES.test(text) ? [{ text, field, path }] : [],
  ),
);

const placeholderErrors = (text: string, { kind }: SchemaNode, known: string[]): ErrorDetails[] => {
  const names = placeholdersIn(text);
  const [first] = names;
  // Placeholders are filled in only in localized texts, the only fields without a kind.
  if (first !== undefined && kind) return [{ code: "useless-placeholder", name: first }];
  const rest = fillPlaceholders(text, Object.fromEntries(names.map((name) => [name, ""])));
  if (BRACES.test(rest)) return [{ code: "open-placeholder" }];
  return names
    .filter((name) => !known.includes(name))
    .map((name) => ({ code: "unknown-placeholder", name }));
};
