import type { Collection } from "../collection";
import { byFile } from "./content";
import type { Fault } from "./fault";
import { fieldFaults } from "./fields";
import { isPicture, misplacedFiles, notAsciiNames, wrongSets } from "./files";
import { duplicateIds } from "./ids";
import { localeFaults } from "./locales";
import { missingPictures, pictureFault } from "./pictures";
import { wrongPlaceholders } from "./placeholders";
import { readAll } from "./read-all";
import { brokenReferences } from "./references";

export type { Fault } from "./fault";

/** Reads every content file and reports all faults at once, ordered by file. */
export const checkContent = async (root: string, collections: Collection[]): Promise<Fault[]> => {
  const { content, words, faults: unreadable } = readAll(root, collections);
  const { files, entries } = content;
  const faults: Fault[] = [
    ...misplacedFiles(files, collections),
    ...notAsciiNames(files),
    ...unreadable,
    ...entries.flatMap(({ file, collection, node, data }) =>
      fieldFaults(collection, node, file, data),
    ),
  ];

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
  return firstOfEachField(faults).sort(byFile);
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
