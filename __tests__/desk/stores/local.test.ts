import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { guestHouse } from "../../guest-house/model";
import { openContentFolder } from "../../../src/desk/server/content-folder";
import { storeAnswer, type Store } from "../../../src/desk/server/store-requests";
import { localStore } from "../../../src/desk/stores/local";
import type { Publication } from "../../../src/desk/stores/store";
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
  const server = createServer(
    (request, response) =>
      void text(request)
        .then((body) => storeAnswer(body, store))
        .then(({ status, body }) => response.writeHead(status).end(body)),
  );
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    store: localStore(address),
    other: localStore(address),
    checkOut: () => join(folder, "content"),
    addFile: (file, bytes) => {
      const place = join(folder, "content", file);
      mkdirSync(dirname(place), { recursive: true });
      if (bytes) writeFileSync(place, bytes);
      else symlinkSync("/nowhere", place);
    },
    setPublication: (publication) => {
      store = storeOf(folder, publication);
    },
    close: async () => {
      await new Promise((closed) => server.close(closed));
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
