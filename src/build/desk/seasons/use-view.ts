import { useEffect, useState } from "react";
import type { CalendarDate } from "../../../base/calendar/calendar-date";
import type { ItemId } from "../../../desk/core/identity";
import { nextDay, type Season as Months } from "../../../model/season";
import type { Path } from "../../../typed-content/schema";
import { inOrder, type Season } from "./entered";
import { spanIn } from "./year";

/** What the screen is about. */
export type View =
  | { kind: "season"; id: ItemId }
  /** The days in no season, with the usual prices. */
  | { kind: "rest" }
  /** A season that has no days yet. */
  | { kind: "new" }
  /** A day as visitors see it. */
  | { kind: "day"; day: CalendarDate };

type State = { view: View; year: number };

const yearOf = (day: CalendarDate) => Number(day.slice(0, 4));

/** Years to which the arrows lead. */
export const YEARS = { first: 2000, last: 2099 };

/** Returns what the screen is about as it opens: the season of a field, else the next one, else none. */
const firstState = (
  field: Path,
  seasons: readonly Season[],
  months: Months,
  today: CalendarDate,
): State => {
  const asked = seasons.find(({ index }) => index === field[1]);
  const next = inOrder(seasons).find(({ days }) => days && days.to >= today);
  const shown = asked ?? next;
  const year = yearOf(shown?.days?.from ?? nextDay(months, today));
  if (shown) return { year, view: { kind: "season", id: shown.id } };
  return { year, view: { kind: seasons.length > 0 ? "rest" : "new" } };
};

/**
 * Returns what the screen is about, in which year, and functions that change it. A link to a field leads to its season.
 * @param field the field that is to have the focus
 */
export const useView = (
  field: Path,
  seasons: readonly Season[],
  months: Months,
  today: CalendarDate,
) => {
  const [{ view, year }, setState] = useState(() => firstState(field, seasons, months, today));
  const [turn, setTurn] = useState(0);
  const request = `${field.join(".")} ${turn}`;
  const [followed, setFollowed] = useState(request);
  useEffect(() => {
    // Another link may lead to the same field.
    const again = () => setTurn((now) => now + 1);
    addEventListener("hashchange", again);
    return () => removeEventListener("hashchange", again);
  }, []);
  // Set during rendering: the field has to be there when it gets the focus.
  if (request !== followed) {
    setFollowed(request);
    if (typeof field[1] === "number") setState(firstState(field, seasons, months, today));
  }
  // What was undone, or somebody else has taken away, is there no more.
  const isGone = view.kind === "season" && !seasons.some(({ id }) => id === view.id);
  return {
    view: isGone ? ({ kind: seasons.length > 0 ? "rest" : "new" } as const) : view,
    year,
    /** Goes to another year, and there to its first season. */
    setYear: (to: number) => {
      const first = inOrder(seasons).find(({ days }) => days && spanIn(to, days));
      const there: View = first ? { kind: "season", id: first.id } : { kind: "rest" };
      setState((now) => ({ view: now.view.kind === "new" ? now.view : there, year: to }));
    },
    choose: (next: View) => {
      const days =
        next.kind === "season"
          ? seasons.find(({ id }) => id === next.id)?.days
          : next.kind === "day"
            ? { from: next.day, to: next.day }
            : undefined;
      setState(({ year: now }) => ({
        view: next,
        year: !days || spanIn(now, days) ? now : yearOf(days.from),
      }));
    },
    /** Chooses a season that is only now being added. */
    chooseNew: (id: ItemId, from: CalendarDate) =>
      setState({ view: { kind: "season", id }, year: yearOf(from) }),
  };
};
