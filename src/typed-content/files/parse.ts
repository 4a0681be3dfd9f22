import { isYaml } from "./content";
import { parseJson } from "./json";
import { parseYaml } from "./yaml";

/** YAML if the name ends in `.yaml`, else JSON. */
export const parseText = (file: string, text: string) =>
  isYaml(file) ? parseYaml(text) : parseJson(text);
