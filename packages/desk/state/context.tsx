import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from "react";
import type { Desk } from "./desk";
import type { DeskState } from "./desk-state";
import { placeAt, type Place } from "../core/places";
import type { Words } from "../words";
import type { WholeSite } from "../site";
import { cachedBy, listen, createObservable } from "@brisa/typed-content/helpers";
import { checkedOf, type Checked } from "../core/check";
import type { Work } from "../core/work";

const SiteContext = createContext<WholeSite | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

export const useSite = () => {
  const site = useContext(SiteContext);
  if (!site) throw new Error("There is no site around this.");
  return site;
};

type Given = {
  desk: Desk;
  words: Words;
  isHome: boolean;
  /** Empty for the desk's own origin. */
  publicOrigin: string;
  hasHandbook: boolean;
};

/** `stored` lacks the entry that a form may only have begun. */
type Context = Given & { stored: Desk };

const DeskContext = createContext<Context | undefined>(undefined);

const useContextValue = () => {
  const value = useContext(DeskContext);
  if (!value) throw new Error("There is no desk around this.");
  return value;
};

export const DeskProvider = ({ children, ...value }: Given & { children: ReactNode }) => (
  <DeskContext.Provider value={{ ...value, stored: value.desk }}>{children}</DeskContext.Provider>
);

/** For a form: the desk as it sees it. */
export const DeskOfForm = ({ desk, children }: { desk: Desk; children: ReactNode }) => {
  const value = useContextValue();
  const own = useMemo(() => ({ ...value, desk }), [value, desk]);
  return <DeskContext.Provider value={own}>{children}</DeskContext.Provider>;
};

export const useDesk = () => useContextValue().desk;

/** Lacks the entry that a form may only have begun. */
export const useStoredDesk = () => useContextValue().stored;

export const useWords = () => useContextValue().words;

/** Where the desk is opened. */
export const useSetting = (): Omit<Given, "desk" | "words"> => useContextValue();

/** What is said of storing changes: on the web that is publishing. */
export const usePublishingWords = () => {
  const { words, isHome } = useContextValue();
  return words.publishing[isHome ? "home" : "web"];
};

/** @param select must return the same value for the same state */
export const useDeskState = <Part,>(select: (state: DeskState) => Part): Part => {
  const desk = useDesk();
  return useSyncExternalStore(desk.subscribe, () => select(desk.state()));
};

export const useWork = () => useDeskState(({ work }) => work);

const onMove = (callback: () => void) => listen(["hashchange"], callback);

export const usePlace = (): Place => placeAt(useSyncExternalStore(onMove, () => location.hash));

/** Milliseconds after the last change: the check takes longer than a keystroke may. */
const PAUSE = 250;

const checksOf = cachedBy((desk: Desk) => {
  let { edits, snapshot } = desk.state().work;
  let latest = { checked: checkedOf(desk.state().work), work: desk.state().work };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { subscribe, notify } = createObservable();
  desk.subscribe(() => {
    const { work } = desk.state();
    if (work.edits === edits && work.snapshot === snapshot) return;
    ({ edits, snapshot } = work);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const now = desk.state().work;
      latest = { checked: checkedOf(now), work: now };
      notify();
    }, PAUSE);
  });
  return { latest: () => latest, subscribe };
});

/** Updated shortly after the last change. `select`: must return the same value for the same result and work. */
export const useChecked = <Part,>(select: (checked: Checked, work: Work) => Part): Part => {
  const checks = checksOf(useStoredDesk());
  return useSyncExternalStore(checks.subscribe, () => {
    const { checked, work } = checks.latest();
    return select(checked, work);
  });
};
