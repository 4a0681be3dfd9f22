import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { isRead } from "../../../src/content-files/content";
import { filesIn } from "../../../src/content-files/read";
import { collections } from "../../../src/model";

const IDENTITY = ["-c", "user.name=Mar", "-c", "user.email=mar@example.com"];

/** Runs Git in a folder. */
export const git = (folder: string, ...args: string[]) =>
  execFileSync("git", [...IDENTITY, ...args], { cwd: folder, encoding: "utf8" });

/** A repository with the tests' content, committed once. */
export const testRepository = () => {
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  mkdirSync(join(folder, "content"));
  cpSync(TEST_CONTENT, join(folder, "content"), { recursive: true });
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "add", ".");
  git(folder, "commit", "--quiet", "--message=First");
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** The name that Git gives to the content of a file. */
const hashOf = (bytes: Buffer) =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");

/** The texts of the tests' content by the names that Git gives them, as the build writes them. */
export const publishedTexts = () =>
  new Map(
    filesIn(TEST_CONTENT)
      .filter((file) => isRead(file, collections))
      .map((file) => readFileSync(join(TEST_CONTENT, file)))
      .map((bytes) => [hashOf(bytes), bytes.toString()] as const),
  );
