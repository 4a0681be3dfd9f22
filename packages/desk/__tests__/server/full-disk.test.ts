import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openContentFolder } from "../../server/content-folder";
import { leftovers } from "../../server/leftovers";
import { storeAnswer } from "../../server/store-requests";
import { ROOT } from "../../../../examples/guest-house/__tests__/house-content";
import { guestHouse } from "../../../../examples/guest-house/model";
import { smallDisk } from "../../../../__tests__/setup/small-disk";
import { textsBelow } from "../../../../__tests__/setup/texts-below";

const { folder, onDisk, makeReadOnly } = smallDisk();

const repository = join(folder, "house");
const content = openContentFolder(repository, guestHouse);
const ROOM = "rooms/garden.json";

/** Returns the status of the answer. */
const save = async (text: string) => {
  const { revision } = await content.load();
  const picture = { upload: content.upload(new Uint8Array(1e4).fill(1)) };
  const changes = { "media/new.jpg": picture, [ROOM]: { text } };
  const request = JSON.stringify({ action: "commit", revision, changes });
  const { status } = await storeAnswer(request, {
    content,
    publication: () => Promise.resolve(undefined),
  });
  return status;
};

const texts = () => textsBelow(join(repository, "content"));

onDisk("what has no room is told so, changes nothing and leaves nothing", async () => {
  cpSync(ROOT, join(repository, "content"), { recursive: true });
  const before = texts();
  // A file that does not fit is written as far as it does.
  expect(() => writeFileSync(join(folder, "more"), new Uint8Array(4e6))).toThrow("ENOSPC");
  rmSync(join(folder, "more"));
  expect(await save("x".repeat(4e6))).toBe(507);
  expect(texts()).toEqual(before);
  expect(readdirSync(join(repository, ".desk"))).toEqual([]);
  expect(leftovers(repository, "es")).toEqual([]);
  expect(await save("{}")).toBe(200);
});

onDisk("of a read-only disk everything is shown, and what cannot be saved is told", async () => {
  const { revision, files } = await content.load();
  const before = texts();
  // Where nothing was ever saved, its folder is missing as well.
  rmSync(join(repository, ".desk"), { recursive: true });
  makeReadOnly(true);
  expect(await content.load()).toMatchObject({ revision, files });
  expect(await save("[]")).toBe(403);
  makeReadOnly(false);
  expect(texts()).toEqual(before);
  expect(await save("[]")).toBe(200);
});
