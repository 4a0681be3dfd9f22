import { spawnSync } from "node:child_process";
import { parseText } from "../../content-files/parse";

/**
 * What a JSON or YAML file said in a commit; undefined where there is no Git, no commit, or no such
 * file in it.
 * @param file path below the current folder, with `/`
 */
export const committed = (file: string, commit = "HEAD"): unknown => {
  // Without `./` Git would begin at the top of the checkout.
  const { status, stdout } = spawnSync("git", ["show", `${commit}:./${file}`], {
    encoding: "utf8",
  });
  if (status !== 0) return undefined;
  const parsed = parseText(file, stdout);
  return "data" in parsed ? parsed.data : undefined;
};
