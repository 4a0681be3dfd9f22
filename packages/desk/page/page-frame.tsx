import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from "react";
import { localeOf } from "@brisa/typed-content/files";
import type { Content, Address } from "@brisa/typed-content";
import { fileLabel, ownLabel } from "../told/labels";
import { useDesk, useSite, useWords } from "../state/context";
import type { HostElement, MarkedField } from "./frame-host";
import { openLivePage, type PageState } from "./live-page";
import { loadPages, type Pages } from "./pages";
import { contentOf, dataIn } from "../core/edits";

/** Pixels for which «Ordenador» lays out a page. */
const COMPUTER = 1200;

const useSheetSize = (sheet: RefObject<HTMLElement>, width: "phone" | "computer") => {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [sheet]);
  const isScaled = width === "computer" && size.width > 0 && size.width < COMPUTER;
  const scale = isScaled ? size.width / COMPUTER : 1;
  const style: CSSProperties = {
    display: "block",
    border: 0,
    width: size.width / scale,
    height: size.height / scale,
    transform: isScaled ? `scale(${scale})` : undefined,
    transformOrigin: "0 0",
  };
  return { scale, style };
};

/** Milliseconds until what is not there yet is asked for again. */
const AGAIN = 2000;

/** Undefined while the site has not been built. */
const usePages = () => {
  const { required } = useSite();
  const [pages, setPages] = useState<Pages>();
  useEffect(() => {
    let timer: number | undefined;
    let hasEnded = false;
    const load = async () => {
      try {
        const loaded = await loadPages(required);
        if (!hasEnded) setPages(loaded);
      } catch {
        if (!hasEnded) timer = window.setTimeout(() => void load(), AGAIN);
      }
    };
    void load();
    return () => {
      hasEnded = true;
      clearTimeout(timer);
    };
  }, [required]);
  return pages;
};

type Props = {
  /** "/en/prices/" */
  path: string;
  /** "phone" lays it out at 390 px, 100 %; "computer" at 1200 px, scaled to the width there is. */
  width: "phone" | "computer";
  content: Content;
  /** `data:` addresses of unpublished pictures, by path below content (`media/x.jpg`). */
  uploads: ReadonlyMap<string, string>;
  /** The field in which somebody writes, to be brought into sight. */
  marked?: MarkedField;
  onPress: (address: Address) => void;
  /** Called when a link was pressed, or another page shows the marked field. */
  onPath: (path: string) => void;
};

const labelIn = (content: Content, address: Address) => {
  const { file } = address;
  const own = localeOf(file) ? undefined : ownLabel(content, address);
  return own ?? fileLabel(file, dataIn(content, file));
};

const pathAbove = (path: string) => path.replace(/[^/]+\/$/, "");

/** It never takes the keyboard. */
export const PageFrame = (props: Props) => {
  const { width, content, uploads, marked } = props;
  const markedField = marked && JSON.stringify([marked.file, marked.path, marked.label]);
  const desk = useDesk();
  const words = useWords();
  const { pageOf, pageStyle } = useSite();
  const sheet = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const live = useRef<ReturnType<typeof openLivePage>>();
  /** A page that is loaded anew gets another frame. */
  const [count, setCount] = useState(0);
  const [state, setState] = useState<PageState>("loading");
  const [failedAt, setFailedAt] = useState<string>();
  const pages = usePages();
  // A page that is not built yet is one of several below the page that leads to them.
  const path = pages?.has(props.path) === false ? pathAbove(props.path) : props.path;
  const latest = useRef({ ...props, path });
  const { scale, style } = useSheetSize(sheet, width);

  useEffect(() => {
    latest.current = { ...props, path };
  });

  const reload = () => {
    setState("loading");
    setFailedAt(undefined);
    setCount((before) => before + 1);
  };
  // What failed on a page does not keep another one from being shown.
  if (failedAt !== undefined && failedAt !== path) reload();

  useEffect(() => {
    if (!pages || !frame.current) return;
    // What was written before this visit may be wrong, and has never been seen right.
    pages.fallBackOn(contentOf(desk.state().work.snapshot));
    const page = openLivePage(frame.current as HostElement, pages, {
      wanted: () => latest.current,
      onState: (now) => {
        setState(now);
        setFailedAt(now === "failed" ? latest.current.path : undefined);
      },
      onPress: (address) => latest.current.onPress(address),
      onPath: (to) => latest.current.onPath(to),
      pageOf,
      pageStyle,
      labelOf: (address) => labelIn(latest.current.content, address),
    });
    live.current = page;
    return () => page.end();
  }, [desk, pages, pageOf, pageStyle, count]);

  useEffect(() => live.current?.update(), [path, content, uploads]);
  useEffect(() => live.current?.follow(), [markedField]);
  useEffect(() => live.current?.setScale(scale), [scale, pages, count]);

  useEffect(() => {
    if (state !== "gone") return;
    const timer = setTimeout(reload, AGAIN);
    return () => clearTimeout(timer);
  }, [state]);

  const shown = state === "failed" ? { ...style, visibility: "hidden" as const } : style;
  const note = pages ? words.page[state] : words.page.gone;
  return (
    <div ref={sheet} className={`sheet sheet--${width}`}>
      <iframe key={count} ref={frame} title={words.page.title} style={shown} />
      <div className="sheet__note" role="status">
        {note && (
          <div className={`notice${state === "failed" ? " notice--error" : ""}`}>
            <p>{note}</p>
            {state === "failed" && (
              <button type="button" className="btn" onClick={reload}>
                {words.page.reload}
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  );
};
