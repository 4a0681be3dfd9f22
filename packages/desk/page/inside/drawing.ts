import { languageOf, prefixOf } from "@brisa/typed-content/languages";
import type { Drawing, FrameHost } from "../frame-host";

/** As Gatsby's loader keeps it. */
type LoadedPage = { page: { path: string }; json: { data: unknown } };

export type GatsbyWindow = Window & {
  ___loader: {
    /** The result has no page where there is none. */
    loadPage: (path: string) => Promise<Partial<LoadedPage> | undefined>;
  };
  ___navigate: (to: string) => void;
  ___push: (to: string) => void;
  ___replace: (to: string) => void;
};

/** Keeps a page that fails from reloading itself (`src/site/document/app.ts`): the editor does that. */
export const STAYS = { isWithoutApp: true };

const inAnyLanguage = (path: string) => path.slice(prefixOf(languageOf(path)).length);

/** Milliseconds to wait for a render, where a hidden frame gets no animation frames. */
const UNSEEN = 100;

/**
 * With other data than the build's: Gatsby asks its loader for a page when the address changes only, but passes on the
 * data of the page it holds, and renders again on a history event.
 */
export const drawsPages = (page: GatsbyWindow, host: FrameHost) => {
  const { ___loader: loader, history } = page;
  let drawn = host.path;
  let count = 0;
  const { scrollTo } = page;
  /** The page that was last scrolled; Gatsby scrolls to the top after each navigation, to another language too. */
  let scrolled = inAnyLanguage(drawn);
  page.scrollTo = (...place: unknown[]) => {
    if (scrolled === inAnyLanguage(drawn)) return;
    scrolled = inAnyLanguage(drawn);
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
    history.replaceState({ key: `drawn-${count}` }, "", encodeURI(path));
    page.dispatchEvent(new PopStateEvent("popstate"));
    await Promise.race([
      new Promise((resolve) => page.requestAnimationFrame(() => page.setTimeout(resolve))),
      new Promise((resolve) => page.setTimeout(resolve, UNSEEN)),
    ]);
  };
};
