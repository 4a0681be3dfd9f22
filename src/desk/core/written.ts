import { isPicture, isYaml } from "../../typed-content/files/content";
import { shapeOf } from "../../typed-content/files/field-order";
import { formatJson } from "../../typed-content/files/json";
import type { FileChanges } from "../stores/store";
import { loadYaml } from "../stores/yaml";
import type { Edits, NewPicture } from "./edits";
import { schemaOf } from "./model";
import type { Snapshot } from "./snapshot";

/**
 * The layout is the repository's.
 * @param before the present text, whose comments are kept
 * @throws StoreError where a YAML file cannot be formatted without a connection
 */
export const fileText = async (file: string, data: object, before?: string) => {
  const schema = schemaOf(file);
  const shape = schema ? shapeOf(schema) : [];
  return isYaml(file)
    ? (await loadYaml()).formatYaml(shape, data, before)
    : formatJson(shape, data);
};

type Written = [file: string, data: string | Uint8Array | undefined];

/** @throws StoreError where a YAML file cannot be formatted without a connection */
export const writtenEdits = async (
  edits: Edits,
  { sources }: Pick<Snapshot, "sources">,
): Promise<FileChanges> => {
  const written = Array.from(edits, async ([file, { data }]): Promise<Written> => {
    if (data === undefined) return [file, undefined];
    if (isPicture(file)) return [file, (data as NewPicture).bytes];
    const source = sources.find((each) => each.file === file);
    const before = source && "text" in source ? source.text : undefined;
    return [file, await fileText(file, data as object, before)];
  });
  return new Map(await Promise.all(written));
};
