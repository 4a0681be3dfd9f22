import { useMemo } from "react";
import { isWithin, type CalendarDate } from "@brisa/typed-content/dates";
import {
  DAY_FIELD,
  dayNamedIn,
  hasOuting,
  outingIn,
  withOuting,
  type Outing,
} from "../../document/outing-address";
import { storageKeys, readStored, store } from "../../storage/storage";
import { setParameters, useSearch } from "../use-search";
import { freeDays } from "../../../model/day-states";
import { isInSeason } from "../../../model/season";
import { lastDay, useCalendar } from "./calendar";
import { routes } from "../../../model/routes";

/** In the default language. */
export const dayPath = `${routes.trips}#${DAY_FIELD}`;

/** What the page's address carries. Nothing until hydration. */
export const useOuting = (): Outing & {
  /** What the address names as the day, if that has passed, is too far off or does not exist; then there is no day. */
  lostDay?: string;
  /** The day, unless no trip can be had on it. */
  tripDay?: CalendarDate;
  /** Whether there is a day, but no trip can be had on it. */
  isOutside: boolean;
} => {
  const search = useSearch();
  const { today, season, states } = useCalendar();
  return useMemo(() => {
    const { day: asked, ...others } = outingIn(search ?? "");
    const day = asked && isWithin(asked, today, lastDay(today)) ? asked : undefined;
    const isOutside = day !== undefined && !isInSeason(day, freeDays(season, states));
    const lostDay = day ? undefined : dayNamedIn(search ?? "") || undefined;
    return { ...others, day, lostDay, tripDay: isOutside ? undefined : day, isOutside };
  }, [search, today, season, states]);
};

/** @param most how many there is room for; of more, nothing can be said */
export const useGroup = (most: number) => {
  const { guests } = useOuting();
  return guests && guests <= most ? guests : undefined;
};

/**
 * Keeps what the query of an address chooses, and nothing else that it has, as the last choice of this tab, also one from
 * which all is taken away.
 */
const keepChoice = (search: string) =>
  store(storageKeys.outing, withOuting({ pathname: routes.home, search: "" }, search) || "?");

/** Keeps what the address of a page names that has been opened; what it does not name stays. */
export const keepOpened = () => {
  if (hasOuting(location.search))
    keepChoice(withOuting(location, readStored(storageKeys.outing) ?? ""));
};

/** An undefined part is no longer chosen. */
export const setOuting = (changes: Partial<Record<keyof Outing, string | undefined>>) => {
  setParameters(changes);
  keepChoice(location.search);
};
