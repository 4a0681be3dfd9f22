import type { PlainValue } from "./field-marks";
import type { Address } from "@brisa/typed-content";

export type Drawing = {
  path: string;
  data: unknown;
  values: PlainValue[];
  /** Of its root: custom properties, without their hyphens. */
  style: Readonly<Record<string, string>>;
};

export type MarkedField = Address & { label: string };

/** What the editor calls of the page in the frame. */
export type FramedPage = {
  /** Another page is navigated to first. Throws where the page or its script no longer exists. */
  draw: (drawing: Drawing) => Promise<void>;
  /**
   * Also unmarks the one before.
   * @param isAsked whether to scroll to it, as soon as it is shown
   * @returns whether the page shows the field
   */
  mark: (marked: MarkedField | undefined, isAsked: boolean) => boolean;
  /** Whatever the language. */
  shows: (address: Address) => boolean;
  /** For a frame that is scaled down: marks are not. */
  setScale: (scale: number) => void;
};

/** What the page in the frame calls of the editor. */
export type FrameHost = {
  /** The page that was written into the frame. */
  path: string;
  /** Called once the page can be rendered again. */
  onReady: (page: FramedPage) => void;
  onPress: (address: Address) => void;
  /** Called with the path to which a link points. */
  onLink: (path: string) => void;
  /** Called when the page has failed and is incomplete. */
  onFailure: () => void;
  /** Called when the site has been published again: this page's scripts no longer exist. */
  onOutdated: () => void;
  /** Returns whether the key, with Ctrl or ⌘, was used. */
  onShortcut: (event: KeyboardEvent) => boolean;
  labelOf: (address: Address) => string;
  /** Interface words also name links and buttons. */
  isWritingWords: () => boolean;
  /** Whether the Tab key has moved the focus into the frame. */
  mayFocus: () => boolean;
  giveFocusBack: () => void;
};

/** The page finds the editor by its frame. */
export type HostElement = HTMLIFrameElement & { host?: FrameHost };
