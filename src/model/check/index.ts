import { holds, type Collection } from "../collection";
import { jsonSchema } from "../schema";
import type { Content } from "./content";
import type { Fault } from "./fault";
import { fieldFaults } from "./fields";
import { isPicture, localeOf, misplacedFiles, notAsciiNames, wrongSets } from "./files";
import { duplicateIds } from "./ids";
import { localeFaults, type Words } from "./locales";
import { missingPictures, pictureFault } from "./pictures";
import { wrongPlaceholders } from "./placeholders";
import { filesIn, readContent } from "./read";
import { brokenReferences } from "./references";

export type { Fault } from "./fault";

/** Reads every content file and reports all faults at once, ordered by file. */
export const checkContent = async (root: string, collections: Collection[]): Promise<Fault[]> => {
  const files = filesIn(root);
  const content: Content = { files, entries: [], collections };
  const words: Words[] = [];
  const faults: Fault[] = [...misplacedFiles(files, collections), ...notAsciiNames(files)];

  for (const file of files) {
    const collection = collections.find((candidate) => holds(candidate, file));
    if (!collection && !localeOf(file)) continue;
    const read = readContent(root, file);
    if ("fault" in read) faults.push(read.fault);
    else if (!collection) words.push({ file, ...read });
    else {
      const node = jsonSchema(collection);
      content.entries.push({ file, collection, node, ...read });
      faults.push(...fieldFaults(collection, node, file, read.data));
    }
  }

  const faulty = new Set(faults.map(({ file }) => file));
  const pictures = files.filter(isPicture).map((file) => pictureFault(root, file));
  faults.push(
    ...wrongSets(content),
    ...duplicateIds(content),
    ...brokenReferences(content),
    ...wrongPlaceholders(content, faulty),
    ...localeFaults(files, words),
    ...missingPictures(content),
    ...(await Promise.all(pictures)).filter((fault) => fault !== undefined),
  );
  return firstOfEachField(faults).sort((a, b) => compare(a.file, b.file));
};

/** A field is told of one thing at a time: what else is wrong often follows from the first. */
const firstOfEachField = (faults: Fault[]) => {
  const codes = new Map<string, string>();
  const told = new Set<string>();
  return faults.filter((fault) => {
    const place = JSON.stringify([fault.file, ...fault.path]);
    const whole = JSON.stringify(fault);
    if (!codes.has(place)) codes.set(place, fault.code);
    const isFirst = fault.path.length === 0 || codes.get(place) === fault.code;
    return isFirst && !told.has(whole) && told.add(whole);
  });
};

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
