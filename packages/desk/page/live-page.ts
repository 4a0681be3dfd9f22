import { localeOf } from "@brisa/typed-content/files";
import type { Content, Address } from "@brisa/typed-content";
import { languageOf, localPath, prefixOf } from "@brisa/typed-content/languages";
import { languageAt } from "@brisa/typed-content/texts";
import { fetchInTime } from "../stores/timing";
import type { FramedPage, HostElement, MarkedField } from "./frame-host";
import type { PageAnswer, Pages } from "./pages";
import { dataIn } from "../core/edits";
import type { WholeSite } from "../site";

/** Also watches whether the Tab key has moved the focus into a frame. The second function stops watching. */
export const watchFocus = () => {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const { activeElement } = document;
  let last = activeElement instanceof HTMLElement ? activeElement : undefined;
  let isByTab = false;
  document.addEventListener("keydown", ({ key }) => (isByTab = key === "Tab"), options);
  document.addEventListener("pointerdown", () => (isByTab = false), options);
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLIFrameElement) return;
    last = target as HTMLElement;
    isByTab = false;
  };
  document.addEventListener("focusin", note, options);
  return {
    isByTab: () => isByTab,
    giveBack: () => {
      isByTab = false;
      if (last?.isConnected) last.focus({ preventScroll: true });
      else (document.activeElement as HTMLElement | null)?.blur();
    },
    end: () => ended.abort(),
  };
};

/** Longest time for which work waits, in milliseconds. */
const LONGEST = 400;

/**
 * One run at a time. Requests that come close together share one, after a pause as long as the last run: slow work must
 * not delay what is typed.
 */
export const newestOnly = (work: () => Promise<void>) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let took = 0;
  let isBusy = false;
  let isAskedAgain = false;
  const run = async () => {
    isBusy = true;
    isAskedAgain = false;
    const start = performance.now();
    await work();
    took = performance.now() - start;
    isBusy = false;
    if (isAskedAgain) request();
  };
  const request = () => {
    isAskedAgain = isBusy;
    if (isBusy) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), Math.min(took, LONGEST));
  };
  return request;
};

/** Has to run before everything else on the page. */
const FIRST = '<script src="/admin/page.js"></script>';

/** All scripts in the head are inline. */
const INLINE_SCRIPT = /<script\b[^>]*>.*?<\/script>/gs;

/** The frame inherits the editor's own policy, which is stricter. */
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Without the scripts for visitors, and with the frame's own first. Else as it is, for React to hydrate. */
const framedHtml = (html: string) => {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end).replace(INLINE_SCRIPT, "").replace(POLICY, "");
  return head.replace(/<head\b[^>]*>/, (tag) => tag + FIRST) + html.slice(end);
};

/** The HTML of a page as published. Throws where the page does not exist, or nothing is answered. */
const fetchPage = async (path: string) => {
  const response = await fetchInTime(path, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path} is not there: ${response.status}.`);
  return response.text();
};

/** For a frame that has no URL of its own. */
const writePage = ({ contentDocument }: HTMLIFrameElement, html: string) => {
  if (!contentDocument) throw new Error("The frame is not this site's.");
  contentDocument.open();
  contentDocument.write(framedHtml(html));
  contentDocument.close();
  return contentDocument;
};

type Wanted = {
  path: string;
  content: Content;
  uploads: ReadonlyMap<string, string>;
  marked?: MarkedField;
};

export type PageState =
  | "loading"
  | "shown"
  /** The page is unchanged: the content lacks something it requires. */
  | "held"
  | "failed"
  /** The page does not exist or has been published again: it has to be loaded once more. */
  | "gone";

type Options = {
  wanted: () => Wanted;
  onState: (state: PageState) => void;
  onPress: (address: Address) => void;
  onPath: (path: string) => void;
  labelOf: (address: Address) => string;
  pageOf: WholeSite["pageOf"];
  pageStyle?: WholeSite["pageStyle"];
};

const languageOfField = ({ file, path }: Address) => localeOf(file)?.language ?? languageAt(path);

/** A key pressed in the frame is handed to the editor. */
const copyOf = (event: KeyboardEvent) => new KeyboardEvent(event.type, { ...keyOf(event) });

const keyOf = ({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) => ({
  ...{ key, code, ctrlKey, metaKey, shiftKey, altKey },
  bubbles: true,
  cancelable: true,
});

/** The page follows the content. */
export const openLivePage = (frame: HostElement, pages: Pages, options: Options) => {
  const { wanted, onState } = options;
  const focus = watchFocus();
  const first = wanted().path;
  let page: FramedPage | undefined;
  let drawn: string | undefined;
  let written: Document | undefined;
  let hasEnded = false;
  let hasFailed = false;
  let scale = 1;
  let asked: string | undefined;

  const tell = (state: PageState) => {
    // Later events are consequences of a failure.
    if (hasEnded || hasFailed) return;
    hasFailed = state === "failed" || state === "gone";
    onState(state);
  };

  /** Navigates to a page that shows the field, if this one does not. */
  const follow = () => {
    const { marked, path, content } = wanted();
    // The page that is on its way is asked when it is there.
    if (path !== drawn) return;
    const key = marked && JSON.stringify([marked.file, marked.path]);
    const isAsked = key !== asked;
    asked = key;
    const isShown = page?.mark(marked, isAsked);
    if (!marked || !isAsked || isShown) return;
    const here = languageOf(path);
    const home = page?.shows(marked)
      ? path.slice(prefixOf(here).length)
      : options.pageOf(marked.file, marked.path, dataIn(content, marked.file));
    const there = home && localPath(home, languageOfField(marked) ?? here);
    if (!there || there === path || !pages.has(there)) return;
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
      await page.draw({ path, ...answer, style: options.pageStyle?.(content) ?? {} });
    } catch {
      return tell("gone");
    }
    drawn = path;
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
  // A document at another URL is not ours: the content policy has blocked it.
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
