import { holds, type Collection } from "../model/collection";
import { jsonSchema } from "../model/schema";
import type { Content } from "./content";
import type { Fault } from "./error";
import { localeOf } from "../validation/rules/files";
import type { Words } from "../validation/rules/locales";
import { filesIn, readContent } from "./read-file";

/** All content, as far as it can be read, and the faults of what cannot. */
export type Reading = { content: Content; words: Words[]; faults: Fault[] };

/** Reads every content file that some part of the site uses. */
export const readAll = (root: string, collections: Collection[]): Reading => {
  const files = filesIn(root);
  const reading: Reading = { content: { files, entries: [], collections }, words: [], faults: [] };
  for (const file of files) {
    const collection = collections.find((candidate) => holds(candidate, file));
    if (!collection && !localeOf(file)) continue;
    const read = readContent(root, file);
    if ("fault" in read) reading.faults.push(read.fault);
    else if (!collection) reading.words.push({ file, ...read });
    else reading.content.entries.push({ file, collection, node: jsonSchema(collection), ...read });
  }
  return reading;
};
