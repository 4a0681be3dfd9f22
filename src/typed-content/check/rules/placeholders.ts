import { fillPlaceholders, placeholdersIn } from "../../texts/placeholders";
import { walk, type SchemaNode } from "../../schema";
import type { Entry } from "../../content";
import type { ContentError, ErrorDetails } from "../findings";

/**
 * Finds placeholders without a fact, unclosed placeholders, and placeholders in fields that cannot have any.
 * @param known the names of the facts
 */
export const wrongPlaceholders = ({ file, node, data }: Entry, known: string[]): ContentError[] => {
  const errors: ContentError[] = [];
  walk(node, data, (field, value, path) => {
    if (typeof value !== "string") return;
    errors.push(
      ...placeholderErrors(value, field, known).map((error) => ({ file, path, ...error })),
    );
  });
  return errors;
};

const placeholderErrors = (text: string, { kind }: SchemaNode, known: string[]): ErrorDetails[] => {
  const names = placeholdersIn(text);
  const [first] = names;
  // Placeholders are filled in only in localized texts, the only fields without a kind.
  if (first !== undefined && kind) return [{ code: "useless-placeholder", name: first }];
  const rest = fillPlaceholders(text, Object.fromEntries(names.map((name) => [name, ""])));
  if (/\{\{|\}\}/.test(rest)) return [{ code: "open-placeholder" }];
  return names
    .filter((name) => !known.includes(name))
    .map((name) => ({ code: "unknown-placeholder", name }));
};
