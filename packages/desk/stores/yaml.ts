import {
  isYaml,
  parseSource,
  type Source,
  parseJson,
  type ParsedText,
} from "@brisa/typed-content/files";
import { inTime } from "./timing";
import type { Snapshot } from "../core/edits";

/** Large, and seldom needed: who reads content for the desk has parsed it. Throws StoreError without a connection. */
export const loadYaml = () => inTime(import("@brisa/typed-content/yaml"));

/** Throws StoreError without a connection. */
export const parseStored = async (file: string, text: string): Promise<ParsedText> =>
  isYaml(file) ? (await loadYaml()).parseYaml(text) : parseJson(text);

const isUnknown = (source: Source): source is Source & { text: string } =>
  isYaml(source.file) && "text" in source && source.parsed === undefined;

/** With what every YAML text says. Throws StoreError without a connection. */
export const withYaml = async (snapshot: Snapshot): Promise<Snapshot> => {
  if (!snapshot.sources.some(isUnknown)) return snapshot;
  const { parseYaml } = await loadYaml();
  const sources = snapshot.sources.map((source) =>
    isUnknown(source)
      ? { ...source, parsed: parseSource(source.file, source.text, (_, text) => parseYaml(text)) }
      : source,
  );
  return { ...snapshot, sources };
};
