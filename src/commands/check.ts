import { spawnSync } from "node:child_process";
import { buildDate } from "../build/build-date";
import { leftovers, whileOthersSave } from "@brisa/desk/server";
import { checkContent } from "@brisa/typed-content/read";
import { contentModel } from "../model";
import { modelMessages } from "../model/messages";
import { findingLine, messages } from "@brisa/typed-content/check";
import { parseCommandArgs } from "./lib/parse-args";
import { runMain } from "./lib/processes";
import { parseText } from "@brisa/typed-content/yaml";

/** Undefined if Git, the commit or the file is missing. `file`: path below the current folder, with `/`. */
const committed = (file: string, commit = "HEAD"): unknown => {
  // Without `./` the path would be relative to the root of the checkout.
  const { status, stdout } = spawnSync("git", ["show", `${commit}:./${file}`], {
    encoding: "utf8",
  });
  if (status !== 0) return undefined;
  const parsed = parseText(file, stdout);
  return "data" in parsed ? parsed.data : undefined;
};

/** `npm run check`. Prices are compared with those of the last commit, or of the one given with `--since`. */
const check = async (args: string[]) => {
  const options = parseCommandArgs(args, "english", "since");
  if (!options) return 2;
  const { language, since } = options;
  await whileOthersSave(".");
  for (const line of leftovers(".", language)) console.error(line);
  const { errors, warnings } = await checkContent(
    "content",
    contentModel,
    modelMessages,
    buildDate(),
    (file) => committed(`content/${file}`, since),
  );
  for (const error of errors) console.error(findingLine(error, modelMessages, language));
  for (const warning of warnings) console.log(findingLine(warning, modelMessages, language));
  if (errors.length + warnings.length > 0) console.log();
  console.log(messages[language].checkSummary(errors.length, warnings.length));
  return errors.length === 0 ? 0 : 1;
};

runMain(check);
