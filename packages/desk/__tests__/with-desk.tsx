import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { withValue } from "../core/paths";
import { DeskProvider, SiteProvider } from "../state/context";
import { fieldPath } from "../core/identity";
import { dataOf } from "../core/work";
import { openDesk, type Desk } from "../state/desk";
import type { EditsInBrowser, KeptEdits, Unfinished } from "../state/kept-edits";
import type { Pen } from "../core/tab";
import type { ContentStore } from "../stores/store";
import type { WholeSite } from "../site";
import { withYaml } from "../stores/yaml";
import { wordsFor } from "../words";
import type { Path } from "../../typed-content/schema";
import { testSnapshot } from "./core/test-snapshot";
import { testSite } from "./test-site";
import { storedIn, type Snapshot } from "../core/edits";

/** Returns a store that holds one snapshot, and accepts every commit based on the newest one. */
export const memoryStore = (snapshot: Snapshot): ContentStore => {
  let now = snapshot;
  const marks: string[] = [];
  let sent = 0;
  return {
    load: () => Promise.resolve(now),
    commit: async (changes, revision, _, { onSend } = {}) => {
      const mark = `mark-${(sent += 1)}`;
      onSend?.(mark);
      if (revision !== now.revision) return { isMade: false, snapshot: now };
      const sources = now.sources.filter(({ file }) => !changes.has(file));
      const files = new Set(now.files);
      for (const [file, data] of changes) {
        if (typeof data === "string") sources.push({ file, text: data });
        if (data === undefined) files.delete(file);
        else files.add(file);
      }
      marks.push(mark);
      now = await withYaml({
        ...now,
        revision: `${revision}+`,
        sources,
        files: [...files].sort(),
      });
      return { isMade: true, snapshot: now };
    },
    isMade: (mark) => Promise.resolve(marks.includes(mark)),
    history: () => Promise.resolve(undefined),
    changed: () => Promise.resolve([]),
    read: () => Promise.resolve(undefined),
    picture: () => Promise.resolve(undefined),
    earlierPicture: () => Promise.resolve(undefined),
    publication: () => Promise.resolve({ status: "public" }),
  };
};

/** Changes a field of the desk, as a control does that stands at a place. */
export const changeAt = ({ state, change }: Desk, file: string, path: Path, value: unknown) =>
  change(file, fieldPath(dataOf(state().work, file), path), value);

/** Changes a value in a store as somebody else does. */
export const changeElsewhere = async (
  store: ContentStore,
  file: string,
  path: Path,
  value: unknown,
) => {
  const now = await store.load();
  const text = JSON.stringify(withValue(storedIn(now, file), path, value));
  await store.commit(new Map([[file, text]]), now.revision, "");
};

/** Returns storage that keeps edits as long as the test runs. */
export const memoryEdits = (login = "", left?: Unfinished): EditsInBrowser => {
  let kept: KeptEdits = { edits: new Map(), conflicts: new Map(), at: 0, ...left };
  return {
    login,
    load: () => Promise.resolve(kept),
    save: (_, { edits, conflicts, sent }, at) => {
      kept = { ...kept, edits, conflicts, sent: sent?.mark === undefined ? undefined : sent, at };
      return Promise.resolve();
    },
    leftByOthers: () => Promise.resolve([]),
    forget: () => Promise.resolve(),
    onChange: () => undefined,
  };
};

/** The pen of the only tab. */
export const onlyPen: Pen = {
  follow: () => Promise.resolve(),
  take: () => undefined,
  leave: () => undefined,
  whileKept: (act) => act(),
};

/** Adds what the desk uses and jsdom lacks: the methods of `<dialog>`, which Escape closes as in a browser, and scrolling. */
export const polyfillDialogs = () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
    this.querySelector<HTMLElement>("input, button")?.focus();
    this.onkeydown = ({ key }) => key === "Escape" && this.close();
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  Element.prototype.scrollIntoView = () => undefined;
};

/**
 * Renders a part of the desk, by default with the tests' content.
 * @param languages the languages of the browser, which decide that of the desk
 * @param login whose desk it is
 * @param left the edits of an earlier visit
 */
export const renderWithDesk = async (
  part: ReactNode,
  {
    store,
    languages = ["es"],
    isHome = false,
    hasHandbook = false,
    site = testSite,
    login = "",
    left,
    pen = onlyPen,
  }: {
    store?: ContentStore;
    languages?: string[];
    isHome?: boolean;
    hasHandbook?: boolean;
    site?: WholeSite;
    login?: string;
    left?: Unfinished;
    pen?: Pen;
  } = {},
) => {
  polyfillDialogs();
  const edits = memoryEdits(login, left);
  const desk = await openDesk(store ?? memoryStore(await testSnapshot()), edits, pen);
  const rendered = render(
    <SiteProvider value={site}>
      <DeskProvider
        desk={desk}
        words={await wordsFor(site, languages)}
        isHome={isHome}
        publicOrigin={isHome ? "" : "https://house.example"}
        hasHandbook={hasHandbook}
      >
        {part}
      </DeskProvider>
    </SiteProvider>,
  );
  return { desk, ...rendered };
};
