import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { TEST_CONTENT } from "../../src/commands/lib/test-sites";
import { temporaryFolder } from "../setup/temporary-folder";

const isText = (path: string) => !path.includes(`${join("content", "media")}`);

/** Creates a folder with a copy of the tests' content in `content`, without its pictures. */
export const copyContent = () => {
  const { folder, remove } = temporaryFolder();
  const root = join(folder, "content");
  cpSync(resolve(TEST_CONTENT), root, { recursive: true, filter: isText });
  return { root, folder, remove };
};
