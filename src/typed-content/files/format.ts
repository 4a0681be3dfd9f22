import { isYaml } from "./content";
import type { Shape } from "./field-order";
import { formatJson } from "./json";
import { formatYaml } from "./yaml";

/**
 * Formats a content file in the canonical format: fields in the order of the model without empty ones, JSON
 * indented with two spaces, or YAML without folded lines. Formatting an unchanged file returns the same bytes.
 * @param before the file's present text, whose comments (in YAML) are kept
 */
export const formatFile = (file: string, shape: Shape[], data: object, before?: string) =>
  isYaml(file) ? formatYaml(shape, data, before) : formatJson(shape, data);
