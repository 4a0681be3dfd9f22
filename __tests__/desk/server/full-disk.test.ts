import { cpSync, existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileProblem } from "../../../src/base/file-errors";
import { openContentFolder, SAVES } from "../../../src/desk/server/content-folder";
import { storeAnswer } from "../../../src/desk/server/store-requests";
import type { NewContent } from "../../../src/desk/server/uploads";
import { textsBelow } from "../../setup/texts-below";
import { smallDisk } from "../../setup/small-disk";
import { ROOT } from "../../guest-house/house-content";
import { guestHouse } from "../../guest-house/model";

const { folder, onDisk, makeReadOnly } = smallDisk();

const repository = join(folder, "house");
const content = openContentFolder(repository, guestHouse);

const save = async (changes: Record<string, NewContent>) => {
  const { revision } = await content.load();
  const mark = crypto.randomUUID();
  const request = { action: "commit", revision, mark, changes };
  const answer = await storeAnswer(JSON.stringify(request), {
    content,
    repository,
    publication: () => Promise.resolve(undefined),
  });
  return { status: answer.status, isMade: await content.isMade(mark) };
};

const upload = async (bytes: number, fill = 1) => ({
  upload: await content.upload(new Uint8Array(bytes).fill(fill)),
});

const saves = () => readdirSync(join(repository, SAVES));

const fillDisk = () => {
  // A file that does not fit is written as far as it does.
  expect(() => writeFileSync(join(folder, "more"), new Uint8Array(2e6))).toThrow("ENOSPC");
};

onDisk("the copies of earlier saves make room for the next one", async () => {
  cpSync(ROOT, join(repository, "content"), { recursive: true });
  for (let turn = 1; turn <= 4; turn += 1) {
    expect(await save({ "media/a.jpg": await upload(2e5, turn) })).toMatchObject({ isMade: true });
    expect(await save({ "media/a.jpg": null })).toMatchObject({ isMade: true });
  }
  const before = saves();
  const changes = { "media/b.jpg": await upload(7e5), "rooms/garden.json": { text: "{}" } };
  expect(await save(changes)).toEqual({ status: 200, isMade: true });
  expect(statSync(join(repository, "content/media/b.jpg")).size).toBe(7e5);
  // The oldest went first.
  const numbers = (names: string[]) => names.map((name) => parseInt(name, 10));
  expect(Math.min(...numbers(saves()))).toBeGreaterThan(Math.min(...numbers(before)));
});

onDisk("what has no room is told so, and changes nothing; what needs none is saved", async () => {
  const before = textsBelow(join(repository, "content"));
  const kept = saves();
  await expect(upload(2e6)).rejects.toMatchObject({ code: "ENOSPC" });
  // They would not have been enough.
  expect(saves()).toEqual(kept);
  expect(readdirSync(join(repository, ".desk/uploads"))).toEqual([]);
  fillDisk();
  expect(await save({ "rooms/garden.json": { text: "x".repeat(1e6) } })).toEqual({
    status: 507,
    isMade: false,
  });
  expect(textsBelow(join(repository, "content"))).toEqual(before);
  expect(existsSync(join(repository, ".desk/commit"))).toBe(false);
  // Deleting a picture makes room, and there is none for its copy.
  const log = jest.spyOn(console, "error").mockReturnValue();
  expect(await save({ "media/b.jpg": null })).toEqual({ status: 200, isMade: true });
  expect(await save({ "rooms/garden.json": { text: "x".repeat(1e5) } })).toMatchObject({
    status: 200,
  });
  expect(log.mock.calls.flat().join("\n")).toContain("No queda sitio en el disco.");
  log.mockRestore();
});

onDisk(
  "of a disk that is read-only everything is shown, and what cannot be saved is told",
  async () => {
    const { revision } = await content.load();
    // Where nothing was ever saved, its folder is missing as well.
    const other = join(folder, "other");
    cpSync(ROOT, join(other, "content"), { recursive: true });
    makeReadOnly(true);
    expect((await openContentFolder(other, guestHouse).load()).files).not.toEqual([]);
    expect((await content.load()).revision).toBe(revision);
    expect(await save({ "rooms/garden.json": { text: "{}" } })).toEqual({
      status: 403,
      isMade: false,
    });
    const refused = await upload(10).catch((error: unknown) => error);
    expect(fileProblem(refused)).toBe("unwritable");
    makeReadOnly(false);
    expect(await save({ "rooms/garden.json": { text: "{}" } })).toMatchObject({ isMade: true });
  },
);
