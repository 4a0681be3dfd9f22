import { readContent } from "../content-files/read";
import { readPictures } from "../content-files/read-pictures";
import { collections } from "../model";
import { publishable } from "../validation/launch/publishable";

/** Reads the content as far as machines may be told of it. */
export const readPublishedContent = async () => {
  const content = readContent("content", collections);
  return publishable(content, await readPictures("content", content.files));
};
