import { localeOf, type Content } from "../../content-files/content";
import type { Address } from "../../content-files/hidden-address";
import { languageCodes, languageOf, localPath, prefixOf } from "../../languages";
import { collectionOf } from "../content/edits";
import { fetchPage, writePage } from "./built-page";
import { watchFocus } from "./focus-watch";
import type { FramedPage, HostElement, Marked } from "./frame-host";
import { newestOnly } from "./newest";
import type { PageAnswer, Pages } from "./pages";
import { shownPage } from "./shown-page";

/** What the page is to show. */
export type Wanted = {
  path: string;
  content: Content;
  uploads: ReadonlyMap<string, string>;
  marked?: Marked;
};

/** How the page in the frame is doing. */
export type PageState =
  /** It is on its way. */
  | "loading"
  | "shown"
  /** It stays as it was: the content lacks what it cannot do without. */
  | "held"
  | "failed"
  /** It is not there, or has been published anew: it is to be loaded once more. */
  | "gone";

type Options = {
  wanted: () => Wanted;
  onState: (state: PageState) => void;
  onPress: (address: Address) => void;
  onPath: (path: string) => void;
  labelOf: (address: Address) => string;
};

const languageOfField = ({ file, path }: Address) =>
  localeOf(file)?.language ?? languageCodes.find((code) => code === path.at(-1));

/** The path of the page, in the default language, on which a field is seen. */
const homeOf = ({ file, path }: Address) => {
  const slug = /([^/]+)\.\w+$/.exec(file)?.[1] ?? "";
  return shownPage({ file, slug, collection: collectionOf(file) }, path);
};

/** Returns a copy of a key that is pressed in the frame, for the desk. */
const copyOf = (event: KeyboardEvent) => new KeyboardEvent(event.type, { ...keyOf(event) });

const keyOf = ({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) => ({
  ...{ key, code, ctrlKey, metaKey, shiftKey, altKey },
  bubbles: true,
  cancelable: true,
});

/**
 * Shows a page in a frame that follows the content.
 * @returns what brings it up to date, and what ends it
 */
export const openLivePage = (frame: HostElement, pages: Pages, options: Options) => {
  const { wanted, onState } = options;
  const focus = watchFocus();
  const first = wanted().path;
  let page: FramedPage | undefined;
  let written: Document | undefined;
  let hasEnded = false;
  let hasFailed = false;
  let scale = 1;
  /** The field that has been brought into sight, or asked for. */
  let asked: string | undefined;
  /** The page that it has been looked for on after that. */
  let turnedTo: string | undefined;

  const tell = (state: PageState) => {
    // What follows a failure comes of it.
    if (hasEnded || hasFailed) return;
    hasFailed = state === "failed" || state === "gone";
    onState(state);
  };

  /** Marks the field in which somebody writes; turns to a page that shows it, if this one does not. */
  const follow = () => {
    const { marked, path } = wanted();
    const key = marked && JSON.stringify([marked.file, marked.path]);
    const isAsked = key !== asked || path === turnedTo;
    asked = key;
    turnedTo = undefined;
    const isShown = page?.mark(marked, isAsked);
    if (!marked || !isAsked || isShown) return;
    const here = languageOf(path);
    const home = page?.shows(marked) ? path.slice(prefixOf(here).length) : homeOf(marked);
    const there = home && localPath(home, languageOfField(marked) ?? here);
    if (!there || there === path || !pages.has(there)) return;
    turnedTo = there;
    options.onPath(there);
  };

  const draw = newestOnly(async () => {
    const { path, content, uploads } = wanted();
    if (!page || hasEnded) return;
    let answer: PageAnswer | undefined;
    try {
      answer = await pages.answer(path, content, uploads);
    } catch {
      return tell("held");
    }
    if (!answer) return tell("gone");
    try {
      await page.draw({ path, ...answer });
    } catch {
      return tell("gone");
    }
    follow();
    tell("shown");
  });

  frame.host = {
    path: first,
    onReady: (framed) => {
      page = framed;
      page.setScale(scale);
      draw();
    },
    onPress: options.onPress,
    onLink: (path) => {
      if (pages.has(path)) options.onPath(path);
    },
    onFailure: () => tell("failed"),
    onOutdated: () => tell("gone"),
    onShortcut: (event) => !document.dispatchEvent(copyOf(event)),
    labelOf: options.labelOf,
    isWritingWords: () => Boolean(localeOf(wanted().marked?.file ?? "")),
    mayFocus: focus.isByTab,
    giveFocusBack: focus.giveBack,
  };
  // A document of another address is none of ours: the content policy has kept it out.
  const onLoad = () => {
    if (written && frame.contentDocument !== written) tell("gone");
  };
  frame.addEventListener("load", onLoad);

  const load = async () => {
    try {
      const html = await fetchPage(first);
      if (!hasEnded) written = writePage(frame, html);
    } catch {
      tell("gone");
    }
  };
  void load();

  return {
    update: draw,
    follow,
    setScale: (now: number) => {
      scale = now;
      page?.setScale(now);
    },
    end: () => {
      hasEnded = true;
      focus.end();
      frame.removeEventListener("load", onLoad);
      delete frame.host;
    },
  };
};
