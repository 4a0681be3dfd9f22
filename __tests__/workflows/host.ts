import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const IDENTITY = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];

const VALID = "__tests__/fixtures/valid";

/** Content with one error, and the line that says so. */
export const WRONG = "__tests__/fixtures/price-negative";

/** The site's address: not yet a real one. */
export const WEBSITE = "https://web.example.com";

type Prices = { packages: { trip: string; amount: number }[] };

/** A repository at the host: valid content, and what the commands of the workflow need. */
export const createHost = (folder: string) => {
  const git = (...args: string[]) => {
    const options = { cwd: folder, encoding: "utf8" } as const;
    const { stdout, stderr, status } = spawnSync("git", [...IDENTITY, ...args], options);
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  };
  const commit = (message: string) => {
    git("add", "--all");
    git("commit", "--quiet", "--message", message);
    return git("rev-parse", "HEAD");
  };
  const edit = <Data extends object>(path: string, change: (data: Data) => Data) => {
    const file = join(folder, path);
    const data = change(JSON.parse(readFileSync(file, "utf8")) as Data);
    writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
  };
  git("init", "--quiet", "--initial-branch", "main");
  cpSync(VALID, join(folder, "content"), { recursive: true });
  edit("content/company.json", (company) => ({ ...company, website: WEBSITE }));
  copyFileSync("package.json", join(folder, "package.json"));
  symlinkSync(resolve("src"), join(folder, "src"));
  const first = commit("first");
  return {
    folder,
    first,
    git,
    /** A higher price. */
    changeContent: () => {
      edit<Prices>("content/prices.json", ({ packages: [first, ...others], ...prices }) => ({
        ...prices,
        packages: [{ ...first, amount: first.amount * 2 }, ...others],
      }));
      return commit("content");
    },
    breakContent: () => {
      cpSync(join(WRONG, "prices.json"), join(folder, "content/prices.json"));
      return commit("wrong content");
    },
    changeCode: () => {
      writeFileSync(join(folder, "gatsby-config.ts"), "// changed\n");
      return commit("code");
    },
    /** Puts what is on a branch into its base, as the host does to try a pull request. */
    openPull: (branch: string, base = "main") => {
      git("checkout", "--quiet", "--detach", base);
      git("merge", "--quiet", "--no-ff", "--message", "merge", branch);
      git("update-ref", "refs/pull/1/merge", "HEAD");
      return { head: git("rev-parse", branch), merged: git("rev-parse", "HEAD") };
    },
  };
};
