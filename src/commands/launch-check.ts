import { leftovers, whileOthersSave } from "@brisa/desk/server";
import { checkContent } from "@brisa/typed-content/read";
import { contentModel } from "../model";
import { promises } from "../model/launch/promises";
import { modelMessages } from "../model/messages";
import {
  missingForLaunch,
  mayLack,
  findingLine,
  messages,
  missingLine,
} from "@brisa/typed-content/check";
import { parseCommandArgs } from "./lib/parse-args";
import { runMain } from "./lib/processes";
import { webCheck } from "./web-check";
import { readExpected } from "./web-check/expected";

/** Where the site and what it needs are on the web. */
const WHERE = ["company.json", "providers.json"];

/** `npm run launch-check`. Errors of the content come first: files with errors cannot be checked for gaps. */
const launchCheck = async (args: string[]) => {
  const options = parseCommandArgs(args, "english", "web");
  if (!options) return 2;
  const { language, web } = options;
  await whileOthersSave(".");
  for (const line of leftovers(".", language)) console.error(line);
  const { content, pictures, errors } = await checkContent("content", contentModel, modelMessages);
  const missing = missingForLaunch(content, pictures, promises);
  if (web && !errors.some(({ file }) => WHERE.includes(file)))
    return webCheck(
      readExpected(
        content,
        errors.length + missing.length,
        errors.length === 0 && mayLack(content, missing),
      ),
      language,
    );
  const lines = [
    ...errors.map((error) => findingLine(error, modelMessages, language)),
    ...missing.map((each) => missingLine(each, modelMessages, language)),
  ];
  for (const line of [...lines, messages[language].launchSummary(lines.length)]) console.log(line);
  return lines.length === 0 ? 0 : 1;
};

runMain(launchCheck);
