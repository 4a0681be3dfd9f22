import { readContent } from "../files/read";
import { readPictures } from "../files/read-pictures";
import type { ContentModel } from "../content";
import { contentErrors } from ".";

export const checkContent = async (root: string, model: ContentModel) => {
  const content = readContent(root, model);
  return contentErrors(content, await readPictures(root, content.files));
};
