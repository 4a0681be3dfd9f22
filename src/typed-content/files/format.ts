import { isYaml } from "./content";
import type { Shape } from "./field-order";
import { formatJson } from "./json";
import { formatYaml } from "./yaml";

/**
 * Fields in the order of the model without empty ones; JSON indented with two spaces, YAML without folded lines. An
 * unchanged file keeps its bytes.
 * @param before the present text, whose comments (in YAML) are kept
 */
export const formatFile = (file: string, shape: Shape[], data: object, before?: string) =>
  isYaml(file) ? formatYaml(shape, data, before) : formatJson(shape, data);
