import type { Advice } from "../warnings/warning";
import { notEntered } from "../warnings/not-entered";
import { byFile, isRecord, type Entry } from "../../content-files/content";
import { readAll } from "../../content-files/read";
import type { Collection } from "../../model/collection";
import { placeInEditor } from "./place";
import { standInPictures } from "./dummy-pictures";

/** What the owner has still to enter, and where the editor asks for it. */
export type Missing = Advice & { place: string };

/** What is missing before the site may go public, ordered by file. */
export const missingForLaunch = (root: string, collections: Collection[]): Missing[] => {
  const reading = readAll(root, collections);
  const missing = [
    ...notEntered(reading),
    ...sampleReviews(reading.content.entries),
    ...standInPictures(root, reading),
  ];
  return missing
    .map((advice) => ({ ...advice, place: placeInEditor(reading, advice) }))
    .sort(byFile);
};

const sampleReviews = (entries: Entry[]): Advice[] =>
  entries
    .filter(({ data }) => isRecord(data) && data.sample === true)
    .map(({ file }) => ({ file, path: ["sample"], code: "sample" }));
