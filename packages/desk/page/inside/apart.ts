class MemoryStorage implements Storage {
  [name: string]: unknown;
  readonly #kept = new Map<string, string>();

  get length() {
    return this.#kept.size;
  }
  key(index: number) {
    return [...this.#kept.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.#kept.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.#kept.set(key, value);
  }
  removeItem(key: string) {
    this.#kept.delete(key);
  }
  clear() {
    this.#kept.clear();
  }
}

class SilentChannel extends EventTarget {
  constructor(readonly name: string) {
    super();
  }
  postMessage() {
    return undefined;
  }
  close() {
    return undefined;
  }
}

const storageOf = (values: Readonly<Record<string, string>>) => {
  const storage = new MemoryStorage();
  for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
  return storage;
};

const replace = (target: object, values: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(target, name, { configurable: true, value });
};

/**
 * From the owner's own visits: the page has its own storage and channels, and no `open`, history or form submission, by
 * which it could navigate away.
 * @param storage what its local storage holds at first
 */
export const keepApart = (page: Window, storage: Readonly<Record<string, string>>) => {
  const { document, history, navigator } = page;
  replace(page, {
    localStorage: storageOf(storage),
    sessionStorage: new MemoryStorage(),
    indexedDB: undefined,
    caches: undefined,
    cookieStore: undefined,
    BroadcastChannel: SilentChannel,
    open: () => null,
  });
  replace(navigator, {
    serviceWorker: { controller: null, getRegistrations: () => Promise.resolve([]) },
    sendBeacon: () => true,
  });
  Object.defineProperty(document, "cookie", {
    configurable: true,
    get: () => "",
    set: () => {},
  });
  // Back and Forward move through the editor only.
  const { replaceState } = history;
  const still = () => undefined;
  replace(history, {
    pushState: (...state: Parameters<History["pushState"]>) => replaceState.apply(history, state),
    back: still,
    forward: still,
    go: still,
  });
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener("submit", stop, { capture: true });
};
