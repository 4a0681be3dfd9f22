import { giveModel } from "../../../src/desk/core/model";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../guest-house/house-content";
import { guestHouse } from "../../guest-house/model";
import { PUBLISHED_CONTENT, type PublishedContent } from "../../../src/desk/stores/known-files";
import { writeDeskContent } from "../../../src/desk/build/published-content";
import { gitIn } from "../../setup/git";
import { temporaryFolder } from "../../setup/temporary-folder";

giveModel(guestHouse);

/** Creates a repository with one commit of the tests' content. */
export const testFolder = () => {
  const { folder, remove } = temporaryFolder();
  const git = gitIn(folder);
  cpSync(ROOT, join(folder, "content"), { recursive: true });
  git("init", "--quiet", "--initial-branch=main", "--template=");
  git("add", ".");
  git("commit", "--quiet", "--message=First");
  return { folder, remove };
};

/** Returns what the build writes beside the desk for the tests' content. */
export const publishedContent = async () => {
  const { folder, remove } = temporaryFolder();
  await writeDeskContent(ROOT, folder, guestHouse);
  const content = readFileSync(join(folder, PUBLISHED_CONTENT), "utf8");
  remove();
  return JSON.parse(content) as PublishedContent;
};
