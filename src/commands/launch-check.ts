import { readAtRest } from "../desk/server/at-rest";
import { readContent } from "../typed-content/files/read";
import { readPictures } from "../typed-content/files/read-pictures";
import { contentModel } from "../model";
import { contentErrors } from "../typed-content/check";
import { missingForLaunch } from "../typed-content/check/launch";
import { findingLine, messages, missingLine } from "../typed-content/check/messages";
import { parseCommandArgs } from "./lib/parse-args";
import { runMain } from "./lib/processes";

const CONTENT = "content";

/**
 * `npm run launch-check`: prints what is missing before the site may be launched, one line each. Exits with 1
 * if anything is missing. Errors of the content come first: files with errors cannot be checked for what is
 * missing.
 */
const launchCheck = async (args: string[]) => {
  const options = parseCommandArgs(args, "english");
  if (!options) return 2;
  const { language } = options;
  const { content, pictures } = await readAtRest(".", async () => {
    const read = readContent(CONTENT, contentModel);
    return { content: read, pictures: await readPictures(CONTENT, read.files) };
  });
  const lines = [
    ...contentErrors(content, pictures).map((error) => findingLine(error, contentModel, language)),
    ...missingForLaunch(content, pictures).map((missing) =>
      missingLine(missing, contentModel, language),
    ),
  ];
  for (const line of [...lines, messages[language].launchSummary(lines.length)]) console.log(line);
  return lines.length === 0 ? 0 : 1;
};

runMain(launchCheck);
