import { guestHouse } from "../../guest-house/model";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesIn, readContent } from "../../../src/typed-content/files/read";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
  mkdirSync(join(root, "trips"));
  for (const file of ["terms.json", "trips/morning.json"]) writeFileSync(join(root, file), "{}");
});

afterEach(() => rmSync(root, { recursive: true }));

test("files are named by their path below the root, in order", () => {
  expect(filesIn(root)).toEqual(["terms.json", "trips/morning.json"]);
});

test("what systems and editors hide in files and folders with a dot is no content", () => {
  mkdirSync(join(root, ".git"));
  for (const file of [".DS_Store", "trips/.morning.json.swp", ".git/config"])
    writeFileSync(join(root, file), "");
  expect(filesIn(root)).toEqual(["terms.json", "trips/morning.json"]);
  expect(readContent(root, { ...guestHouse, collections: [] }).files).toEqual([
    "terms.json",
    "trips/morning.json",
  ]);
});

test("a link is named and not followed, not even to the folder it is in", () => {
  symlinkSync(root, join(root, "trips/up"), "junction");
  symlinkSync(tmpdir(), join(root, "elsewhere"), "junction");
  expect(filesIn(root)).toEqual(["terms.json", "trips/morning.json"]);
  const { files, unreadable } = readContent(root, { ...guestHouse, collections: [] });
  expect(files).toEqual(["elsewhere", "terms.json", "trips/morning.json", "trips/up"]);
  expect(unreadable.map(({ file, code }) => [file, code])).toEqual([
    ["elsewhere", "not-a-file"],
    ["trips/up", "not-a-file"],
  ]);
});

test("a folder that is not there holds nothing", () => {
  expect(filesIn(join(root, "gone"))).toEqual([]);
});
