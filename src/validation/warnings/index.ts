import { byFile } from "../../content-files/content";
import { readAll } from "../../content-files/read";
import type { Collection } from "../../model/collection";
import type { Advice } from "./warning";
import { unnamedKeys } from "./cookie-policy";
import { notEntered } from "./not-entered";
import { fileNames, smallPictures } from "./pictures";
import { priceAdvice } from "./prices";
import { textAdvice } from "./texts";

export type { Advice } from "./warning";

/**
 * What stops no build and deserves a look, ordered by file.
 * @param earlier the content of a file before the owner's changes; undefined when it is not known
 */
export const adviceOn = async (
  root: string,
  collections: Collection[],
  earlier: (file: string) => unknown,
): Promise<Advice[]> => {
  const reading = readAll(root, collections);
  const { entries } = reading.content;
  const advice = [
    ...notEntered(reading),
    ...priceAdvice(entries, earlier),
    ...textAdvice(reading),
    ...unnamedKeys(entries),
    ...fileNames(entries),
    ...(await smallPictures(root, entries)),
  ];
  return advice.sort(byFile);
};
