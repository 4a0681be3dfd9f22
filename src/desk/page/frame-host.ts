import type { Address } from "../../typed-content/address";
import type { PlainValue } from "./value-keys";

export type Drawing = { path: string; data: unknown; values: PlainValue[] };

export type MarkedField = Address & { label: string };

/** Called by the editor. */
export type FramedPage = {
  /** Navigates to the page first where another is shown. @throws where the page or its script no longer exists */
  draw: (drawing: Drawing) => Promise<void>;
  /**
   * Also unmarks the element before.
   * @param isAsked whether to scroll to it, as soon as it is shown
   * @returns whether the page shows the field
   */
  mark: (marked: MarkedField | undefined, isAsked: boolean) => boolean;
  /** In any language. */
  shows: (address: Address) => boolean;
  /** By which the frame is scaled down; marks are not scaled. */
  setScale: (scale: number) => void;
};

/** Called by the page in the frame. */
export type FrameHost = {
  /** Of the page that was written into the frame. */
  path: string;
  /** The page can be rendered again. */
  onReady: (page: FramedPage) => void;
  onPress: (address: Address) => void;
  /** The path to which a link in the page points. */
  onLink: (path: string) => void;
  /** The page has failed and is incomplete. */
  onFailure: () => void;
  /** The site has been published again: this page's scripts no longer exist. */
  onOutdated: () => void;
  /** For a key with Ctrl or ⌘; returns whether it was used. */
  onShortcut: (event: KeyboardEvent) => boolean;
  labelOf: (address: Address) => string;
  /** Interface words also name links and buttons. */
  isWritingWords: () => boolean;
  /** The Tab key has moved the focus into the frame. */
  mayFocus: () => boolean;
  giveFocusBack: () => void;
};

/** By it the page finds the editor. */
export type HostElement = HTMLIFrameElement & { host?: FrameHost };
