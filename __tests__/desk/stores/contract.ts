import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readContent } from "../../../src/typed-content/files/read";
import { readPictures } from "../../../src/typed-content/files/read-pictures";
import { withEdit } from "../../../src/desk/core/edits";
import { contentOf, dataIn, type Snapshot } from "../../../src/desk/core/snapshot";
import { begin, openConflicts } from "../../../src/desk/core/work";
import { writtenEdits } from "../../../src/desk/publishing/publish";
import { deletedPictures, savedIn } from "../../../src/desk/history/saves";
import { withoutSave } from "../../../src/desk/history/without-save";
import type { ContentStore, FileChanges, Publication } from "../../../src/desk/stores/store";
import { guestHouse } from "../../guest-house/model";
import { present } from "../../setup/present";
import { withoutPace } from "./without-pace";

/** A store with content, as opened by two people. */
export type World = {
  store: ContentStore;
  other: ContentStore;
  /** Returns a folder with the current content of the store. */
  checkOut: () => string;
  /** Adds a file without using the store; undefined stands for a dangling link. */
  addFile: (file: string, bytes: Buffer | undefined) => void;
  /** Sets the publication of the newest content. */
  setPublication: (publication: Publication) => void;
  close: () => Promise<void>;
};

const ROOM = "rooms/garden.json";
const STAY = "conditions/stay.yaml";
const PHOTO = "media/front.jpg";

const changes = (
  files: Record<string, string | Uint8Array<ArrayBuffer> | undefined>,
): FileChanges => new Map(Object.entries(files));

const textIn = ({ sources }: Snapshot, file: string) => {
  const source = sources.find((candidate) => candidate.file === file);
  return source && "text" in source ? source.text : undefined;
};

const withGuests = (snapshot: Snapshot, guests: number) =>
  present(textIn(snapshot, ROOM), "room").replace(/"guests": \d+/, `"guests": ${guests}`);

/** Tests the behaviour that all stores have in common. */
export const testStoreContract = (open: () => Promise<World>) => {
  withoutPace();
  let world: World;
  beforeEach(async () => {
    world = await open();
  });
  afterEach(() => world.close());

  test("a snapshot has what the check reads from the folder, and knows its pictures", async () => {
    const snapshot = await world.store.load();
    const folder = world.checkOut();
    const content = readContent(folder, guestHouse);
    expect(contentOf(snapshot)).toEqual(content);
    expect(snapshot.pictures).toEqual(await readPictures(folder, content.files));
    expect((await world.other.load()).revision).toBe(snapshot.revision);
  });

  test("a commit writes, adds and deletes, and is what the others load", async () => {
    const first = await world.store.load();
    const files = { [ROOM]: withGuests(first, 3), "rooms/street.json": undefined };
    const picture = new Uint8Array([0xff, 0xd8, 0xff, 0, 128, 255]);
    const all = changes({ ...files, "photographs/ñandú new.json": "{}", "media/new.jpg": picture });
    const { isMade, snapshot } = await world.store.commit(all, first.revision, "Cuatro cosas");
    expect(isMade).toBe(true);
    expect(snapshot.revision).not.toBe(first.revision);
    expect(await world.other.load()).toEqual(snapshot);
    expect(dataIn(contentOf(snapshot), ROOM)).toMatchObject({ guests: 3 });
    expect(snapshot.files).not.toContain("rooms/street.json");
    expect(textIn(snapshot, "photographs/ñandú new.json")).toBe("{}");
    const [added] = await readPictures(world.checkOut(), ["media/new.jpg"]);
    expect(snapshot.pictures).toContainEqual(added);
  });

  test("nothing is written over what is newer, which comes back", async () => {
    const first = await world.store.load();
    const theirs = await world.other.commit(
      changes({ [ROOM]: withGuests(first, 3) }),
      first.revision,
      "Otra",
    );
    const mine = changes({ [ROOM]: withGuests(first, 4), "rooms/street.json": undefined });
    const refused = await world.store.commit(mine, first.revision, "Mía");
    expect(refused).toEqual({ isMade: false, snapshot: theirs.snapshot });
    const again = await world.store.commit(mine, refused.snapshot.revision, "Mía");
    expect(again.isMade).toBe(true);
    expect(again.snapshot.files).not.toContain("rooms/street.json");
  });

  test("of commits at the same moment one is made", async () => {
    const { revision } = await world.store.load();
    const attempts = Array.from({ length: 6 }, (_, index) => {
      const store = index % 2 === 0 ? world.store : world.other;
      return store.commit(
        changes({ "photographs/new.json": `{"n":${index}}` }),
        revision,
        "A la vez",
      );
    });
    const made = (await Promise.all(attempts)).filter(({ isMade }) => isMade);
    expect(made).toHaveLength(1);
    const now = await world.other.load();
    expect(now).toEqual(made[0]?.snapshot);
  });

  test("whether a commit was made is known by its mark, also after later ones", async () => {
    const first = await world.store.load();
    const marks: string[] = [];
    const onSend = (mark: string) => void marks.push(mark);
    const made = await world.store.commit(
      changes({ "photographs/new.json": "{}" }),
      first.revision,
      "Una",
      { onSend },
    );
    const late = changes({ "photographs/late.json": "{}" });
    expect(await world.store.commit(late, first.revision, "Tarde", { onSend })).toMatchObject({
      isMade: false,
    });
    await world.other.commit(late, made.snapshot.revision, "Otra");
    const [known = "", ...others] = marks;
    expect(await world.other.isMade(known)).toBe(true);
    for (const mark of others) expect(await world.other.isMade(mark)).toBe(false);
  });

  test("forty pictures are one commit, and counted on their way", async () => {
    const { revision } = await world.store.load();
    const picture = (index: number) => new Uint8Array([0xff, 0xd8, 0xff, index]);
    const files = Array.from({ length: 40 }, (_, index) => [`media/${index}.jpg`, picture(index)]);
    const told: number[] = [];
    const { isMade, snapshot } = await world.store.commit(
      changes(Object.fromEntries(files) as never),
      revision,
      "Fotos",
      { onProgress: ({ done, of }) => told.push(done / of) },
    );
    expect(isMade).toBe(true);
    expect(snapshot.pictures.filter(({ file }) => /^media\/\d+\.jpg$/.test(file))).toHaveLength(40);
    expect(told).toEqual(files.map((_, index) => index / 40));
    expect((await world.store.history())?.length).toBe(2);
  });

  test("nothing but content is written", async () => {
    const { revision } = await world.store.load();
    for (const file of [
      "../package.json",
      ".git/config",
      "rooms/../../x.json",
      "/etc/x.json",
      "media/x.svg",
      "rooms/x.js",
      "x\\y.json",
    ]) {
      const both = changes({ "photographs/new.json": "{}", [file]: "{}" });
      await expect(world.store.commit(both, revision, "x")).rejects.toThrow("broken");
    }
    expect((await world.store.load()).revision).toBe(revision);
  });

  test("what cannot be read has a reason, and stops nothing else", async () => {
    world.addFile("rooms/a.json", Buffer.from([0x7b, 0xff, 0x7d]));
    world.addFile("rooms/b.json", Buffer.from("\uFEFF{}"));
    world.addFile("rooms/c.json", Buffer.from(`"${"x".repeat(1_000_001)}"`));
    world.addFile("rooms/d.json", Buffer.from("{"));
    world.addFile("rooms/e.json", undefined);
    world.addFile("media/link.jpg", undefined);
    world.addFile("rooms/f.txt", Buffer.from("x"));
    const snapshot = await world.store.load();
    expect(contentOf(snapshot)).toEqual(readContent(world.checkOut(), guestHouse));
    expect(contentOf(snapshot).unreadable).toHaveLength(6);
    const files = changes({ "rooms/d.json": "{}" });
    expect((await world.store.commit(files, snapshot.revision, "x")).isMade).toBe(true);
  });

  test("what a YAML text says is known, also what JSON could not bring; comments and layout stay", async () => {
    const text = readFileSync(join(world.checkOut(), STAY), "utf8");
    const commented = text.replace(/^( +)- id: /gm, "$1# Checked by the lawyer\n$&");
    world.addFile(STAY, Buffer.from(commented.replace(/^updated: .*/m, "updated: 2026-11-20")));
    world.addFile("conditions/privacy.yaml", Buffer.from("id: privacy: x\n"));
    const first = await world.store.load();
    const content = readContent(world.checkOut(), guestHouse);
    expect(contentOf(first)).toEqual(content);
    expect(dataIn(contentOf(first), STAY)).toMatchObject({ updated: expect.any(Date) as Date });
    expect(contentOf(first).unreadable).toMatchObject([{ reason: "colon-in-text" }]);

    const data = dataIn(contentOf(first), STAY) as { heading: object };
    const changed = {
      ...data,
      updated: "2026-12",
      heading: { ...data.heading, es: "Qué hacemos" },
    };
    const edits = withEdit(new Map(), first, STAY, changed);
    const written = await writtenEdits(edits, first);
    const { snapshot } = await world.store.commit(written, first.revision, "Condiciones");
    expect(dataIn(contentOf(snapshot), STAY)).toEqual(changed);
    expect(await world.other.load()).toEqual(snapshot);
    expect(readFileSync(join(world.checkOut(), STAY), "utf8")).toBe(
      commented
        .replace(/^updated: .*/m, "updated: 2026-12")
        .replace(/(^heading:\n {2}es: ).*/m, "$1Qué hacemos"),
    );
  });

  test("what was there before can be read again", async () => {
    const first = await world.store.load();
    const before = textIn(first, ROOM);
    await world.store.commit(changes({ [ROOM]: undefined }), first.revision, "Fuera");
    const [removal, earlier] = (await world.store.history(ROOM)) ?? [];
    const changed = await world.store.changed(present(removal, "version").revision);
    expect(changed).toEqual([
      { file: ROOM, isRemoved: true, before: expect.any(String) as string },
    ]);
    expect(await world.store.read(present(changed[0]?.before, "version"), ROOM)).toBe(before);
    expect(await world.store.read(present(earlier, "version").revision, ROOM)).toBe(before);
    expect(await world.store.read(present(earlier, "version").revision, "rooms/no.json")).toBe(
      undefined,
    );
  });

  test("one of two publications is taken back alone, with the picture that it deleted", async () => {
    const first = await world.store.load();
    const one = changes({ [ROOM]: withGuests(first, 3), [PHOTO]: undefined });
    const { snapshot } = await world.store.commit(one, first.revision, "Una");
    const size = present(textIn(snapshot, ROOM), "room").replace(/"size": [\d.]+/, '"size": 44');
    await world.other.commit(changes({ [ROOM]: size }), snapshot.revision, "Otra");
    const now = await world.store.load();
    const [last, version, ...earlier] = present(await world.store.history(), "history");
    const saved = await savedIn(world.store, present(version, "version"));
    expect([last, version].map((each) => each?.author)).not.toContain(undefined);
    const pictures = await deletedPictures(world.store, saved);
    const work = withoutSave(begin(now), saved.edits, pictures, 0);
    expect(openConflicts(work)).toEqual([]);
    const written = await writtenEdits(work.edits, now);
    const back = await world.store.commit(written, now.revision, "Atrás");
    expect(dataIn(contentOf(back.snapshot), ROOM)).toMatchObject({ guests: 2, size: 44 });
    const photo = ({ pictures: all }: Snapshot) => all.find(({ file }) => file === PHOTO);
    expect(photo(back.snapshot)).toEqual(present(photo(first), "picture"));
    // Before the first version there was nothing.
    const begun = await savedIn(world.store, present(earlier.at(-1), "first version"));
    expect([begun.isWhole, begun.edits.size, begun.files.length > 9]).toEqual([false, 0, true]);
    expect(begun.version.message).toMatch(/^(First|content)$/);
  });

  test.each<Publication>([
    { status: "building" },
    { status: "public", since: "2026-06-20T10:04:00Z" },
    {
      status: "failed",
      at: "2026-06-20T10:04:00Z",
      isContent: true,
      detail: "A room has no name.\nA price is missing.",
    },
  ])("what has become of the newest content is told: $status", async (publication) => {
    world.setPublication(publication);
    expect(await world.store.publication()).toMatchObject(publication);
  });
};
