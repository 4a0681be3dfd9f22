import type { Drawing, FrameHost } from "../frame-host";

/** A page as Gatsby's loader keeps it. */
type LoadedPage = { page: { path: string }; json: { data: unknown } };

export type GatsbyWindow = Window & {
  ___loader: {
    /** Without a page where there is none. */
    loadPage: (path: string) => Promise<Partial<LoadedPage> | undefined>;
  };
  ___navigate: (to: string) => void;
  ___push: (to: string) => void;
  ___replace: (to: string) => void;
};

/** Keeps a page that fails from loading itself once more (`src/without-app.ts`): the desk does that. */
export const STAYS = { noApp: true };

/** Milliseconds that a drawing is waited for where the frame is not drawn: it cannot be seen. */
const UNSEEN = 100;

/**
 * Returns what draws pages with other data than the build's.
 *
 * Gatsby asks its loader for a page again only when the address changes, but hands over the data that
 * the page it has holds; and it draws again when the history tells it to. No entry is added to that.
 */
export const drawsPages = (page: GatsbyWindow, host: FrameHost) => {
  const { ___loader: loader, history } = page;
  let drawn = host.path;
  let count = 0;
  const { scrollTo } = page;
  /** The page on which the scroll is; Gatsby scrolls to the top whenever it has drawn. */
  let scrolled = drawn;
  page.scrollTo = (...place: unknown[]) => {
    if (scrolled === drawn) return;
    scrolled = drawn;
    (scrollTo as (...place: unknown[]) => void).apply(page, place);
  };
  page.___navigate =
    page.___push =
    page.___replace =
      (to) => {
        const { pathname } = new URL(to, page.location.href);
        host.onLink(decodeURI(pathname));
      };

  return async ({ path, data }: Drawing) => {
    const loaded = await loader.loadPage(path);
    if (!loaded?.page || !loaded.json) throw new Error(`${path} is not there any more.`);
    loaded.json = { ...loaded.json, data };
    drawn = path;
    count += 1;
    history.replaceState({ ...STAYS, key: `drawn-${count}` }, "", encodeURI(path));
    page.dispatchEvent(new PopStateEvent("popstate"));
    await Promise.race([
      new Promise((resolve) => page.requestAnimationFrame(() => page.setTimeout(resolve))),
      new Promise((resolve) => page.setTimeout(resolve, UNSEEN)),
    ]);
  };
};
