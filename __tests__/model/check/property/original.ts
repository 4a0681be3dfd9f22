import { resolve } from "node:path";
import { TEST_CONTENT } from "../../../../src/commands/lib/test-sites";
import { isRecord } from "../../../../src/base/is-record";
import { parseContent } from "../../../../src/typed-content/files/content";
import type { LocaleFile } from "../../../../src/typed-content/content";
import { parseText } from "../../../../src/typed-content/files/parse";
import { readSources } from "../../../../src/typed-content/files/read";
import { contentModel } from "../../../../src/model";
import { nodeAt, type Path, type SchemaNode } from "../../../../src/typed-content/schema";

/** The folder of the content that is mutated, which has no error. */
export const ORIGINAL = resolve(TEST_CONTENT);

const { files, sources } = readSources(ORIGINAL, contentModel);

export const original = parseContent(files, sources, contentModel, parseText);

/** The files that the site reads as text. */
export const texts = sources.flatMap((source) => ("text" in source ? [source] : []));

const parsed: (LocaleFile & { node?: SchemaNode })[] = [...original.entries, ...original.locales];

/** A value somewhere in the content. */
export type Place = {
  file: LocaleFile;
  path: Path;
  value: unknown;
  /** Its schema in the model; interface texts have none. */
  node?: SchemaNode;
};

/** Returns every value of a file, the outermost first. */
const placesIn = (file: (typeof parsed)[number]): Place[] => {
  const below = (value: unknown, path: Path): Place[] => [
    { file, path, value, node: file.node && nodeAt(file.node, path) },
    ...(Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(isRecord(value) ? value : {})
    ).flatMap(([step, inside]: [string | number, unknown]) => below(inside, [...path, step])),
  ];
  return below(file.data, []);
};

/** Every value of the content. */
export const places = parsed.flatMap(placesIn);
