import { giveModel } from "../../../src/desk/core/model";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../guest-house/house-content";
import { guestHouse } from "../../guest-house/model";
import { PUBLISHED_CONTENT, type PublishedContent } from "../../../src/desk/stores/known-files";
import { writeDeskContent } from "../../../src/desk/build/published-content";

giveModel(guestHouse);

const IDENTITY = ["-c", "user.name=Mar", "-c", "user.email=mar@example.com"];

const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Creates a repository with one commit of the tests' content. */
export const testFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  const git = (...args: string[]) => execFileSync("git", [...IDENTITY, ...args], { cwd: folder });
  cpSync(ROOT, join(folder, "content"), { recursive: true });
  git("init", "--quiet", "--initial-branch=main", "--template=");
  git("add", ".");
  git("commit", "--quiet", "--message=First");
  return { folder, remove: () => removeFolder(folder) };
};

/** Returns what the build writes beside the desk for the tests' content. */
export const publishedContent = async () => {
  const folder = mkdtempSync(join(tmpdir(), "desk-"));
  await writeDeskContent(ROOT, folder, guestHouse);
  const content = readFileSync(join(folder, PUBLISHED_CONTENT), "utf8");
  removeFolder(folder);
  return JSON.parse(content) as PublishedContent;
};
