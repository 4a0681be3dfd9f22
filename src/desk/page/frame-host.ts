import type { Address } from "../../typed-content/address";
import type { PlainValue } from "./value-keys";

/** The data with which a page in the frame is rendered. */
export type Drawing = { path: string; data: unknown; values: PlainValue[] };

/** The field marked in the page, with its label. */
export type MarkedField = Address & { label: string };

/** The functions of the page in the frame that the editor calls. */
export type FramedPage = {
  /**
   * Renders a page, navigating to it first where another is shown.
   * @throws where the page or its script no longer exists.
   */
  draw: (drawing: Drawing) => Promise<void>;
  /**
   * Marks the element that shows a field, and unmarks the one before.
   * @param isAsked whether to scroll to it, as soon as it is shown
   * @returns whether the page shows the field
   */
  mark: (marked: MarkedField | undefined, isAsked: boolean) => boolean;
  /** Whether the page shows a field, in any language. */
  shows: (address: Address) => boolean;
  /** Sets the factor by which the frame is scaled down; marks are not scaled. */
  setScale: (scale: number) => void;
};

/** The functions of the editor that the page in the frame calls. */
export type FrameHost = {
  /** The path of the page that was written into the frame. */
  path: string;
  /** Called once the page can be rendered again. */
  onReady: (page: FramedPage) => void;
  onPress: (address: Address) => void;
  /** Called with the path to which a link in the page points. */
  onLink: (path: string) => void;
  /** Called when the page has failed and is incomplete. */
  onFailure: () => void;
  /** Called when the site has been published again, so that this page's scripts no longer exist. */
  onOutdated: () => void;
  /** Called for a key pressed with Ctrl or ⌘; returns whether it was used. */
  onShortcut: (event: KeyboardEvent) => boolean;
  /** Returns the label of a field. */
  labelOf: (address: Address) => string;
  /** Whether interface words, which also name links and buttons, are being edited. */
  isWritingWords: () => boolean;
  /** Whether the Tab key has moved the focus into the frame. */
  mayFocus: () => boolean;
  giveFocusBack: () => void;
};

/** The iframe element, by which the page finds the editor. */
export type HostElement = HTMLIFrameElement & { host?: FrameHost };
