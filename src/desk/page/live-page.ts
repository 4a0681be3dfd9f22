import type { CalendarDate } from "../../base/calendar/calendar-date";
import { localeOf } from "../../typed-content/files/content";
import type { Content } from "../../typed-content/content";
import { languageAt, type Address } from "../../typed-content/address";
import { languageOf, localPath, prefixOf } from "../../base/languages";
import { fetchPage, writePage } from "./built-page";
import { watchFocus } from "./focus-watch";
import type { FramedPage, HostElement, MarkedField } from "./frame-host";
import { newestOnly } from "./newest";
import type { PageAnswer, Pages } from "./pages";
import type { DeskSite } from "../site";

type Wanted = {
  path: string;
  content: Content;
  day?: CalendarDate;
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
  pageOf: DeskSite["pageOf"];
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
    const { marked, path } = wanted();
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
      : options.pageOf(marked.file, marked.path);
    const there = home && localPath(home, languageOfField(marked) ?? here);
    if (!there || there === path || !pages.has(there)) return;
    options.onPath(there);
  };

  const draw = newestOnly(async () => {
    const { path, content, uploads, day } = wanted();
    if (!page || hasEnded) return;
    let answer: PageAnswer | undefined;
    try {
      answer = await pages.answer(path, content, uploads, day);
    } catch {
      return tell("held");
    }
    if (!answer) return tell("gone");
    try {
      await page.draw({ path, ...answer });
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
