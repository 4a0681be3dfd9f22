import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileAnswer } from "../../src/content-files/file-requests";
import { filesBelow } from "../../src/commands/lib/repository-copy";

const FILES = {
  ".git/config": "secret",
  ".env": "secret",
  "package.json": "{}",
  "secret.json": "{}",
  "content/README.md": "secret",
  "content/.vscode/settings.json": "secret",
  "content/prices.json": '{ "vat": 21 }\n',
  "content/legal/cookies.yaml": "a: «1»\n",
  "content/trips/morning.json": "{}\n",
  "content/media/hero.jpg": "picture",
  "content/media/old/hero.png": "older",
  "content/media/notes.txt": "secret",
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "files-"));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const ask = (action: string, params: object) =>
  fileAnswer({ branch: "main", action, params }, root);

const base64 = (text: string) => Buffer.from(text).toString("base64");

const persist = (path: string, raw: string, assets: object[] = []) =>
  ask("persistEntry", {
    branch: "main",
    dataFiles: [{ slug: "morning", path, raw }],
    assets,
    options: { commitMessage: "", status: "draft" },
  });

const asset = (path: string) => ({ path, content: base64("new"), encoding: "base64" });

/** Everything below the root, with its text. */
const stored = () =>
  Object.fromEntries(
    filesBelow(root).map((file) => [file.slice(root.length + 1), readFileSync(file, "utf8")]),
  );

test("the entries of a folder are its texts of a kind, also those of folders in it", async () => {
  const folder = { folder: "content", extension: "json", depth: 4 };
  expect(await ask("entriesByFolder", folder)).toEqual([
    {
      data: FILES["content/prices.json"],
      file: expect.objectContaining({ path: "content/prices.json" }),
    },
    { data: "{}\n", file: expect.objectContaining({ path: "content/trips/morning.json" }) },
  ]);
  expect(await ask("entriesByFolder", { ...folder, depth: 1 })).toHaveLength(1);
  expect(await ask("entriesByFolder", { ...folder, extension: "yaml" })).toHaveLength(1);
  expect(await ask("entriesByFolder", { ...folder, folder: "content/nowhere" })).toEqual([]);
});

test("an entry that is not there has no data", async () => {
  const there = { path: "content/prices.json" };
  const missing = { path: "content/trips/night.json" };
  expect(await ask("getEntry", there)).toMatchObject({ data: FILES["content/prices.json"] });
  expect(await ask("entriesByFiles", { files: [there, missing] })).toMatchObject([
    { data: FILES["content/prices.json"] },
    { data: null },
  ]);
});

test("pictures are given as they are, those of one folder alone", async () => {
  const hero = { path: "content/media/hero.jpg", name: "hero.jpg", content: base64("picture") };
  expect(await ask("getMedia", { mediaFolder: "content/media" })).toMatchObject([hero]);
  expect(await ask("getMediaFile", { path: hero.path })).toMatchObject(hero);
});

test("an entry is written with its pictures, in the place of what was there", async () => {
  const before = statSync(join(root, "content/trips/morning.json")).ino;
  await persist("content/trips/morning.json", "new", [asset("content/media/new.webp")]);
  await persist("content/trips/night.json", "night");
  expect(stored()).toEqual({
    ...FILES,
    "content/trips/morning.json": "new",
    "content/trips/night.json": "night",
    "content/media/new.webp": "new",
  });
  // A file that was written in place is the same file, and empty where the disk is full.
  expect(statSync(join(root, "content/trips/morning.json")).ino).not.toBe(before);
});

test("a picture is added, and files are deleted, those that are gone too", async () => {
  await ask("persistMedia", { asset: asset("content/media/new.avif") });
  await ask("deleteFiles", { paths: ["content/media/hero.jpg", "content/trips/gone.json"] });
  const rest: Partial<typeof FILES> = { ...FILES };
  delete rest["content/media/hero.jpg"];
  expect(stored()).toEqual({ ...rest, "content/media/new.avif": "new" });
});

test("no draft has a preview of its own", async () => {
  expect(await ask("getDeployPreview", { collection: "Trip", slug: "morning" })).toBeNull();
});

/** Nothing that the editor has to do with, or no path at all. */
const OUTSIDE = [
  ".git/config",
  "content/../.git/config",
  "content/../package.json",
  "content/../secret.json",
  "content/media/../../secret.json",
  "content\\..\\secret.json",
  "../secret.json",
  "/etc/hosts.json",
  "./content/prices.json",
  "content//prices.json",
  "CONTENT/prices.json",
  "contents/prices.json",
  "content.json",
  "content/.json",
  "content/.vscode/settings.json",
  "content/.git/x.json",
  "content/README.md",
  "content/prices.json.exe",
  "content/prices.json\n",
  "content/prices.json\0.jpg",
  "content/C:/prices.json",
  "content/prices.txt:x.json",
  "content/trips/",
  "content",
  "",
  "package.json",
  "src/model/index.ts",
];

test.each(OUTSIDE)("nothing is read, written or deleted at %j", async (path) => {
  const inside = "content/prices.json";
  const requests: [string, object][] = [
    ["getEntry", { path }],
    ["entriesByFiles", { files: [{ path: inside }, { path }] }],
    ["getMediaFile", { path }],
    ["persistMedia", { asset: asset(path) }],
    ["deleteFiles", { paths: [inside, path] }],
    ["persistEntry", { dataFiles: [{ slug: "x", path, raw: "new" }], assets: [] }],
    [
      "persistEntry",
      { dataFiles: [{ slug: "x", path: inside, raw: "new" }], assets: [asset(path)] },
    ],
  ];
  for (const [action, params] of requests) {
    await expect(ask(action, params)).rejects.toThrow(/Invalid string/);
  }
  expect(stored()).toEqual(FILES);
});

test.each(["", ".", "..", "/", ".git", "content/..", "content/.vscode", "src", "content/"])(
  "no folder is listed at %j",
  async (folder) => {
    const list = { folder, extension: "json", depth: 4 };
    await expect(ask("entriesByFolder", list)).rejects.toThrow(/Invalid string/);
    await expect(ask("getMedia", { mediaFolder: folder })).rejects.toThrow(/Invalid string/);
  },
);

test.each([
  ["a text is no picture", "persistMedia", { asset: asset("content/prices.json") }],
  ["a picture lies among pictures", "persistMedia", { asset: asset("content/trips/hero.jpg") }],
  ["a program is no picture", "persistMedia", { asset: asset("content/media/hero.svg") }],
  [
    "nothing is moved",
    "persistEntry",
    {
      dataFiles: [
        { slug: "x", path: "content/prices.json", raw: "", newPath: "content/trips/prices.json" },
      ],
      assets: [],
    },
  ],
])("%s", async (_, action, params) => {
  await expect(ask(action, params)).rejects.toThrow();
  expect(stored()).toEqual(FILES);
});

describe("no link leads out of the content", () => {
  beforeEach(() => {
    symlinkSync(join(root, ".git"), join(root, "content/git"));
    symlinkSync(join(root, "secret.json"), join(root, "content/link.json"));
  });

  test.each(["content/git/config.json", "content/link.json"])("%s", async (path) => {
    for (const asked of [ask("getEntry", { path }), persist(path, "new")]) {
      await expect(asked).rejects.toThrow("is a link");
    }
    await expect(ask("deleteFiles", { paths: [path] })).rejects.toThrow("is a link");
    expect(existsSync(join(root, ".git/config.json"))).toBe(false);
    expect(readFileSync(join(root, "secret.json"), "utf8")).toBe("{}");
  });

  test("nor is one listed", async () => {
    writeFileSync(join(root, ".git/config.json"), "secret");
    const list = { folder: "content", extension: "json", depth: 4 };
    expect(JSON.stringify(await ask("entriesByFolder", list))).not.toMatch(/link\.json|git/);
    const inside = { ...list, folder: "content/git" };
    await expect(ask("entriesByFolder", inside)).rejects.toThrow("is a link");
  });
});
