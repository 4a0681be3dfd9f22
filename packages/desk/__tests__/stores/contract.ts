import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readContent } from "../../../typed-content/files/read";
import { readPictures } from "../../../typed-content/files/read-pictures";
import { withEdit, contentOf, dataIn, type Snapshot } from "../../core/edits";
import { begin, openConflicts } from "../../core/work";
import { writtenEdits } from "../../state/publish";
import { deletedPictures, versionEdits } from "../../state/version-edits";
import { withoutEdits } from "../../state/without-edits";
import type { ContentStore, FileChanges, Progress } from "../../stores/store";
import { guestHouse } from "../../../../examples/guest-house/model";
import { present } from "../../../../__tests__/setup/present";

/** A store with content, as opened by two people. */
export type World = {
  store: ContentStore;
  other: ContentStore;
  /** Returns a folder with the current content of the store. */
  checkOut: () => string;
  /** Adds a file without using the store; undefined stands for a dangling link. */
  addFile: (file: string, bytes: Buffer | undefined) => void;
  close: () => Promise<void>;
};

const ROOM = "rooms/garden.json";
const STAY = "conditions/stay.yaml";
const PHOTO = "media/front.jpg";

const changes = (files: Record<string, string | Uint8Array | undefined>): FileChanges =>
  new Map(Object.entries(files));

const textIn = ({ sources }: Snapshot, file: string) => {
  const source = sources.find((candidate) => candidate.file === file);
  return source && "text" in source ? source.text : undefined;
};

const withGuests = (snapshot: Snapshot, guests: number) =>
  present(textIn(snapshot, ROOM), "room").replace(/"guests": \d+/, `"guests": ${guests}`);

/** Opens a world for each test. */
const eachIn = (open: () => Promise<World>) => {
  let world: World;
  beforeEach(async () => {
    world = await open();
  });
  afterEach(() => world.close());
  return () => world;
};

/** What all stores have in common. */
const storeContract = (open: () => Promise<World>) => {
  const world = eachIn(open);

  test("a snapshot has what the check reads from the folder, and knows its pictures", async () => {
    const { store, other, checkOut } = world();
    const snapshot = await store.load();
    const content = readContent(checkOut(), guestHouse);
    expect(contentOf(snapshot)).toEqual(content);
    expect(snapshot.pictures).toEqual(await readPictures(checkOut(), content.files));
    expect((await other.load()).revision).toBe(snapshot.revision);
  });

  test("a picture is read as it is stored", async () => {
    const { store, checkOut } = world();
    await store.load();
    const bytes = await store.picture(PHOTO);
    expect(bytes && Buffer.from(bytes).equals(readFileSync(join(checkOut(), PHOTO)))).toBe(true);
    expect(await store.picture("media/nothing.jpg")).toBeUndefined();
  });

  test("a commit writes, adds and deletes, counts its pictures, and is what the others load", async () => {
    const { store, other, checkOut } = world();
    const first = await store.load();
    const files = { [ROOM]: withGuests(first, 3), "rooms/street.json": undefined };
    const picture = (end: number) => new Uint8Array([0xff, 0xd8, 0xff, 0, 128, end]);
    const pictures = { "media/new.jpg": picture(255), "media/newer.jpg": picture(254) };
    const all = changes({ ...files, "photographs/ñandú new.json": "{}", ...pictures });
    const told: number[] = [];
    const onProgress = ({ done, of }: Progress) => void told.push(done / of);
    const given = { onProgress };
    const { isMade, snapshot } = await store.commit(all, first.revision, "Cinco cosas", given);
    expect([isMade, told]).toEqual([true, [0, 0.5]]);
    expect(snapshot.revision).not.toBe(first.revision);
    expect(await other.load()).toEqual(snapshot);
    expect(dataIn(contentOf(snapshot), ROOM)).toMatchObject({ guests: 3 });
    expect(snapshot.files).not.toContain("rooms/street.json");
    expect(textIn(snapshot, "photographs/ñandú new.json")).toBe("{}");
    for (const added of await readPictures(checkOut(), Object.keys(pictures)))
      expect(snapshot.pictures).toContainEqual(added);
  });

  test("nothing is written over what is newer, which comes back", async () => {
    const { store, other } = world();
    const first = await store.load();
    const one = changes({ [ROOM]: withGuests(first, 3) });
    const theirs = await other.commit(one, first.revision, "Otra");
    const mine = changes({ [ROOM]: withGuests(first, 4), "rooms/street.json": undefined });
    const refused = await store.commit(mine, first.revision, "Mía");
    expect(refused).toEqual({ isMade: false, snapshot: theirs.snapshot });
    const again = await store.commit(mine, refused.snapshot.revision, "Mía");
    expect(again.isMade).toBe(true);
    expect(again.snapshot.files).not.toContain("rooms/street.json");
  });

  test.each([
    ...["../package.json", ".git/config", "rooms/../../x.json", "/etc/x.json"],
    ...["media/x.svg", "rooms/x.js", "x\\y.json"],
  ])("nothing but content is written, such as %s", async (file) => {
    const { store } = world();
    const { revision } = await store.load();
    const both = changes({ "photographs/new.json": "{}", [file]: "{}" });
    await expect(store.commit(both, revision, "x")).rejects.toThrow("broken");
    expect((await store.load()).revision).toBe(revision);
  });

  test("what cannot be read has a reason, and stops nothing else", async () => {
    const { store, addFile, checkOut } = world();
    addFile("rooms/a.json", Buffer.from([0x7b, 0xff, 0x7d]));
    addFile("rooms/b.json", Buffer.from("\uFEFF{}"));
    addFile("rooms/c.json", Buffer.from(`"${"x".repeat(1_000_001)}"`));
    addFile("rooms/d.json", Buffer.from("{"));
    addFile("rooms/e.json", undefined);
    addFile("media/link.jpg", undefined);
    addFile("rooms/f.txt", Buffer.from("x"));
    const snapshot = await store.load();
    expect(contentOf(snapshot)).toEqual(readContent(checkOut(), guestHouse));
    expect(contentOf(snapshot).unreadable).toHaveLength(6);
    const files = changes({ "rooms/d.json": "{}" });
    expect((await store.commit(files, snapshot.revision, "x")).isMade).toBe(true);
  });

  test("what a YAML text says is known, also what JSON could not bring; comments and layout stay", async () => {
    const { store, other, addFile, checkOut } = world();
    const text = readFileSync(join(checkOut(), STAY), "utf8");
    const commented = text.replace(/^( +)- id: /gm, "$1# Checked by the lawyer\n$&");
    addFile(STAY, Buffer.from(commented.replace(/^updated: .*/m, "updated: 2026-11-20")));
    addFile("conditions/privacy.yaml", Buffer.from("id: privacy: x\n"));
    const first = await store.load();
    const content = readContent(checkOut(), guestHouse);
    expect(contentOf(first)).toEqual(content);
    expect(dataIn(contentOf(first), STAY)).toMatchObject({ updated: expect.any(Date) as Date });
    expect(contentOf(first).unreadable).toMatchObject([{ reason: "colon-in-text" }]);

    const data = dataIn(contentOf(first), STAY) as { heading: object };
    const heading = { ...data.heading, es: "Qué hacemos" };
    const changed = { ...data, updated: "2026-12", heading };
    const edits = withEdit(new Map(), first, STAY, changed);
    const written = await writtenEdits(edits, first);
    const { snapshot } = await store.commit(written, first.revision, "Condiciones");
    expect(dataIn(contentOf(snapshot), STAY)).toEqual(changed);
    expect(await other.load()).toEqual(snapshot);
    expect(readFileSync(join(checkOut(), STAY), "utf8")).toBe(
      commented
        .replace(/^updated: .*/m, "updated: 2026-12")
        .replace(/(^heading:\n {2}es: ).*/m, "$1Qué hacemos"),
    );
  });
};

/** What a store has that keeps a history of publications. */
const webContract = (open: () => Promise<World>) => {
  const world = eachIn(open);

  test("whether a commit was made is known by its mark, also after later ones", async () => {
    const { store, other } = world();
    const first = await store.load();
    const marks: string[] = [];
    const onSend = (mark: string) => void marks.push(mark);
    const one = changes({ "photographs/new.json": "{}" });
    const made = await store.commit(one, first.revision, "Una", { onSend });
    const late = changes({ "photographs/late.json": "{}" });
    await store.commit(late, first.revision, "Tarde", { onSend });
    await other.commit(late, made.snapshot.revision, "Otra");
    const [known = "", ...others] = marks;
    expect(await other.isMade?.(known)).toBe(true);
    for (const mark of others) expect(await other.isMade?.(mark)).toBe(false);
  });

  test("what was there before can be read again, also what was deleted", async () => {
    const { store } = world();
    const first = await store.load();
    const before = textIn(first, ROOM);
    await store.commit(changes({ [ROOM]: undefined }), first.revision, "Fuera");
    const [removal, { revision } = { revision: "" }] = (await store.history(ROOM)) ?? [];
    const [changed] = await store.changed(present(removal, "version").revision);
    expect(changed).toMatchObject({ file: ROOM, isRemoved: true });
    expect(await store.read(present(changed?.before, "version"), ROOM)).toBe(before);
    expect(await store.read(revision, ROOM)).toBe(before);
    expect(await store.read(revision, "rooms/no.json")).toBeUndefined();
  });

  test("one of two publications is taken back alone, with the picture that it deleted", async () => {
    const { store, other } = world();
    const first = await store.load();
    const one = changes({ [ROOM]: withGuests(first, 3), [PHOTO]: undefined });
    const { snapshot } = await store.commit(one, first.revision, "Una");
    const size = present(textIn(snapshot, ROOM), "room").replace(/"size": [\d.]+/, '"size": 44');
    await other.commit(changes({ [ROOM]: size }), snapshot.revision, "Otra");
    const now = await store.load();
    const [last, version, ...earlier] = present(await store.history(), "history");
    const { revision } = present(version, "version");
    const { edits } = present(await versionEdits(store, present(version, "version")), "edits");
    expect([last, version].map((each) => each?.author)).not.toContain(undefined);
    const pictures = await deletedPictures(store, revision, edits);
    const work = withoutEdits(begin(now), edits, pictures, 0);
    expect(openConflicts(work)).toEqual([]);
    const written = await writtenEdits(work.edits, now);
    const back = await store.commit(written, now.revision, "Atrás");
    expect(dataIn(contentOf(back.snapshot), ROOM)).toMatchObject({ guests: 2, size: 44 });
    const photo = ({ pictures: all }: Snapshot) => all.find(({ file }) => file === PHOTO);
    expect(photo(back.snapshot)).toEqual(present(photo(first), "picture"));
    // Before the first version there was nothing.
    const begun = await versionEdits(store, present(earlier.at(-1), "first version"));
    expect([begun?.isWhole, begun?.edits.size]).toEqual([false, 0]);
  });
};

export const testStoreContract = (name: string, open: () => Promise<World>) =>
  describe(name, () => storeContract(open));

export const testWebContract = (name: string, open: () => Promise<World>) =>
  describe(`${name}, whose history is of publications`, () => webContract(open));
