import { execFileSync } from "node:child_process";

const SETTINGS = ["user.name=Mar", "user.email=mar@example.com", "commit.gpgsign=false"];

/** Returns a function that runs Git in a folder and returns what it prints. */
export const gitIn =
  (folder: string) =>
  (...args: string[]) => {
    const settings = SETTINGS.flatMap((setting) => ["-c", setting]);
    return execFileSync("git", [...settings, ...args], { cwd: folder, encoding: "utf8" }).trimEnd();
  };
