import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { startLoopbackServer } from "../../server/loopback-server";
import { begin, change, dataOf } from "../../core/work";
import { resume, settled } from "../../state/newer-content";
import { publishEdits } from "../../state/publish";
import { openContentFolder } from "../../server/content-folder";
import { storeAnswer, type Store } from "../../server/store-requests";
import { localStore } from "../../stores/local";
import { StoreError, type ContentStore, type Publication } from "../../stores/store";
import { guestHouse } from "../../../../examples/guest-house/model";
import { write } from "../../../../__tests__/setup/temporary-folder";
import { testStoreContract, type World } from "./contract";
import { testFolder } from "./folder";
import { storedIn } from "../../core/edits";

const storeOf = (repository: string, publication?: Publication): Store => ({
  content: openContentFolder(repository, guestHouse),
  publication: () => Promise.resolve(publication),
});

/** Starts a server that answers for a store. */
const serve = (own: Store) =>
  startLoopbackServer(0, async (request, response) => {
    const { status, body } = await storeAnswer(await text(request), own);
    response.writeHead(status).end(body);
  });

const open = async (): Promise<World> => {
  const { folder, remove } = testFolder();
  const store = storeOf(folder);
  const server = await serve(store);
  return {
    store: localStore(`${server.url}/`),
    other: localStore(`${server.url}/`),
    checkOut: () => join(folder, "content"),
    addFile: (file, bytes) => {
      const place = join(folder, "content", file);
      if (bytes) write(place, bytes);
      else symlinkSync("/nowhere", place);
    },
    close: async () => {
      await server.close();
      remove();
    },
  };
};

testStoreContract("the store of this computer", open);

const ask = async <Result>(own: Store, question: (store: ContentStore) => Promise<Result>) => {
  const server = await serve(own);
  try {
    return await question(localStore(`${server.url}/`));
  } finally {
    await server.close();
  }
};

test.each<Publication>([
  { status: "building" },
  { status: "public", since: "2026-06-20T10:04:00Z" },
  { status: "failed", at: "2026-06-20T10:04:00Z", isContent: true, detail: "No name.\nNo price." },
])("what has become of the newest content is told: $status", async (publication) => {
  expect(await ask(storeOf("", publication), (store) => store.publication())).toEqual(publication);
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
    for (const asked of [store.load(), store.commit(new Map(), "x", "x")])
      await expect(asked).rejects.toMatchObject({ problem: "broken" });
    await server.close();
  },
);
test.each([
  ["EROFS", "unwritable"],
  ["EDQUOT", "full"],
  ["EBUSY", "in-use"],
  ["EIO", "broken"],
])("what the disk says by %s is told by what there is to do: %s", async (code, problem) => {
  const refuse = () => Promise.reject(Object.assign(new Error(`${code}: no`), { code }));
  const store = { ...storeOf(""), content: { ...storeOf("").content, load: refuse } };
  await expect(ask(store, (asked) => asked.load())).rejects.toMatchObject({ problem });
});

describe("a save", () => {
  const ROOM = "rooms/garden.json";
  const PHOTO = "media/front.jpg";
  let world: World;
  beforeEach(async () => {
    world = await open();
    Object.assign(globalThis, {
      createImageBitmap: () => Promise.resolve({ close: () => undefined }),
    });
  });
  afterEach(() => world.close());

  const photoIn = async () => storedIn(await world.other.load(), PHOTO);

  test("that has deleted a picture is taken back with it while the window is open, Git or not", async () => {
    const { revision } = await world.store.load();
    const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0]);
    const added = await world.store.commit(new Map([[PHOTO, bytes]]), revision, "");
    const gone = new Map([[PHOTO, undefined]]);
    const { snapshot } = await world.store.commit(gone, added.snapshot.revision, "");
    expect(await photoIn()).toBeUndefined();
    const kept = await world.store.earlierPicture(snapshot.revision, PHOTO);
    expect(kept?.bytes).toEqual(bytes);
    // Another window has what Git has.
    const other = await world.other.earlierPicture(snapshot.revision, PHOTO);
    expect(other?.bytes.length).toBeGreaterThan(bytes.length);
  });

  /** Sends a work, and gets no answer. */
  const sendWithoutAnswer = async (isDone: boolean) => {
    let work = change(begin(await world.store.load()), ROOM, ["guests"], 5, 0);
    const place = { work: () => work, setWork: (next: typeof work) => void (work = next) };
    const sent = publishEdits(async (changes, revision, onSend) => {
      onSend("sent");
      if (isDone) await world.store.commit(changes, revision, "");
      throw new StoreError("unreachable", "killed");
    }, place);
    await expect(sent).rejects.toThrow("killed");
    return work;
  };

  test.each([true, false])(
    "without an answer is known by the content, while the desk is open and when it opens again: %s",
    async (isDone) => {
      const work = await sendWithoutAnswer(isDone);
      const { isMade, move } = await settled(world.store, work.sent);
      expect([isMade, move(work).edits.size]).toEqual([isDone, isDone ? 0 : 1]);
      const again = await resume(world.store, work, await world.store.load());
      expect([again.edits.size, again.sent]).toEqual([isDone ? 0 : 1, undefined]);
      expect(dataOf(again, ROOM)).toMatchObject({ guests: 5 });
    },
  );
});
