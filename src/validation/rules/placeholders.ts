import { fillPlaceholders, placeholdersIn } from "../../model/placeholders";
import { walk, type SchemaNode } from "../../model/schema";
import type { Entry } from "../../content-files/content";
import type { ContentError, FieldError } from "../../content-files/error";

/**
 * `{{names}}` in texts that stand for no fact, that are not closed, or that nobody fills in.
 * @param known the names of the facts
 */
export const wrongPlaceholders = ({ file, node, data }: Entry, known: string[]): ContentError[] => {
  const errors: ContentError[] = [];
  walk(node, data, (field, value, path) => {
    if (typeof value !== "string") return;
    errors.push(
      ...placeholderErrors(value, field, known).map((error) => ({ ...error, file, path })),
    );
  });
  return errors;
};

const placeholderErrors = (
  text: string,
  { kind }: SchemaNode,
  known: string[],
): Omit<FieldError, "path">[] => {
  const names = placeholdersIn(text);
  // Only the texts inside a localized field have no kind of their own, and only they are filled in.
  if (names.length > 0 && kind) return [{ code: "useless-placeholder", detail: names[0] }];
  const rest = fillPlaceholders(text, Object.fromEntries(names.map((name) => [name, ""])));
  if (/\{\{|\}\}/.test(rest)) return [{ code: "open-placeholder" }];
  return names
    .filter((name) => !known.includes(name))
    .map((name) => ({ code: "unknown-placeholder", detail: name }));
};
