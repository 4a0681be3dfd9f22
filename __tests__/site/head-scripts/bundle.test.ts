import { runInNewContext } from "node:vm";
import { bundleHeadScript } from "../../../src/build/head-script";

const SITE = "https://example.com";
const OTHER_SITE = "https://example.org/en/precios/";

type Visit = {
  stored?: Record<string, string>;
  referrer?: string;
  userAgent?: string;
  state?: object;
  /** Storage throws, as where it is blocked. */
  isBlocked?: boolean;
  language?: string;
  /** Rejects while there is no connection. */
  fetch?: () => Promise<void>;
};

const script = bundleHeadScript();

class Observer {
  observe = () => undefined;
}

/** Runs the script as the head of a page does, and returns its effects. */
const runAt = async (
  path: string,
  {
    stored = {},
    referrer = "",
    userAgent = "Mozilla/5.0",
    state,
    isBlocked,
    language = "es-ES",
    fetch = () => Promise.resolve(),
  }: Visit = {},
) => {
  const replace = jest.fn<undefined, [string]>();
  const toggleAttribute = jest.fn<undefined, [string, boolean]>();
  const dataset: Record<string, string> = {};
  const storage = { ...stored };
  const reload = jest.fn();
  const listeners: Record<string, (() => void)[]> = {};
  const history = { state, replaceState: (next?: object) => (history.state = next) };
  const { host, pathname, search, hash, origin } = new URL(path, SITE);
  const localStorage = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => (storage[key] = value),
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  };
  const globals = {
    URL,
    URLSearchParams,
    HTMLElement: Object,
    history,
    customElements: { define: () => undefined },
    ResizeObserver: Observer,
    MutationObserver: Observer,
    PerformanceObserver: Observer,
    setTimeout: () => 0,
    addEventListener: (type: string, listener: () => void) =>
      (listeners[type] ??= []).push(listener),
    location: { host, pathname, search, hash, origin, replace, reload },
    navigator: { userAgent, language },
    dispatchEvent: () => true,
    fetch,
    Event,
    performance: { getEntriesByType: () => [] },
    document: {
      documentElement: { toggleAttribute, dataset },
      addEventListener: () => undefined,
      querySelector: () => null,
      referrer,
    },
    get localStorage() {
      if (isBlocked) throw new DOMException("blocked", "SecurityError");
      return localStorage;
    },
  };
  runInNewContext(await script, globals);
  return {
    /** Of the end of a page before its last element, for example. Returns how often the page has been reloaded. */
    after: async (type: "DOMContentLoaded" | "online") => {
      for (const listener of listeners[type] ?? []) listener();
      await new Promise(setImmediate);
      return reload.mock.calls.length;
    },
    redirects: replace.mock.calls.flat(),
    banner: toggleAttribute.mock.calls,
    history,
    dataset,
    storage,
  };
};

test("the script fits into one element of the head", async () => {
  expect(await script).not.toMatch(/<\/script|<!--/i);
});

test("a first visit stays, and is asked about cookies", async () => {
  const { redirects, banner, storage } = await runAt("/precios/");
  expect(redirects).toEqual([]);
  expect(Object.fromEntries(banner)).toEqual({
    "data-cookie-banner": true,
    "data-cookies-rejected": false,
  });
  expect(storage).toEqual({});
});

test("the styles know the query of the address, also if the app has failed", async () => {
  for (const state of [{}, { noApp: true }]) {
    const { dataset } = await runAt("/contacto/?trip=sunset&day=2027-07-07#form", { state });
    expect(dataset).toEqual({ query: ";trip=sunset;day=2027-07-07;" });
  }
});

test("a saved language leads to its page; who has chosen about cookies is not asked", async () => {
  const stored = { language: "en", cookieConsent: "rejected" };
  const { redirects, banner, storage } = await runAt("/precios/?a=1#b", { stored });
  expect(redirects).toEqual(["/en/precios/?a=1#b"]);
  expect(Object.fromEntries(banner)).toEqual({
    "data-cookie-banner": false,
    "data-cookies-rejected": true,
  });
  expect(storage).toEqual(stored);
});

test("a first visit follows the browser's language, but not where storage is blocked, which could keep no choice", async () => {
  const { redirects } = await runAt("/precios/?a=1#b", { language: "de-AT" });
  expect(redirects).toEqual(["/de/precios/?a=1#b"]);
  const blocked = await runAt("/precios/", { language: "de-AT", isBlocked: true });
  expect(blocked.redirects).toEqual([]);
});

test("a page that has failed is reloaded without the app once: the visitor's own reload starts anew", async () => {
  const { history, after } = await runAt("/precios/", { state: { noApp: true, key: "1" } });
  expect([history.state, await after("DOMContentLoaded")]).toEqual([{ key: "1" }, 0]);
});

test("an incomplete page is reloaded, but not one that is being left, which WebKit ends at once", async () => {
  const staying = await runAt("/precios/");
  expect(await staying.after("DOMContentLoaded")).toBe(1);
  const leaving = await runAt("/precios/", { stored: { language: "en" } });
  expect(await leaving.after("DOMContentLoaded")).toBe(0);
});

test("an incomplete page stays as long as there is no connection", async () => {
  const fetch = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new TypeError("offline"));
  const { after } = await runAt("/precios/", { fetch });
  expect(await after("DOMContentLoaded")).toBe(0);
  expect(await after("online")).toBe(1);
});

const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1)";

test.each<[visit: string, path: string, more: Visit, redirects: string[]]>([
  ["of a crawler stays", "/precios/", { userAgent: CRAWLER }, []],
  ["by a link of this site stays", "/precios/", { referrer: `${SITE}/de/precios/` }, []],
  ["of a page saved as a file stays", "file:///C:/precios.html", {}, []],
  ["of a prefix stays", "/de/", {}, []],
  ["of a page below a prefix stays", "/de/precios/", {}, []],
  ["that only begins like a prefix is led on", "/desayuno/", {}, ["/en/desayuno/"]],
  ["from another site is led on", "/precios/", { referrer: OTHER_SITE }, ["/en/precios/"]],
])("with a saved language a visit %s", async (_, path, more, redirects) => {
  const stored = { language: "en" };
  const visit = await runAt(path, { stored, ...more });
  expect([visit.redirects, visit.storage]).toEqual([redirects, stored]);
});
