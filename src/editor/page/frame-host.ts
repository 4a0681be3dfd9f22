import type { Address } from "../../content-files/hidden-address";
import type { PlainValue } from "./value-keys";

/** What a page in the frame is drawn with. */
export type Drawing = { path: string; data: unknown; values: PlainValue[] };

/** A field that is marked in the page, with what people call it. */
export type Marked = Address & { label: string };

/** What the desk can have the page in the frame do. */
export type FramedPage = {
  /**
   * Draws a page, which it turns to where it shows another.
   * @throws where the page, or its script, is no longer there
   */
  draw: (drawing: Drawing) => Promise<void>;
  /**
   * Marks the element that shows a field, in place of the one before.
   * @param isAsked whether it is to be brought into sight
   * @returns whether the page shows the field
   */
  mark: (marked: Marked | undefined, isAsked: boolean) => boolean;
  /** Whether the page shows a field, in any language. */
  shows: (address: Address) => boolean;
  /** Tells by how much the frame is made smaller, which its marks are not. */
  setScale: (scale: number) => void;
};

/** What the page in the frame asks of the desk. */
export type FrameHost = {
  /** The path of the page that has been written into the frame. */
  path: string;
  /** Called once the page can be drawn. */
  onReady: (page: FramedPage) => void;
  onPress: (address: Address) => void;
  /** Called with the path of a page to which a link leads. */
  onLink: (path: string) => void;
  /** Called when the page has failed and shows less than it should. */
  onFailure: () => void;
  /** Called when the site has been published anew, so that this page's scripts are gone. */
  onOutdated: () => void;
  /** Called with a key that is pressed with Ctrl or ⌘; tells whether it has been used. */
  onShortcut: (event: KeyboardEvent) => boolean;
  /** What people call a field. */
  labelOf: (address: Address) => string;
  /** Whether somebody is writing interface words, which name links and buttons. */
  isWritingWords: () => boolean;
  /** Whether the Tab key has led into the frame. */
  mayFocus: () => boolean;
  giveFocusBack: () => void;
};

/** The element around the page, by which the page finds the desk. */
export type HostElement = HTMLIFrameElement & { host?: FrameHost };
