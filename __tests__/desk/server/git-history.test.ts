import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { Commit, FileChange } from "../../../src/desk/stores/stored-versions";
import { historyAnswer } from "../../../src/desk/server/git-history";
import { gitIn } from "../../setup/git";
import { withTemporaryFolder, write as writeFile } from "../../setup/temporary-folder";

const HOUSE = "content/house.json";
const PHOTO = "content/photographs/1.json";

/** The Git checkout; the site is in a folder of it. */
const checkout = withTemporaryFolder();
let folder: string;

const git = (...args: string[]) => gitIn(folder)(...args);

const write = (file: string, text: string) => writeFile(join(folder, file), text);

const commit = (message: string) => {
  git("add", "--all");
  git("commit", "--quiet", "--message", message);
  return git("rev-parse", "HEAD");
};

beforeEach(() => {
  folder = join(checkout(), "site");
  write(HOUSE, "1");
  write(PHOTO, "Balcony");
  git("init", "--quiet", checkout());
});

const log = (path: string, count = 9) =>
  historyAnswer({ path, count: String(count) }, folder) as Promise<Commit[] | undefined>;
const changedFiles = (id: string) =>
  historyAnswer({ commit: id }, folder) as Promise<FileChange[] | undefined>;
const text = (path: string, id: string) => historyAnswer({ path, commit: id }, folder);

test("a file's commits are told with date and name, and its text in each", async () => {
  const first = commit("first");
  write(HOUSE, "2");
  const second = commit("second");
  write(PHOTO, "The balcony");
  commit("another file");
  expect(await log(HOUSE)).toEqual([
    {
      id: second,
      author: "Mar",
      message: "second",
      date: git("show", "--no-patch", "--format=%cI", second),
    },
    {
      id: first,
      author: "Mar",
      message: "first",
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    },
  ]);
  expect((await log(HOUSE, 1))?.map(({ id }) => id)).toEqual([second]);
  expect(await text(HOUSE, first)).toBe("1");
  expect(await text(HOUSE, second)).toBe("2");
});

test("what is saved and not committed comes first", async () => {
  commit("first");
  write(HOUSE, "2");
  write("content/photographs/new.json", "new");
  rmSync(join(folder, PHOTO));
  expect((await log(HOUSE))?.[0]).toEqual({ id: "", author: "" });
  expect(await text(HOUSE, "")).toBe("2");
  expect(await changedFiles("")).toEqual([
    { path: HOUSE, isRemoved: false, before: "HEAD" },
    { path: PHOTO, isRemoved: true, before: "HEAD" },
    { path: "content/photographs/new.json", isRemoved: false, before: "HEAD" },
  ]);
  expect(await text(PHOTO, "HEAD")).toBe("Balcony");
});

test("a file that a commit removed is in the one before", async () => {
  commit("first");
  rmSync(join(folder, PHOTO));
  const removal = commit("gone");
  const [file] = (await changedFiles(removal)) ?? [];
  expect(file).toMatchObject({ path: PHOTO, isRemoved: true });
  expect(await text(PHOTO, removal)).toBeUndefined();
  expect(await text(PHOTO, file?.before ?? "")).toBe("Balcony");
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

test("nothing is told of what a link leads to, in its place or in a folder above", async () => {
  write("secret/notes.json", "secret");
  commit("first");
  symlinkSync(join(folder, "secret/notes.json"), join(folder, "content/notes.json"));
  symlinkSync(join(folder, "secret"), join(folder, "content/more"), "junction");
  for (const path of ["content/notes.json", "content/more/notes.json"])
    expect([path, await text(path, "")]).toEqual([path, undefined]);
});

test("nothing is told where there is no Git", async () => {
  rmSync(join(checkout(), ".git"), { recursive: true });
  expect(await log(HOUSE)).toBeUndefined();
  expect(await changedFiles("")).toBeUndefined();
});
