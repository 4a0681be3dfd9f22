import { readContent } from "../files/read";
import { readPictures } from "../files/read-pictures";
import type { Collection } from "../collection";
import { contentErrors } from ".";

/** Reads all content files and returns their errors, ordered by file. */
export const checkContent = async (root: string, collections: Collection[]) => {
  const content = readContent(root, collections);
  return contentErrors(content, await readPictures(root, content.files));
};
