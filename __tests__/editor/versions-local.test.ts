import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { TEST_CONTENT } from "../../src/commands/lib/test-sites";
import { readEditorConfig } from "../../src/editor/config/read-config";
import { versionsOf, type Versions } from "../../src/editor/browser/versions";
import { startFileServer } from "../e2e/editor/file-server";

const PATH = "content/trips/morning.json";
const place = { collection: "Trip", slug: "morning", path: PATH };

let folder: string;
let server: Awaited<ReturnType<typeof startFileServer>>;
let versions: Versions;

/** The server of `npm run edit`, beside a folder of its own. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  mkdirSync(join(folder, "content/trips"), { recursive: true });
  server = await startFileServer(folder);
  versions = versionsOf(readEditorConfig(TEST_CONTENT, server.url));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test("there is no saved text while there is no file", async () => {
  expect(await versions.saved(place)).toBeUndefined();
  expect(await versions.exists(PATH)).toBe(false);
});

test.each(['{ "id": "morning" }\n', "«Mañana»\r\n"])(
  "the saved text is the file's at this moment, to the byte: %j",
  async (text) => {
    writeFileSync(join(folder, PATH), text);
    expect(await versions.saved(place)).toBe(text);
    expect(await versions.exists(PATH)).toBe(true);
  },
);

test("nothing is published meanwhile: there are no drafts", async () => {
  expect(await versions.publishedMeanwhile(place)).toBe(false);
});

test("the texts of all content are those of the files at this moment", async () => {
  const files = {
    "terms.json": "{}\n",
    "legal/cookies.yaml": "a: «1»\n",
    "locales/es/trips.json": "",
  };
  for (const [file, text] of Object.entries({ ...files, "media/note.txt": "no" })) {
    mkdirSync(dirname(join(folder, "content", file)), { recursive: true });
    writeFileSync(join(folder, "content", file), text);
  }
  expect(await versions.texts()).toEqual({
    ...files,
    "trips/morning.json": readFileSync(join(folder, PATH), "utf8"),
  });
  expect(Object.keys(await versions.texts("trips/"))).toEqual(["trips/morning.json"]);
});

test("what the server refuses is an error, not a file that is missing", async () => {
  const outside = { ...place, path: "../secret.json" };
  await expect(versions.saved(outside)).rejects.toThrow("400");
});
