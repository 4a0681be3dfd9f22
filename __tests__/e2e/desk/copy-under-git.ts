import { copyRepository } from "../../../src/commands/lib/repository-copy";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { gitIn } from "../../setup/git";

/** Creates a copy of the repository with the tests' content, committed to `main`. */
export const copyUnderGit = () => {
  const { folder, remove } = copyRepository(TEST_CONTENT);
  const git = gitIn(folder);
  git("init", "--quiet", "--initial-branch", "main");
  git("add", "content");
  git("commit", "--quiet", "--message", "content");
  /** Returns the uncommitted changes of content files. */
  const changes = () => git("status", "--porcelain", "content");
  /** Resets the content to the start. */
  const reset = () => {
    git("checkout", "--quiet", "HEAD", "--", "content");
    git("clean", "--quiet", "--force", "-d", "content");
  };
  return { folder, remove, changes, reset };
};

export type CopyUnderGit = ReturnType<typeof copyUnderGit>;
