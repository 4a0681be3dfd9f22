import { spawnSync } from "node:child_process";
import { copyRepository } from "../../../src/commands/lib/repository-copy";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";

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
