import { readContent } from "../files/read";
import { readPictures } from "../files/read-pictures";
import type { OwnerLanguage } from "./messages/owner-language";
import type { ContentModel, ModelSentences } from "../content";
import { dateIn } from "../dates/calendar-date";
import { checkModel } from "./model";
import { contentErrors } from "./index";
import { contentWarnings } from "./warnings";

/**
 * @param earlier the data of a file with which prices are compared
 * @throws WrongModel
 */
export const checkContent = async <Sentences extends ModelSentences>(
  root: string,
  model: ContentModel<keyof Sentences & string>,
  sentences: Record<OwnerLanguage, Sentences>,
  today = dateIn(model.timeZone, new Date()),
  earlier: (file: string) => unknown = () => undefined,
) => {
  const content = readContent(root, model);
  checkModel(model, sentences, content);
  const pictures = await readPictures(root, content.files);
  const errors = contentErrors(content, pictures);
  const wrongFiles = new Set(errors.map(({ file }) => file));
  // Warnings about a file with errors would mostly repeat the errors.
  const warnings = contentWarnings(content, pictures, earlier, today).filter(
    ({ file }) => !wrongFiles.has(file),
  );
  return { content, pictures, errors, warnings };
};
