import { rmSync } from "node:fs";
import { join } from "node:path";
import { openContentFolder } from "../../server/content-folder";
import { guestHouse } from "../../../../examples/guest-house/model";
import { gitIn } from "../../../../__tests__/setup/git";
import { present } from "../../../../__tests__/setup/present";
import {
  withTemporaryFolder,
  write as writeFile,
} from "../../../../__tests__/setup/temporary-folder";

const HOUSE = "house.json";
const PHOTO = "media/1.jpg";

/** The Git checkout; the site is in a folder of it. */
const checkout = withTemporaryFolder();
const folder = () => join(checkout(), "site");

const git = (...args: string[]) => gitIn(folder())(...args);

const write = (file: string, text: string) => writeFile(join(folder(), "content", file), text);

const commit = (message: string) => {
  git("add", "--all");
  git("commit", "--quiet", "--message", message);
  return git("rev-parse", "HEAD");
};

beforeEach(() => {
  write(HOUSE, "1");
  write(PHOTO, "Balcony");
  git("init", "--quiet", checkout());
});

/** Of the desk, as a browser asks. */
const home = () => openContentFolder(folder(), guestHouse);

test("a file's commits are told with date and name, and its text in each", async () => {
  const first = commit("first");
  write(HOUSE, "2");
  const second = commit("second");
  writeFile(join(folder(), "notes.txt"), "x");
  commit("no content");
  expect(await home().history(HOUSE)).toEqual([
    {
      ...{ revision: second, author: "Mar", message: "second" },
      date: git("show", "--no-patch", "--format=%cI", second),
    },
    {
      ...{ revision: first, author: "Mar", message: "first" },
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    },
  ]);
  expect((await home().history())?.map(({ revision }) => revision)).toEqual([second, first]);
  expect(await Promise.all([first, second].map((each) => home().read(each, HOUSE)))).toEqual([
    "1",
    "2",
  ]);
  expect((await home().changed(first))?.map(({ before }) => before)).toEqual([
    undefined,
    undefined,
  ]);
});

test("a merge tells what it brought to its first parent", async () => {
  commit("first");
  git("checkout", "--quiet", "-b", "other");
  write(HOUSE, "2");
  commit("other");
  git("checkout", "--quiet", "-");
  write("photographs/1.json", "{}");
  commit("mine");
  git("merge", "--quiet", "--no-ff", "--message=both", "other");
  const merge = git("rev-parse", "HEAD");
  const brought = { file: HOUSE, isRemoved: false, before: `${merge}^` };
  expect(await home().changed(merge)).toEqual([brought]);
});

test("what a commit removed can be read as it was before, pictures too", async () => {
  const first = commit("first");
  rmSync(join(folder(), "content", PHOTO));
  // Of what no commit has removed, the last one has it.
  expect(String(await home().picture(PHOTO, "not a commit"))).toBe("Balcony");
  const removal = commit("gone");
  const [file] = present(await home().changed(removal), "files");
  expect(file).toEqual({ file: PHOTO, isRemoved: true, before: `${removal}^` });
  expect(String(await home().picture(PHOTO, removal))).toBe("Balcony");
  expect(await home().picture(PHOTO, first)).toBeUndefined();
  expect(await home().read(removal, PHOTO)).toBeUndefined();
});

test.each(["../package.json", "/etc/passwd", ".env", "rooms/.env", "x\\..\\..\\package.json", ""])(
  "nothing is told of anything else, nor by what is no revision: %s",
  async (file) => {
    for (const secret of ["../package.json", ".env", "rooms/.env"]) write(secret, "secret");
    const revision = commit("first");
    expect(await home().read(revision, file)).toBeUndefined();
    expect(await home().history(file)).toBeUndefined();
    for (const before of [revision, undefined])
      expect(await home().picture(file, before)).toBeUndefined();
    for (const other of ["--output=x", "HEAD~1", "@", ""]) {
      expect(await home().changed(other)).toBeUndefined();
      expect(await home().read(other, HOUSE)).toBeUndefined();
    }
  },
);
