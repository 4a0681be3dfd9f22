import { spawnSync } from "node:child_process";
import { copyRepository } from "../../../src/commands/lib/repository-copy";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";

/** The tag to which `reset` returns. */
const START = "start";

/** Creates a copy of the repository with the tests' content, committed to `main`. */
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
  /** Returns the uncommitted changes of content files. */
  const changes = () => git("status", "--porcelain", "content");
  /** Resets `main` and the content to the start, and deletes the branches of all drafts. */
  const reset = () => {
    git("checkout", "--quiet", "--force", "-B", "main", START);
    git("clean", "--quiet", "--force", "-d", "content");
    const branches = git("branch", "--format=%(refname:short)").split("\n");
    const drafts = branches.filter((branch) => branch !== "main" && branch !== "");
    if (drafts.length > 0) git("branch", "--quiet", "--delete", "--force", ...drafts);
  };
  return { folder, remove, git, changes, reset };
};

export type CopyUnderGit = ReturnType<typeof copyUnderGit>;
