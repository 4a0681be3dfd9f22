import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openContentFolder, SAVES } from "../../../src/desk/server/content-folder";
import { openSaves } from "../../../src/desk/server/saves";
import type { NewContent } from "../../../src/desk/server/uploads";
import { guestHouse } from "../../guest-house/model";
import { present } from "../../setup/present";
import { gitIn } from "../../setup/git";
import { withTemporaryFolder, write } from "../../setup/temporary-folder";
import { testFolder } from "../stores/folder";

const GARDEN = "rooms/garden.json";
const STREET = "rooms/street.json";
const PHOTO = "media/front.jpg";

let site: ReturnType<typeof testFolder>;
beforeEach(() => {
  site = testFolder();
});
afterEach(() => site.remove());

const open = () => openContentFolder(site.folder, guestHouse);

/** Saves as the desk does. */
const save = async (changes: Record<string, NewContent>, home = open()) => {
  const { revision } = await home.load();
  const commit = { revision, mark: crypto.randomUUID(), changes };
  expect((await home.commit(commit)).isMade).toBe(true);
};

const saved = async (file?: string) => present(await open().history(file), "history");

test("each save is a version before the commits, with its files as they were and as they became", async () => {
  const before = await open().read("HEAD", GARDEN);
  await save({ [GARDEN]: { text: "1" } });
  await save({ [GARDEN]: { text: "2" }, [STREET]: null });
  const [second, first, commit] = await saved();
  expect([second, first]).toMatchObject([{ author: "" }, { author: "" }]);
  expect(commit).toMatchObject({ author: expect.stringMatching(/./) as string, message: "First" });
  const { changed, read } = open();
  const [newest, older] = [present(second, "save").revision, present(first, "save").revision];
  expect(await changed(newest)).toEqual([
    { file: GARDEN, isRemoved: false, before: `${newest}^` },
    { file: STREET, isRemoved: true, before: `${newest}^` },
  ]);
  const garden = (id: string) => read(id, GARDEN);
  expect(await Promise.all([newest, `${newest}^`, older, `${older}^`].map(garden))).toEqual([
    "2",
    "1",
    "1",
    before,
  ]);
  // The first save has not touched it.
  expect(await read(older, STREET)).toContain('"street"');
  expect((await saved(STREET)).map(({ revision }) => revision)).toEqual([newest, commit?.revision]);
});

test("what was changed by hand is one more version, as long as no save tells it", async () => {
  await save({ [GARDEN]: { text: "1" } });
  write(join(site.folder, "content", STREET), "{}");
  const [byHand, own] = await saved();
  expect([byHand?.revision, own?.author]).toEqual(["", ""]);
  expect(await open().changed("")).toMatchObject([{ file: STREET }]);
  expect(await saved(GARDEN)).toHaveLength(2);
  gitIn(site.folder)("commit", "--quiet", "--all", "--message=By hand");
  expect((await saved()).map(({ revision }) => revision)).not.toContain("");
});

test("saves that are committed with Git are told once, unless the commit has more", async () => {
  const commit = (message: string) => {
    gitIn(site.folder)("add", "--all", "content");
    gitIn(site.folder)("commit", "--quiet", `--message=${message}`);
  };
  const kinds = async (file?: string) =>
    (await saved(file)).map(({ author }) => (author === "" ? "save" : "commit"));
  await save({ [GARDEN]: { text: "1" } });
  await save({ [GARDEN]: { text: "2" }, [PHOTO]: null });
  commit("Two saves");
  expect(await kinds()).toEqual(["save", "save", "commit"]);
  expect(await kinds(GARDEN)).toEqual(["save", "save", "commit"]);
  await save({ [GARDEN]: { text: "3" } });
  write(join(site.folder, "content", STREET), "{}");
  commit("A save, and something by hand");
  expect(await kinds()).toHaveLength(5);
  expect(await kinds(GARDEN)).toEqual(["save", "save", "save", "commit"]);
  expect(await kinds(STREET)).toEqual(["commit", "commit"]);
  write(join(site.folder, "content", GARDEN), "4");
  commit("By hand alone");
  expect(await kinds(GARDEN)).toHaveLength(5);
  const { length } = await kinds();
  await save({ [PHOTO]: { upload: await open().upload(new Uint8Array(9)) } });
  commit("A picture");
  await save({ [PHOTO]: null });
  commit("Without it");
  expect(await kinds()).toHaveLength(length + 2);
});

test("a commit that has more of a file than its save is told, whether written before or after that", async () => {
  const garden = join(site.folder, "content", GARDEN);
  await save({ [GARDEN]: { text: "1" } });
  write(garden, "after");
  gitIn(site.folder)("commit", "--quiet", "--all", "--message=After");
  write(garden, "before");
  await save({ [GARDEN]: { text: "2" } });
  gitIn(site.folder)("commit", "--quiet", "--all", "--message=Before");
  const messages = (await saved(GARDEN)).flatMap(({ message }) => message ?? []);
  expect(messages.toSorted()).toEqual(["After", "Before", "First"]);
});

test("what a commit did before any save is told, also if saves have done the same again", async () => {
  const before = present(await open().read("HEAD", GARDEN), "text");
  write(join(site.folder, "content", GARDEN), "1");
  gitIn(site.folder)("commit", "--quiet", "--all", "--message=By hand");
  const later = new Date(Date.now() + 5_000).toISOString();
  const clock = jest.spyOn(Date.prototype, "toISOString").mockReturnValue(later);
  await save({ [GARDEN]: { text: before } });
  await save({ [GARDEN]: { text: "1" } });
  clock.mockRestore();
  expect(await saved(GARDEN)).toMatchObject([
    { author: "" },
    { author: "" },
    { message: "By hand" },
    { message: "First" },
  ]);
});

test("a save is the newest also if the clock was set back before it", async () => {
  await save({ [GARDEN]: { text: "1" } });
  const clock = jest.spyOn(Date.prototype, "toISOString");
  clock.mockReturnValue("2020-01-01T00:00:00.000Z");
  await save({ [GARDEN]: { text: "2" } });
  clock.mockRestore();
  const [newest] = await saved();
  expect(await open().read(present(newest, "save").revision, GARDEN)).toBe("2");
});

test("saves are there without Git, and after another start", async () => {
  rmSync(join(site.folder, ".git"), { recursive: true });
  expect(await open().history()).toBeUndefined();
  await save({ [GARDEN]: { text: "1" } });
  expect(await saved()).toHaveLength(1);
});

test("a deleted picture can be read as it was", async () => {
  const { pictures } = await open().load();
  await save({ [PHOTO]: null });
  const [{ revision: id } = { revision: "" }] = await saved();
  const { picture, bytes } = present(await open().earlierPicture(id, PHOTO), "picture");
  expect(picture).toEqual(pictures.find(({ file }) => file === PHOTO));
  expect(bytes).toHaveLength(picture.bytes);
  writeFileSync(join(site.folder, SAVES, id, PHOTO), "half");
  expect(await open().earlierPicture(id, PHOTO)).toBeUndefined();
});

test.each([
  ["../../../package.json", PHOTO],
  ["1-00000000-0000-0000-0000-000000000000", "../../../package.json"],
])("nothing else is told of a save: %s %s", async (id, file) => {
  await save({ [PHOTO]: null });
  expect(await open().earlierPicture(id, file)).toBeUndefined();
  expect(await open().read(id, file)).toBeUndefined();
});

test("a damaged or half-written journal stops nothing, and what is whole is still told", async () => {
  for (const text of ["1", "2", "3"]) await save({ [GARDEN]: { text } });
  const folder = join(site.folder, SAVES);
  const [third, second, first] = (await saved()).map(({ revision }) => revision);
  rmSync(join(folder, present(third, "save"), "save.json"));
  writeFileSync(join(folder, present(second, "save"), "save.json"), '{"mark":"');
  writeFileSync(join(folder, "notes.txt"), "x");
  expect(
    (await saved()).flatMap(({ revision, author }) => (author === "" ? revision || [] : [])),
  ).toEqual([first]);
  await save({ [GARDEN]: { text: "4" } });
  expect((await saved()).filter(({ author, revision }) => author === "" && revision)).toHaveLength(
    2,
  );
  expect(existsSync(join(folder, present(second, "save")))).toBe(false);
});

test("where no journal can be written, a save is made all the same", async () => {
  const log = jest.spyOn(console, "error").mockReturnValue();
  write(join(site.folder, SAVES), "no folder");
  await save({ [GARDEN]: { text: "1" } });
  expect(log).toHaveBeenCalledTimes(1);
  expect(await saved()).toMatchObject([{ revision: "" }, { author: expect.any(String) as string }]);
  log.mockRestore();
});

describe("the limits", () => {
  const home = withTemporaryFolder();

  /** Keeps saves of one picture of 1000 bytes each, with small limits. Returns the marks of those that are left. */
  const keepSeven = async (limits: { count: number; bytes: number }, made = 7) => {
    const folder = join(home(), "saves");
    const saves = openSaves(folder, home(), join(home(), "commit"), limits);
    for (let turn = 1; turn <= 7; turn += 1) {
      write(join(home(), PHOTO), `${turn}`.repeat(1000));
      const mark = crypto.randomUUID().replace(/^./, String(turn));
      await saves.keep(mark, new Map([[PHOTO, undefined]]));
      if (turn <= made) {
        const marks = (await saves.all()).map((each) => each.mark);
        write(join(home(), "commit-made"), [...marks, mark].join("\n"));
      }
    }
    const left = (await saves.all()).map(({ mark }) => mark.slice(0, 1));
    return { left, folders: readdirSync(folder) };
  };

  test.each([
    [{ count: 3, bytes: 1e6 }, ["7", "6", "5"]],
    [{ count: 9, bytes: 2800 }, ["7", "6"]],
    // The newest one is kept, however large.
    [{ count: 9, bytes: 10 }, ["7"]],
  ])("the oldest saves go first, and leave nothing: %j", async (limits, left) => {
    const kept = await keepSeven(limits);
    expect(kept.left).toEqual(left);
    expect(kept.folders).toHaveLength(left.length);
  });

  test("a save that was not made is no version", async () => {
    const { left } = await keepSeven({ count: 3, bytes: 1e6 }, 6);
    expect(left).toEqual(["6", "5"]);
  });
});
