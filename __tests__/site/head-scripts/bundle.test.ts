import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { bundleHeadScript } from "../../../src/build/head-script";

/** In gzipped bytes: a page runs no other script before something needs the app. */
const LIMIT = 2_700;
const SITE = "https://example.com";

type Visit = {
  stored?: Record<string, string>;
  referrer?: string;
  userAgent?: string;
  state?: object;
};

class Observer {
  observe = () => undefined;
}

/** Runs the script as the head of a page does, and returns its effects. */
const runAt = async (
  path: string,
  { stored = {}, referrer = "", userAgent = "Mozilla/5.0", state }: Visit = {},
) => {
  const replace = jest.fn<undefined, [string]>();
  const toggleAttribute = jest.fn<undefined, [string, boolean]>();
  const dataset: Record<string, string> = {};
  const storage = { ...stored };
  const { host, pathname, search, hash, origin } = new URL(path, SITE);
  runInNewContext(await bundleHeadScript(), {
    URL,
    HTMLElement: Object,
    history: { state },
    customElements: { define: () => undefined },
    ResizeObserver: Observer,
    MutationObserver: Observer,
    addEventListener: () => undefined,
    location: { host, pathname, search, hash, origin, replace },
    navigator: { userAgent, language: "es-ES" },
    document: {
      documentElement: { toggleAttribute, dataset },
      addEventListener: () => undefined,
      referrer,
    },
    localStorage: {
      getItem: (key: string) => storage[key] ?? null,
      setItem: (key: string, value: string) => (storage[key] = value),
      removeItem: (key: string) => Reflect.deleteProperty(storage, key),
    },
  });
  return {
    redirects: replace.mock.calls.flat(),
    banner: toggleAttribute.mock.calls,
    dataset,
    storage,
  };
};

test("the script is small and fits into one element of the head", async () => {
  const script = await bundleHeadScript();
  expect(gzipSync(script).length).toBeLessThanOrEqual(LIMIT);
  expect(script).not.toMatch(/<\/script|<!--/i);
});

test("a first visit stays, and is asked about cookies", async () => {
  const { redirects, banner, storage } = await runAt("/precios/");
  expect(redirects).toEqual([]);
  expect(banner).toEqual([["data-cookie-banner", true]]);
  expect(storage).toEqual({});
});

test("the styles know the query of the address", async () => {
  const { dataset } = await runAt("/contacto/?trip=sunset#form");
  expect(dataset).toEqual({ query: "?trip=sunset" });
  const { dataset: withoutApp } = await runAt("/contacto/?trip=sunset", { state: { noApp: true } });
  expect(withoutApp).toEqual({});
});

test("a saved language leads to its page; who has chosen about cookies is not asked", async () => {
  const stored = { language: "en", cookieConsent: "rejected" };
  const { redirects, banner, storage } = await runAt("/precios/?a=1#b", { stored });
  expect(redirects).toEqual(["/en/precios/?a=1#b"]);
  expect(banner).toEqual([["data-cookie-banner", false]]);
  expect(storage).toEqual(stored);
});

test("a crawler sees the page that it asked for", async () => {
  const visit = {
    stored: { language: "en" },
    userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)",
  };
  expect((await runAt("/precios/", visit)).redirects).toEqual([]);
});

test("a link of this site leads to its page, whatever is saved, and so does the page loaded once more", async () => {
  const visit = { stored: { language: "en" }, referrer: `${SITE}/de/precios/` };
  const { redirects, storage } = await runAt("/precios/", visit);
  expect(redirects).toEqual([]);
  expect(storage).toEqual(visit.stored);
});

test("a page that is saved as a file stays that file", async () => {
  const { redirects } = await runAt("file:///C:/precios.html", { stored: { language: "en" } });
  expect(redirects).toEqual([]);
});

test.each(["/de/", "/de/precios/"])("%s keeps its language", async (path) => {
  expect((await runAt(path, { stored: { language: "en" } })).redirects).toEqual([]);
});

test("an address that only begins like a prefix has none", async () => {
  const { redirects } = await runAt("/desayuno/", { stored: { language: "en" } });
  expect(redirects).toEqual(["/en/desayuno/"]);
});

test("a page of another site is no page of ours", async () => {
  const visit = { stored: { language: "en" }, referrer: "https://example.org/en/precios/" };
  expect((await runAt("/precios/", visit)).redirects).toEqual(["/en/precios/"]);
});
