import type { Collection } from "../model/collection";
import { factNames } from "../model/placeholders";
import { byFile } from "../content-files/content";
import { entryFaults } from "./rules/entry";
import type { Fault } from "../content-files/error";
import { firstOfEachField } from "./first-of-each-field";
import { isPicture, misplacedFiles, notAsciiNames, wrongSets } from "./rules/files";
import { duplicateIds } from "./rules/ids";
import { localeFaults } from "./rules/locales";
import { missingPictures, pictureFault } from "./rules/pictures";
import { readAll } from "../content-files/read";
import { brokenReferences } from "./rules/references";

export type { Fault } from "../content-files/error";

/** Reads every content file and reports all faults at once, ordered by file. */
export const checkContent = async (root: string, collections: Collection[]): Promise<Fault[]> => {
  const { content, words, faults: unreadable } = readAll(root, collections);
  const { files, entries } = content;
  const facts = factNames(collections);
  const faults: Fault[] = [
    ...misplacedFiles(files, collections),
    ...notAsciiNames(files),
    ...unreadable,
    ...entries.flatMap((entry) => entryFaults(entry, facts)),
  ];

  const pictures = files.filter(isPicture).map((file) => pictureFault(root, file));
  faults.push(
    ...wrongSets(content),
    ...duplicateIds(content),
    ...brokenReferences(content),
    ...localeFaults(files, words),
    ...missingPictures(content),
    ...(await Promise.all(pictures)).filter((fault) => fault !== undefined),
  );
  return firstOfEachField(faults).sort(byFile);
};
