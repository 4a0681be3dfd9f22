import {
  createContext,
  useCallback,
  useContext,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import type { Desk, DeskState } from "./desk";
import { addressOf, placeAt, type Place } from "./places";
import type { Words } from "./words";

type Context = { desk: Desk; words: Words; isHome: boolean };

const DeskContext = createContext<Context | undefined>(undefined);

const useContextValue = () => {
  const value = useContext(DeskContext);
  if (!value) throw new Error("There is no desk around this.");
  return value;
};

/** Provides the editor's state and messages to all screens. */
export const DeskProvider = ({ children, ...value }: Context & { children: ReactNode }) => (
  <DeskContext.Provider value={value}>{children}</DeskContext.Provider>
);

export const useDesk = () => useContextValue().desk;

export const useWords = () => useContextValue().words;

/** Whether the content is stored on this computer. */
export const useIsHome = () => useContextValue().isHome;

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

/** Returns the current location, and the function that navigates. */
export const usePlace = () => {
  const hash = useSyncExternalStore(onMove, () => location.hash);
  // When called from the framed page, a relative address would resolve against that page.
  const go = useCallback(
    (place: Place) => location.assign(new URL(addressOf(place), location.href)),
    [],
  );
  return { place: placeAt(hash), go };
};
