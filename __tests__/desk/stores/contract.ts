import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readContent } from "../../../src/typed-content/files/read";
import { readPictures } from "../../../src/typed-content/files/read-pictures";
import { withEdit } from "../../../src/desk/core/edits";
import { contentOf, dataIn, type Snapshot } from "../../../src/desk/core/snapshot";
import { writtenEdits } from "../../../src/desk/core/written";
import type { ContentStore, FileChanges, Publication } from "../../../src/desk/stores/store";
import { contentModel } from "../../../src/model";
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

const TRIP = "trips/sunset.json";
const LEGAL = "legal/privacy.yaml";

const changes = (
  files: Record<string, string | Uint8Array<ArrayBuffer> | undefined>,
): FileChanges => new Map(Object.entries(files));

const textIn = ({ sources }: Snapshot, file: string) => {
  const source = sources.find((candidate) => candidate.file === file);
  return source && "text" in source ? source.text : undefined;
};

const withEnd = (snapshot: Snapshot, end: string) =>
  present(textIn(snapshot, TRIP), "trip").replace(/"end": "[^"]*"/, `"end": "${end}"`);

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
    const content = readContent(folder, contentModel);
    expect(contentOf(snapshot)).toEqual(content);
    expect(snapshot.pictures).toEqual(await readPictures(folder, content.files));
    expect((await world.other.load()).revision).toBe(snapshot.revision);
  });

  test("a commit writes, adds and deletes, and is what the others load", async () => {
    const first = await world.store.load();
    const files = { [TRIP]: withEnd(first, "22:15"), "trips/midday.json": undefined };
    const picture = new Uint8Array([0xff, 0xd8, 0xff, 0, 128, 255]);
    const all = changes({ ...files, "reviews/ñandú new.json": "{}", "media/new.jpg": picture });
    const { isMade, snapshot } = await world.store.commit(all, first.revision, "Cuatro cosas");
    expect(isMade).toBe(true);
    expect(snapshot.revision).not.toBe(first.revision);
    expect(await world.other.load()).toEqual(snapshot);
    expect(dataIn(contentOf(snapshot), TRIP)).toMatchObject({ end: "22:15" });
    expect(snapshot.files).not.toContain("trips/midday.json");
    expect(textIn(snapshot, "reviews/ñandú new.json")).toBe("{}");
    const [added] = await readPictures(world.checkOut(), ["media/new.jpg"]);
    expect(snapshot.pictures).toContainEqual(added);
  });

  test("nothing is written over what is newer, which comes back", async () => {
    const first = await world.store.load();
    const theirs = await world.other.commit(
      changes({ [TRIP]: withEnd(first, "22:15") }),
      first.revision,
      "Otra",
    );
    const mine = changes({ [TRIP]: withEnd(first, "23:00"), "trips/midday.json": undefined });
    const refused = await world.store.commit(mine, first.revision, "Mía");
    expect(refused).toEqual({ isMade: false, snapshot: theirs.snapshot });
    const again = await world.store.commit(mine, refused.snapshot.revision, "Mía");
    expect(again.isMade).toBe(true);
    expect(again.snapshot.files).not.toContain("trips/midday.json");
  });

  test("of commits at the same moment one is made", async () => {
    const { revision } = await world.store.load();
    const attempts = Array.from({ length: 6 }, (_, index) => {
      const store = index % 2 === 0 ? world.store : world.other;
      return store.commit(changes({ "reviews/new.json": `{"n":${index}}` }), revision, "A la vez");
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
      changes({ "reviews/new.json": "{}" }),
      first.revision,
      "Una",
      { onSend },
    );
    const late = changes({ "reviews/late.json": "{}" });
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
      "trips/../../x.json",
      "/etc/x.json",
      "media/x.svg",
      "trips/x.js",
      "x\\y.json",
    ]) {
      const both = changes({ "reviews/new.json": "{}", [file]: "{}" });
      await expect(world.store.commit(both, revision, "x")).rejects.toThrow("broken");
    }
    expect((await world.store.load()).revision).toBe(revision);
  });

  test("what cannot be read has a reason, and stops nothing else", async () => {
    world.addFile("trips/a.json", Buffer.from([0x7b, 0xff, 0x7d]));
    world.addFile("trips/b.json", Buffer.from("\uFEFF{}"));
    world.addFile("trips/c.json", Buffer.from(`"${"x".repeat(1_000_001)}"`));
    world.addFile("trips/d.json", Buffer.from("{"));
    world.addFile("trips/e.json", undefined);
    world.addFile("media/link.jpg", undefined);
    world.addFile("trips/f.txt", Buffer.from("x"));
    const snapshot = await world.store.load();
    expect(contentOf(snapshot)).toEqual(readContent(world.checkOut(), contentModel));
    expect(contentOf(snapshot).unreadable).toHaveLength(6);
    const files = changes({ "trips/d.json": "{}" });
    expect((await world.store.commit(files, snapshot.revision, "x")).isMade).toBe(true);
  });

  test("what a YAML text says is known, also what JSON could not bring; comments and layout stay", async () => {
    const text = readFileSync(join(world.checkOut(), LEGAL), "utf8");
    const commented = text.replace(/^( +)- id: /gm, "$1# Checked by the lawyer\n$&");
    world.addFile(LEGAL, Buffer.from(commented.replace(/^updated: .*/m, "updated: 2026-11-20")));
    world.addFile("legal/cookies.yaml", Buffer.from("id: cookies: x\n"));
    const first = await world.store.load();
    const content = readContent(world.checkOut(), contentModel);
    expect(contentOf(first)).toEqual(content);
    expect(dataIn(contentOf(first), LEGAL)).toMatchObject({ updated: expect.any(Date) as Date });
    expect(contentOf(first).unreadable).toMatchObject([{ reason: "colon-in-text" }]);

    const data = dataIn(contentOf(first), LEGAL) as { lead: object };
    const changed = { ...data, updated: "2026-12", lead: { ...data.lead, es: "Qué hacemos" } };
    const edits = withEdit(new Map(), first, LEGAL, changed);
    const written = await writtenEdits(edits, first);
    const { snapshot } = await world.store.commit(written, first.revision, "Textos legales");
    expect(dataIn(contentOf(snapshot), LEGAL)).toEqual(changed);
    expect(await world.other.load()).toEqual(snapshot);
    expect(readFileSync(join(world.checkOut(), LEGAL), "utf8")).toBe(
      commented
        .replace(/^updated: .*/m, "updated: 2026-12")
        .replace(/(^lead:\n {2}es: ).*/m, "$1Qué hacemos"),
    );
  });

  test("what was there before can be read again", async () => {
    const first = await world.store.load();
    const before = textIn(first, TRIP);
    await world.store.commit(changes({ [TRIP]: undefined }), first.revision, "Fuera");
    const [removal, earlier] = (await world.store.history(TRIP)) ?? [];
    const changed = await world.store.changed(present(removal, "version").revision);
    expect(changed).toEqual([
      { file: TRIP, isRemoved: true, before: expect.any(String) as string },
    ]);
    expect(await world.store.read(present(changed[0]?.before, "version"), TRIP)).toBe(before);
    expect(await world.store.read(present(earlier, "version").revision, TRIP)).toBe(before);
    expect(await world.store.read(present(earlier, "version").revision, "trips/no.json")).toBe(
      undefined,
    );
  });

  test.each<Publication>([
    { status: "building" },
    { status: "public", since: "2026-06-20T10:04:00Z" },
    {
      status: "failed",
      at: "2026-06-20T10:04:00Z",
      detail: "A trip has no name.\nA price is missing.",
    },
  ])("what has become of the newest content is told: $status", async (publication) => {
    world.setPublication(publication);
    expect(await world.store.publication()).toMatchObject(publication);
  });
};
