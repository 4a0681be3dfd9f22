import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from "react";
import type { Desk, DeskState } from "./desk";
import { placeAt, type Place } from "./places";
import type { Words } from "../words";

type Given = {
  desk: Desk;
  words: Words;
  isHome: boolean;
  /** The origin at which visitors see the pages; empty for the desk's own. */
  publicOrigin: string;
  /** Whether there is a handbook in the desk's language. */
  hasHandbook: boolean;
};

/** `stored` is the desk without the entry that a form may only have begun. */
type Context = Given & { stored: Desk };

const DeskContext = createContext<Context | undefined>(undefined);

const useContextValue = () => {
  const value = useContext(DeskContext);
  if (!value) throw new Error("There is no desk around this.");
  return value;
};

/** Provides the editor's state and messages to all screens. */
export const DeskProvider = ({ children, ...value }: Given & { children: ReactNode }) => (
  <DeskContext.Provider value={{ ...value, stored: value.desk }}>{children}</DeskContext.Provider>
);

/** Provides a form with the desk as it sees it. */
export const DeskOfForm = ({ desk, children }: { desk: Desk; children: ReactNode }) => {
  const value = useContextValue();
  const own = useMemo(() => ({ ...value, desk }), [value, desk]);
  return <DeskContext.Provider value={own}>{children}</DeskContext.Provider>;
};

export const useDesk = () => useContextValue().desk;

/** Returns the desk without the entry that a form may only have begun. */
export const useStoredDesk = () => useContextValue().stored;

export const useWords = () => useContextValue().words;

/** Whether the content is stored on this computer. */
export const useIsHome = () => useContextValue().isHome;

/** Returns the origin at which visitors see the pages; empty for the desk's own. */
export const usePublicOrigin = () => useContextValue().publicOrigin;

/** Returns what is said of storing changes: on the web that is publishing. */
export const usePublishingWords = () => {
  const { words, isHome } = useContextValue();
  return words.publishing[isHome ? "home" : "web"];
};

/** Whether there is a handbook in the desk's language. */
export const useHasHandbook = () => useContextValue().hasHandbook;

/**
 * Returns a part of the editor's state, and renders again when it changes.
 * @param select must return the same value for the same state
 */
export const useDeskState = <Part,>(select: (state: DeskState) => Part): Part => {
  const desk = useDesk();
  return useSyncExternalStore(desk.subscribe, () => select(desk.state()));
};

export const useWork = () => useDeskState(({ work }) => work);

const onMove = (callback: () => void) => {
  addEventListener("hashchange", callback);
  return () => removeEventListener("hashchange", callback);
};

/** Returns the current location. */
export const usePlace = (): Place => placeAt(useSyncExternalStore(onMove, () => location.hash));
