import { giveModel } from "../../../src/desk/core/model";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../guest-house/house-content";
import { guestHouse } from "../../guest-house/model";
import { PUBLISHED_CONTENT, type PublishedContent } from "../../../src/desk/stores/known-files";
import { writeDeskContent } from "../../../src/desk/build/published-content";

giveModel(guestHouse);

const IDENTITY = ["-c", "user.name=Mar", "-c", "user.email=mar@example.com"];

/** Runs Git in a folder. */
export const git = (folder: string, ...args: string[]) =>
  execFileSync("git", [...IDENTITY, ...args], { cwd: folder, encoding: "utf8" });

/** A repository to copy, which is ten times faster than creating one. */
let template: string | undefined;

const makeTemplate = () => {
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  mkdirSync(join(folder, "content"));
  cpSync(ROOT, join(folder, "content"), { recursive: true });
  git(folder, "init", "--quiet", "--initial-branch=main", "--template=");
  git(folder, "add", ".");
  git(folder, "commit", "--quiet", "--message=First");
  return folder;
};

const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

afterAll(() => {
  if (template !== undefined) removeFolder(template);
  template = undefined;
});

/** Creates a repository with one commit of the tests' content, without a working tree. */
export const testRepository = () => {
  template ??= makeTemplate();
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  for (const name of ["objects/info", "refs/heads"])
    mkdirSync(join(folder, ".git", name), { recursive: true });
  for (const name of ["HEAD", "config", "index", "refs/heads/main"])
    cpSync(join(template, ".git", name), join(folder, ".git", name));
  const objects = join(template, ".git/objects");
  writeFileSync(join(folder, ".git/objects/info/alternates"), `${objects}\n`);
  return { folder, remove: () => removeFolder(folder) };
};

/** Creates a repository with one commit of the tests' content, and its working tree. */
export const testFolder = () => {
  const repository = testRepository();
  cpSync(ROOT, join(repository.folder, "content"), { recursive: true });
  return repository;
};

/** Returns what the build writes beside the desk for the tests' content. */
export const publishedContent = async () => {
  const folder = mkdtempSync(join(tmpdir(), "desk-"));
  await writeDeskContent(ROOT, folder, guestHouse);
  const content = readFileSync(join(folder, PUBLISHED_CONTENT), "utf8");
  removeFolder(folder);
  return JSON.parse(content) as PublishedContent;
};
