import { giveModel } from "../../core/model";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../../examples/guest-house/__tests__/house-content";
import { guestHouse } from "../../../../examples/guest-house/model";
import { PUBLISHED_CONTENT, type PublishedContent } from "../../stores/known-files";
import { writeDeskContent } from "../../build/published-content";
import { gitIn } from "../../../../__tests__/setup/git";
import { temporaryFolder } from "../../../../__tests__/setup/temporary-folder";

giveModel(guestHouse);

let first: ReturnType<typeof temporaryFolder> | undefined;
afterAll(() => first?.remove());

/** A repository with one commit of the tests' content. It is copied: Git needs three processes to make one. */
const firstFolder = () => {
  if (first) return first.folder;
  first = temporaryFolder();
  const git = gitIn(first.folder);
  cpSync(ROOT, join(first.folder, "content"), { recursive: true });
  git("init", "--quiet", "--initial-branch=main", "--template=");
  git("add", ".");
  git("commit", "--quiet", "--message=First");
  return first.folder;
};

/** Creates a repository with one commit of the tests' content. */
export const testFolder = () => {
  const { folder, remove } = temporaryFolder();
  cpSync(firstFolder(), folder, { recursive: true });
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
