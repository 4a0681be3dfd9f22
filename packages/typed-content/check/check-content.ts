import { readContent } from "../files/read";
import { readPictures } from "../files/read-pictures";
import type { OwnerLanguage } from "./messages/owner-language";
import type { ContentModel, ModelSentences } from "../content";
import { checkModel } from "./model";
import { contentErrors } from "./index";

/** @throws WrongModel */
export const checkContent = async <Sentences extends ModelSentences>(
  root: string,
  model: ContentModel<keyof Sentences & string>,
  sentences: Record<OwnerLanguage, Sentences>,
) => {
  const content = readContent(root, model);
  checkModel(model, sentences, content);
  return contentErrors(content, await readPictures(root, content.files));
};
