import { readFileSync } from "node:fs";

/** Milliseconds after which Decap gives a request up, which here no request takes. */
const LIMIT = 60_000;

/** Loads Decap as the editor's page does, for its back ends alone; what it draws with is missing. */
export const loadDecap = () => {
  const wait = globalThis.setTimeout;
  Object.assign(globalThis, {
    CMS_MANUAL_INIT: true,
    MessageChannel: class {
      port1 = {};
      port2 = { postMessage: () => undefined };
    },
    matchMedia: () => ({ addListener: () => undefined }),
    setTimeout: (act: () => void, milliseconds = 0) =>
      // It waits for seconds before it asks again, which a test has not.
      wait(act, milliseconds === LIMIT ? LIMIT : Math.min(milliseconds, 1)),
    alert: (text: string) => {
      throw new Error(`In English: ${text}`);
    },
  });
  Object.assign(navigator, { locks: { request: oneByOne() } });
  URL.createObjectURL = () => "blob:";
  // It looks for its own address.
  document.head.append(Object.assign(document.createElement("script"), { src: "/admin/cms.js" }));
  window.eval(readFileSync(require.resolve("decap-cms/dist/decap-cms.js"), "utf8"));
};

/** Lets what is asked for be done one after the other, as the browser's locks do. */
const oneByOne = () => {
  let last: Promise<unknown> = Promise.resolve();
  return (_: string, act: () => Promise<unknown>) => (last = last.then(act, act));
};

/** IndexedDB as far as Decap's backups need it; returns how to make a browser's. */
export const keepBackups = () => {
  class Store {
    readonly #stored = new Map<string, unknown>();
    get(key: string) {
      const request: { result?: unknown; onsuccess?: (event: unknown) => void } = {};
      setTimeout(() => {
        request.result = structuredClone(this.#stored.get(key));
        request.onsuccess?.({});
      });
      return request;
    }
    put(value: unknown, key: string) {
      this.#stored.set(key, structuredClone(value));
    }
  }
  Object.assign(globalThis, { IDBObjectStore: Store });
  return () => new Store() as unknown as IDBObjectStore;
};
