import { guestHouse } from "../../../../examples/guest-house/model";
import { symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesIn, readContent } from "../../files/read";
import { withTemporaryFolder, write } from "../../../../__tests__/setup/temporary-folder";

const folder = withTemporaryFolder();
let root = "";
beforeEach(() => {
  root = folder();
  for (const file of ["house.json", "rooms/garden.json"]) write(join(root, file), "{}");
});

test("files are named by their path below the root, in order, without those that begin with a dot", () => {
  for (const file of [".DS_Store", "rooms/.garden.json.swp", ".git/config"])
    write(join(root, file));
  expect(filesIn(root)).toEqual(["house.json", "rooms/garden.json"]);
  expect(readContent(root, { ...guestHouse, collections: [] }).files).toEqual([
    "house.json",
    "rooms/garden.json",
  ]);
});

test("a link is named and not followed, not even to the folder it is in", () => {
  symlinkSync(root, join(root, "rooms/up"), "junction");
  symlinkSync(tmpdir(), join(root, "elsewhere"), "junction");
  expect(filesIn(root)).toEqual(["house.json", "rooms/garden.json"]);
  const { files, unreadable } = readContent(root, { ...guestHouse, collections: [] });
  expect(files).toEqual(["elsewhere", "house.json", "rooms/garden.json", "rooms/up"]);
  expect(unreadable.map(({ file, code }) => [file, code])).toEqual([
    ["elsewhere", "not-a-file"],
    ["rooms/up", "not-a-file"],
  ]);
});
