import { spawnSync } from "node:child_process";
import { copyRepository } from "../../../src/commands/lib/repository-copy";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";

/** Where `undo` goes back to. */
const START = "start";

/** A copy of the repository with the tests' content, committed to `main`. */
export const copyUnderGit = () => {
  const { folder, remove } = copyRepository(TEST_CONTENT);
  const git = (...args: string[]) => {
    const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
    const { stdout, stderr, status } = spawnSync("git", [...identity, ...args], {
      cwd: folder,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  git("init", "--quiet", "--initial-branch", "main");
  git("add", "content");
  git("commit", "--quiet", "--message", "content");
  git("tag", START);
  /** The content files that are not as they were committed. */
  const changes = () => git("status", "--porcelain", "content");
  /** Puts the content and `main` back, and deletes every draft's branch. */
  const undo = () => {
    git("checkout", "--quiet", "--force", "-B", "main", START);
    git("clean", "--quiet", "--force", "-d", "content");
    const branches = git("branch", "--format=%(refname:short)").split("\n");
    const drafts = branches.filter((branch) => branch !== "main" && branch !== "");
    if (drafts.length > 0) git("branch", "--quiet", "--delete", "--force", ...drafts);
  };
  return { folder, remove, git, changes, undo };
};

export type CopyUnderGit = ReturnType<typeof copyUnderGit>;
