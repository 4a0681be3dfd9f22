import {
  contentErrors,
  contentWarnings,
  checkModel,
  findingLine,
} from "@brisa/typed-content/check";
import { dateIn } from "@brisa/typed-content/dates";
import { readContent, readPictures } from "@brisa/typed-content/read";
import { guestHouse } from "./model";
import { en, es } from "./model/messages";

/** Says what is wrong with the content, and what is doubtful. */
const check = async () => {
  const content = readContent("content", guestHouse);
  checkModel(guestHouse, { es, en }, content);
  const pictures = await readPictures("content", content.files);
  const errors = contentErrors(content, pictures);
  const today = dateIn(guestHouse.timeZone, new Date());
  // The function returns the published data of a file, with which prices are compared.
  const warnings = contentWarnings(content, pictures, () => undefined, today);
  for (const error of errors) console.error(findingLine(error, { es, en }));
  for (const warning of warnings) console.log(findingLine(warning, { es, en }));
  process.exitCode = errors.length > 0 ? 1 : 0;
};

check().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
