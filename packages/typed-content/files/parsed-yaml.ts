import { isDeepStrictEqual } from "node:util";
import { isYaml, parseSource, type Source } from "./content";
import { parseText } from "./yaml";

/** Spares the desk a parser of YAML. What JSON would not bring there as it is, such as a date, is left to it. */
export const withParsedYaml = (source: Source): Source => {
  if (!("text" in source) || !isYaml(source.file)) return source;
  const parsed = parseSource(source.file, source.text, parseText);
  const isBrought = isDeepStrictEqual(JSON.parse(JSON.stringify(parsed)), parsed);
  return isBrought ? { ...source, parsed } : source;
};
