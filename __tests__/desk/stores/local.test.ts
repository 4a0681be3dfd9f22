import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { guestHouse } from "../../guest-house/model";
import { openContentFolder } from "../../../src/desk/server/content-folder";
import { storeAnswer, type Store } from "../../../src/desk/server/store-requests";
import { localStore } from "../../../src/desk/stores/local";
import type { Publication } from "../../../src/desk/stores/store";
import { startLoopbackServer } from "../../../src/base/loopback/server";
import { write } from "../../setup/temporary-folder";
import type { NewPicture } from "../../../src/desk/core/edits";
import { begin, change, dataOf, type Work } from "../../../src/desk/core/work";
import {
  deletedPictures,
  versionEdits,
  type VersionEdits,
} from "../../../src/desk/history/version-edits";
import { stateOf, withoutEdits } from "../../../src/desk/history/without-edits";
import { publishEdits } from "../../../src/desk/publishing/publish";
import { present } from "../../setup/present";
import { testStoreContract, testWebContract, type World } from "./contract";
import { testFolder } from "./folder";

const storeOf = (repository: string, publication?: Publication): Store => ({
  content: openContentFolder(repository, guestHouse),
  repository,
  publication: () => Promise.resolve(publication),
});

const open = async (): Promise<World> => {
  const { folder, remove } = testFolder();
  let store = storeOf(folder);
  const server = await startLoopbackServer(0, async (request, response) => {
    const { status, body } = await storeAnswer(await text(request), store);
    response.writeHead(status).end(body);
  });
  return {
    store: localStore(`${server.url}/`),
    other: localStore(`${server.url}/`),
    checkOut: () => join(folder, "content"),
    addFile: (file, bytes) => {
      const place = join(folder, "content", file);
      if (bytes) write(place, bytes);
      else symlinkSync("/nowhere", place);
    },
    setPublication: (publication) => {
      store = storeOf(folder, publication);
    },
    close: async () => {
      await server.close();
      remove();
    },
  };
};

testStoreContract("the store of this computer", open);
testWebContract("the store of this computer", open);

test("nothing is written where a link leads", async () => {
  const { folder, remove } = testFolder();
  const elsewhere = join(folder, "elsewhere");
  mkdirSync(elsewhere);
  symlinkSync(elsewhere, join(folder, "content/rooms/more"), "junction");
  const store = storeOf(folder);
  const { revision } = await store.content.load();
  const changes = { "rooms/more/x.json": { text: "{}" } };
  const body = JSON.stringify({ action: "commit", revision, mark: crypto.randomUUID(), changes });
  expect(await storeAnswer(body, store)).toMatchObject({ status: 400 });
  expect(readdirSync(elsewhere)).toEqual([]);
  remove();
});

test("a server that is not there is told so", async () => {
  await expect(localStore("http://127.0.0.1:9/").load()).rejects.toMatchObject({
    problem: "unreachable",
  });
});

test.each(["<!doctype html>", "{}", "null", '{"revision":"', ""])(
  "what is no answer of the server is not believed: %s",
  async (said) => {
    const server = await startLoopbackServer(0, async (request, response) => {
      await text(request);
      response.end(said);
    });
    const store = localStore(`${server.url}/`);
    for (const asked of [store.load(), store.isMade("x"), store.commit(new Map(), "x", "x")])
      await expect(asked).rejects.toMatchObject({ problem: "broken" });
    await server.close();
  },
);
test.each([
  ["EROFS", "unwritable"],
  ["EACCES", "unwritable"],
  ["EPERM", "unwritable"],
  ["ENOSPC", "full"],
  ["EDQUOT", "full"],
  ["EBUSY", "in-use"],
  ["EMFILE", "in-use"],
  ["EIO", "broken"],
])("what the disk says by %s is told by what there is to do: %s", async (code, problem) => {
  const refuse = () => Promise.reject(Object.assign(new Error(`${code}: no`), { code }));
  const store = { ...storeOf(""), content: { ...storeOf("").content, load: refuse } };
  const { url, close } = await startLoopbackServer(0, async (request, response) => {
    const { status, body } = await storeAnswer(await text(request), store);
    response.writeHead(status).end(body);
  });
  await expect(localStore(`${url}/`).load()).rejects.toMatchObject({ problem });
  await close();
});

test("where nobody knows what has become of the content, nothing is told", async () => {
  const { store, close } = await open();
  expect(await store.publication()).toBeUndefined();
  await close();
});

describe("a save", () => {
  const ROOM = "rooms/garden.json";
  const PHOTO = "media/front.jpg";
  let world: World;
  beforeEach(async () => {
    world = await open();
  });
  afterEach(() => world.close());

  /** Saves the work as the desk does. Returns what is left. */
  const saveAll = async (from: Work) => {
    let work = from;
    const { outcome } = await publishEdits(
      (changes, revision, onSend) => world.store.commit(changes, revision, "", { onSend }),
      { work: () => work, setWork: (next) => void (work = next) },
    );
    expect(outcome).toBe("published");
    return work;
  };

  const saves = async (): Promise<VersionEdits[]> => {
    const all = present(await world.store.history(), "history");
    const own = all.filter(({ author }) => author === "");
    const read = await Promise.all(own.map((each) => versionEdits(world.store, each)));
    return read.filter((each) => each !== undefined);
  };

  const takenBack = async (work: Work, { version, edits }: VersionEdits) =>
    withoutEdits(work, edits, await deletedPictures(world.store, version.revision, edits), 9000);

  const opened = async () => begin(await world.store.load());

  test("the first of two is taken back alone, and that is one more", async () => {
    const first = await saveAll(change(await opened(), ROOM, ["guests"], 5, 0));
    const second = await saveAll(change(first, ROOM, ["size"], 30, 0));
    const [, older] = await saves();
    const work = await saveAll(await takenBack(second, present(older, "save")));
    expect(dataOf(work, ROOM)).toMatchObject({ guests: 2, size: 30 });
    const [last, ...others] = await saves();
    expect(last?.edits.get(ROOM)).toMatchObject({ base: { guests: 5 }, data: { guests: 2 } });
    expect(others.map(({ edits }) => stateOf(work, edits))).toEqual(["there", "gone"]);
  });

  test("two people take back the same one: it is taken back once, and asks nothing", async () => {
    const before = dataOf(await opened(), ROOM);
    const work = await saveAll(change(await opened(), ROOM, [], undefined, 0));
    const [saved] = await saves();
    const both = await Promise.all([1, 2].map(() => takenBack(work, present(saved, "save"))));
    for (const own of both) {
      const after = await saveAll(own);
      expect([after.edits.size, after.conflicts.size]).toEqual([0, 0]);
    }
    const { files } = await world.store.load();
    expect(files.filter((file) => file.startsWith("rooms/garden"))).toEqual([ROOM]);
    expect(dataOf(await opened(), ROOM)).toEqual(before);
    expect(await saves()).toHaveLength(2);
  });

  test("that deleted a picture puts it back as it was", async () => {
    const before = await world.store.load();
    const changes = new Map([[PHOTO, undefined]]);
    await world.store.commit(changes, before.revision, "");
    const [saved] = await saves();
    const work = await takenBack(await opened(), present(saved, "save"));
    const { bytes } = present(work.edits.get(PHOTO), "edit").data as NewPicture;
    await world.store.commit(new Map([[PHOTO, bytes]]), work.snapshot.revision, "");
    expect((await world.store.load()).revision).toBe(before.revision);
  });
});
