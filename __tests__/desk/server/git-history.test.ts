import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { openContentFolder } from "../../../src/desk/server/content-folder";
import { gitHistory } from "../../../src/desk/server/git-history";
import { guestHouse } from "../../guest-house/model";
import { gitIn } from "../../setup/git";
import { withTemporaryFolder, write as writeFile } from "../../setup/temporary-folder";

const HOUSE = "house.json";
const PHOTO = "photographs/1.json";

/** The Git checkout; the site is in a folder of it. */
const checkout = withTemporaryFolder();
let folder: string;

const git = (...args: string[]) => gitIn(folder)(...args);

const write = (file: string, text: string) => writeFile(join(folder, "content", file), text);

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

const history = () => gitHistory(join(folder, "content"));
const log = async (file?: string) => (await history().log(file))?.map(({ version }) => version);
const changed = (revision: string) => history().changed(revision);
const uncommitted = (file?: string) => history().uncommitted(file);
const read = (revision: string, file: string) => history().read(revision, file);

test("a file's commits are told with date and name, and its text in each", async () => {
  const first = commit("first");
  write(HOUSE, "2");
  const second = commit("second");
  write(PHOTO, "The balcony");
  commit("another file");
  expect(await log(HOUSE)).toEqual([
    {
      revision: second,
      author: "Mar",
      message: "second",
      date: git("show", "--no-patch", "--format=%cI", second),
    },
    {
      revision: first,
      author: "Mar",
      message: "first",
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    },
  ]);
  expect(await read(first, HOUSE)).toBe("1");
  expect(await read(second, HOUSE)).toBe("2");
});

test("what is saved and not committed is told", async () => {
  commit("first");
  expect(await uncommitted()).toEqual([]);
  write(HOUSE, "2");
  write("photographs/new.json", "new");
  rmSync(join(folder, "content", PHOTO));
  const house = { file: HOUSE, isRemoved: false, before: "HEAD" };
  expect(await uncommitted(HOUSE)).toEqual([house]);
  expect(await uncommitted()).toEqual([
    house,
    { file: PHOTO, isRemoved: true, before: "HEAD" },
    { file: "photographs/new.json", isRemoved: false, before: "HEAD" },
  ]);
  expect(await read("HEAD", PHOTO)).toBe("Balcony");
});

test("a commit tells what each file was and became, a merge what it brought to its first parent", async () => {
  const blob = (revision: string) => git("rev-parse", `${revision}:./content/${HOUSE}`);
  const first = commit("first");
  git("checkout", "--quiet", "-b", "other");
  write(HOUSE, "2");
  commit("other");
  git("checkout", "--quiet", "-");
  write(PHOTO, "The balcony");
  commit("mine");
  git("merge", "--quiet", "--no-ff", "--message=both", "other");
  const merge = git("rev-parse", "HEAD");
  expect(await changed(merge)).toEqual([{ file: HOUSE, isRemoved: false, before: `${merge}^` }]);
  const told = await history().log();
  const brought = { file: HOUSE, before: blob(first), after: blob(merge) };
  expect(told?.find(({ version }) => version.revision === merge)?.files).toEqual([brought]);
  expect(told?.at(-1)).toMatchObject({ isFirst: true, version: { revision: first } });
  expect(told?.at(-1)?.files).toContainEqual({ file: HOUSE, before: null, after: blob(first) });
});

test("a file that a commit removed is in the one before", async () => {
  commit("first");
  rmSync(join(folder, "content", PHOTO));
  const removal = commit("gone");
  const [file] = (await changed(removal)) ?? [];
  expect(file).toMatchObject({ file: PHOTO, isRemoved: true });
  expect(await read(removal, PHOTO)).toBeUndefined();
  expect(await read(file?.before ?? "", PHOTO)).toBe("Balcony");
});

/** Of the desk, as a browser asks. */
const home = () => openContentFolder(folder, guestHouse);

test.each(["../package.json", "/etc/passwd", ".env", "rooms/.env", "x\\..\\..\\package.json", ""])(
  "nothing is told of anything else: %s",
  async (file) => {
    write("../package.json", "secret");
    write(".env", "secret");
    write("rooms/.env", "secret");
    commit("first");
    for (const revision of ["", "HEAD"]) expect(await home().read(revision, file)).toBeUndefined();
    expect(await home().history(file)).toBeUndefined();
  },
);

test.each(["--output=x", "HEAD~1", "@"])("%s is no revision", async (revision) => {
  commit("first");
  write(HOUSE, "2");
  commit("second");
  expect(await changed(revision)).toBeUndefined();
  expect(await read(revision, HOUSE)).toBeUndefined();
});

test("a file's name is neither an option nor a pattern", async () => {
  commit("first");
  for (const file of ["--output=x", "*", ":(top)"]) expect(await log(file)).toEqual([]);
});

test("nothing is told of what a link leads to, in its place or in a folder above", async () => {
  write("../secret/notes.json", "secret");
  commit("first");
  symlinkSync(join(folder, "secret/notes.json"), join(folder, "content/notes.json"));
  symlinkSync(join(folder, "secret"), join(folder, "content/more"), "junction");
  for (const file of ["notes.json", "more/notes.json"])
    expect([file, await home().read("", file)]).toEqual([file, undefined]);
  expect(await home().read("", HOUSE)).toBe("1");
});

test("nothing is told where there is no Git", async () => {
  rmSync(join(checkout(), ".git"), { recursive: true });
  expect(await log()).toBeUndefined();
  expect(await uncommitted()).toBeUndefined();
});
