import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TEST_CONTENT } from "../../../../src/commands/lib/test-sites";
import { isRecord } from "../../../../packages/typed-content/helpers/is-record";
import { isRead, parseContent } from "../../../../packages/typed-content/files/content";
import type { LocaleFile } from "../../../../packages/typed-content/content";
import { parseText } from "../../../../packages/typed-content/files/yaml";
import { filesIn } from "../../../../packages/typed-content/files/read";
import { readPictures } from "../../../../packages/typed-content/files/read-pictures";
import { contentModel } from "../../../../src/model";
import { nodeAt, type Path, type SchemaNode } from "../../../../packages/typed-content/schema";

const files = filesIn(TEST_CONTENT);

/** The files that the site reads as text. */
export const texts = files
  .filter((file) => isRead(file, contentModel))
  .map((file) => ({ file, text: readFileSync(join(TEST_CONTENT, file), "utf8") }));

export const pictures = readPictures(TEST_CONTENT, files);

/** Returns the content of the tests, with other texts in some files, and with other files. */
export const contentWith = (changed: Record<string, string>, others: readonly string[] = []) =>
  parseContent(
    [...files, ...others].sort(),
    texts.map(({ file, text }) => ({ file, text: changed[file] ?? text })),
    contentModel,
    parseText,
  );

export const original = contentWith({});

/** A value somewhere in the content. */
export type Place = {
  file: LocaleFile;
  path: Path;
  value: unknown;
  /** Its schema in the model; interface texts have none. */
  node?: SchemaNode;
};

/** Returns every value of a file, the outermost first. */
const placesIn = (file: LocaleFile & { node?: SchemaNode }): Place[] => {
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
export const places = [...original.entries, ...original.locales].flatMap(placesIn);
