import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Commit, FileChange } from "../../../src/desk/stores/stored-versions";
import { historyAnswer } from "../../../src/desk/server/git-history";
import { withTemporaryFolder, write as writeFile } from "../../setup/temporary-folder";

const PRICES = "content/prices.json";
const OTTO = "content/reviews/otto.json";

/** The Git checkout; the site is in a folder of it. */
const checkout = withTemporaryFolder();
let folder: string;

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Mar", "-c", "user.email=mar@example.com", ...args], {
    cwd: folder,
    encoding: "utf8",
  }).trim();

const write = (file: string, text: string) => writeFile(join(folder, file), text);

const commit = (message: string) => {
  git("add", "--all");
  git("commit", "--quiet", "--message", message);
  return git("rev-parse", "HEAD");
};

beforeEach(() => {
  folder = join(checkout(), "site");
  write(PRICES, "1");
  write(OTTO, "Otto");
  git("init", "--quiet", checkout());
});

const log = (path: string, count = 9) =>
  historyAnswer({ path, count: String(count) }, folder) as Promise<Commit[] | undefined>;
const changedFiles = (id: string) =>
  historyAnswer({ commit: id }, folder) as Promise<FileChange[] | undefined>;
const text = (path: string, id: string) => historyAnswer({ path, commit: id }, folder);

test("a file's commits are told with date and name, and its text in each", async () => {
  const first = commit("first");
  write(PRICES, "2");
  const second = commit("second");
  write(OTTO, "Otto B.");
  commit("another file");
  expect(await log(PRICES)).toEqual([
    { id: second, author: "Mar", date: git("show", "--no-patch", "--format=%cI", second) },
    { id: first, author: "Mar", date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string },
  ]);
  expect((await log(PRICES, 1))?.map(({ id }) => id)).toEqual([second]);
  expect(await text(PRICES, first)).toBe("1");
  expect(await text(PRICES, second)).toBe("2");
});

test("what is saved and not committed comes first", async () => {
  commit("first");
  write(PRICES, "2");
  write("content/reviews/new.json", "new");
  rmSync(join(folder, OTTO));
  expect((await log(PRICES))?.[0]).toEqual({ id: "", author: "" });
  expect(await text(PRICES, "")).toBe("2");
  expect(await changedFiles("")).toEqual([
    { path: PRICES, isRemoved: false, before: "HEAD" },
    { path: OTTO, isRemoved: true, before: "HEAD" },
    { path: "content/reviews/new.json", isRemoved: false, before: "HEAD" },
  ]);
  expect(await text(OTTO, "HEAD")).toBe("Otto");
});

test("a file that a commit removed is in the one before", async () => {
  commit("first");
  rmSync(join(folder, OTTO));
  const removal = commit("gone");
  const [file] = (await changedFiles(removal)) ?? [];
  expect(file).toMatchObject({ path: OTTO, isRemoved: true });
  expect(await text(OTTO, removal)).toBeUndefined();
  expect(await text(OTTO, file?.before ?? "")).toBe("Otto");
});

test.each([
  { path: "content/../package.json", commit: "" },
  { path: "package.json", commit: "HEAD" },
  { path: "content/.env", commit: "" },
  { path: "--output=x", count: "1" },
  { commit: "--output=x" },
  { commit: "main" },
])("nothing is told of anything else: %j", async (query) => {
  write("package.json", "secret");
  write("content/.env", "secret");
  commit("first");
  expect(await historyAnswer(query, folder)).toBeUndefined();
});

test("nothing is told where there is no Git", async () => {
  rmSync(join(checkout(), ".git"), { recursive: true });
  expect(await log(PRICES)).toBeUndefined();
  expect(await changedFiles("")).toBeUndefined();
});
