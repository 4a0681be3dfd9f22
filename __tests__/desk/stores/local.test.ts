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
import { testStoreContract, type World } from "./contract";
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

describe("the store of this computer", () => {
  testStoreContract(open);
});

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

test("a server that is not there, or says something else, is told so", async () => {
  await expect(localStore("http://127.0.0.1:9/").load()).rejects.toMatchObject({
    problem: "unreachable",
  });
});

test("where nobody knows what has become of the content, nothing is told", async () => {
  const { store, close } = await open();
  expect(await store.publication()).toBeUndefined();
  await close();
});
