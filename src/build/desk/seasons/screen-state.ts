import { createContext, useContext, useMemo, useRef, useState } from "react";
import type { CalendarDate, Days } from "../../../base/calendar/calendar-date";
import { shareDays } from "../../../base/calendar/days";
import { contentNow } from "../../../desk/core/content-now";
import { useDesk, useDeskState } from "../../../desk/core/context";
import { idsOf, valueNow, withIds, type FieldPath, type ItemId } from "../../../desk/core/identity";
import { isSame } from "../../../desk/core/json";
import { spliced, valueAt } from "../../../desk/core/paths";
import { today as dayHere } from "../../../desk/core/model";
import { asOneStep, dataOf } from "../../../desk/core/work";
import { focusAsByTab } from "../../../desk/form/keyboard";
import { useEvent } from "../../../desk/window/use-event";
import { changeAt } from "../../../desk/translations/translations";
import { isRecord } from "../../../base/is-record";
import { factFilesIn, positionIn, seasonsOf, tariffIn, timetableIn } from "../../../model/facts";
import { isInSeason, nextDay } from "../../../model/season";
import { shownTrips } from "../../../model/warnings/shown-trips";
import type { Content } from "../../../typed-content/content";
import type { Path } from "../../../typed-content/schema";
import {
  bandsOf,
  enteredSeasons,
  FILE,
  firstSeason,
  givenWay,
  seasonOf,
  type Overlap,
  type Season,
} from "./seasons";
import { useSay } from "./words";
import { wholeYear, yearOf } from "./year";

export const PATH = ["seasons"];

export type View =
  | { kind: "season"; id: ItemId }
  /** The days in no season, with the usual prices. */
  | { kind: "rest" }
  /** A season that has no days yet. */
  | { kind: "new" }
  | { kind: "day"; day: CalendarDate };

/** What has been done at once, which can be taken back until something else is changed there. */
type Act = { text: string; path: FieldPath; before: unknown; after: unknown };

type State = {
  view: View;
  year: number;
  act?: Act;
  /** The seasons before somebody began to write other days. */
  held?: readonly Season[];
  request: string;
};

/** Controls to which the focus goes when the button that was pressed may be gone. */
type Target = "beside" | "chosen" | "day" | "price" | "question";

/** Returns what the picture and the prices have to know besides the seasons. */
const surroundingsIn = (content: Content) => {
  const withSunset = shownTrips(content).flatMap(({ data }) =>
    isRecord(data) && data.sky === "sunset" ? [data.id] : [],
  );
  const sunsetTrip = timetableIn(content).trips.find(({ trip }) => withSunset.includes(trip));
  const seasons = seasonsOf(factFilesIn(content).prices);
  return {
    months: tariffIn(content).months,
    /** Where the sun sets; undefined if that is wrong. */
    position: positionIn(content),
    /** The trip that follows the sun, with its usual hours and those of a season; undefined if none is sold. */
    sunsetTrip: sunsetTrip && {
      ...sunsetTrip,
      hoursIn: (index: number) =>
        seasons
          .find((season) => season.index === index)
          ?.hours.find(({ trip }) => trip === sunsetTrip.trip) ?? sunsetTrip,
    },
  };
};

/** Returns the state of the screen, and what can be done in it. A link to a field leads to its season. */
export const useScreenState = (field: Path) => {
  const desk = useDesk();
  const say = useSay();
  const today = dayHere();
  const content = useDeskState(({ work }) => contentNow(work));
  const value = useDeskState(({ work }) => valueAt(dataOf(work, FILE), PATH));
  const entered = useMemo(() => enteredSeasons(value), [value]);
  const surroundings = useMemo(() => surroundingsIn(content), [content]);
  const { months } = surroundings;
  const fallback: View = { kind: entered.length > 0 ? "rest" : "new" };

  /** The season of the field, else the next one, else none. */
  const opened = () => {
    const shown =
      entered.find(({ index }) => index === field[1]) ??
      firstSeason(entered, ({ to }) => to >= today);
    const view: View = shown ? { kind: "season", id: shown.id } : fallback;
    return { view, year: yearOf(shown?.days?.from ?? nextDay(months, today)), act: undefined };
  };
  // Another link may lead to the same field.
  const [turn, setTurn] = useState(0);
  const request = `${field.join(".")} ${turn}`;
  const [state, setState] = useState<State>(() => ({ request, ...opened() }));
  const set = (next: Partial<State>) => setState((now) => ({ ...now, ...next }));
  useEvent("hashchange", () => setTurn((now) => now + 1));
  // Set during rendering: the field has to be there when it gets the focus.
  if (request !== state.request) set({ request, ...(typeof field[1] === "number" && opened()) });

  const { act, held, year } = state;
  const present = useDeskState(({ work }) => act && valueNow(dataOf(work, FILE), act.path));
  const find = (id: ItemId) => entered.find((season) => season.id === id);
  // What was undone, or somebody else has taken away, is there no more.
  const isGone = state.view.kind === "season" && !find(state.view.id);
  const view = isGone ? fallback : state.view;
  const chosen = view.kind === "season" ? find(view.id) : undefined;
  // Until other days can be read, those from before stay in the picture.
  const seasons = entered.map((season) =>
    season.days ? season : (held?.find(({ id }) => id === season.id) ?? season),
  );
  const bands = bandsOf(year, seasons, months, today);

  const titleOf = () => {
    if (view.kind === "new") return say.newSeason;
    if (view.kind === "day") return say.wholeDay(view.day);
    if (view.kind === "rest") return say.rest;
    return chosen?.days ? say.range(chosen.days) : say.unreadDays;
  };

  const wanted = useRef<Target>();
  /** Replaces a value of the prices in one step of undo. */
  const put = (path: FieldPath, after: unknown) => {
    const { work } = desk.state();
    const time = Date.now();
    desk.setWork(asOneStep(work, changeAt(work, FILE, path, after, time), time));
  };
  /** Returns the state about something, which may be in another year. */
  const about = (next: View) => {
    const day = next.kind === "day" ? next.day : undefined;
    const days =
      next.kind === "season" ? find(next.id)?.days : day !== undefined && { from: day, to: day };
    const isElsewhere = days && !shareDays(days, wholeYear(year));
    return { view: next, ...(isElsewhere && { year: yearOf(days.from) }) };
  };
  const perform = (path: FieldPath, after: unknown, text: string, next?: View) => {
    const before = valueNow(dataOf(desk.state().work, FILE), path);
    set({ act: { text, path, before, after }, ...(next && about(next)) });
    put(path, after);
  };
  const items = () => {
    const list = valueAt(dataOf(desk.state().work, FILE), PATH);
    return Array.isArray(list) ? (list as unknown[]) : [];
  };
  /** Chooses something else than what was just done is about, and says what then has the focus. */
  const choose = (next: View, focus?: Target) => {
    wanted.current = focus;
    set({ ...about(next), act: undefined });
  };
  return {
    say,
    today,
    content,
    ...surroundings,
    entered,
    seasons,
    bands,
    view,
    title: titleOf(),
    chosen,
    year,
    isHeld: held !== undefined,
    /** What has been done at once; undefined if there is nothing to take back. */
    done: act && isSame(present, act.after) ? act.text : undefined,
    takeBack: () => {
      wanted.current = "beside";
      if (act) put(act.path, act.before);
    },
    perform,
    choose,
    hold: (isWriting: boolean) => set({ held: isWriting ? entered : undefined }),
    /** Goes to another year, and there to its first season. */
    turnTo: (to: number) => {
      const first = firstSeason(entered, (days) => shareDays(days, wholeYear(to)));
      const there: View = first ? { kind: "season", id: first.id } : { kind: "rest" };
      set({ year: to, act: undefined, ...(state.view.kind !== "new" && { view: there }) });
    },
    seeDay: () => {
      const isNow = yearOf(today) === year && isInSeason(today, months);
      const first = bands.trips[0]?.from ?? wholeYear(year).from;
      choose({ kind: "day", day: chosen?.days?.from ?? (isNow ? today : first) }, "day");
    },
    changePricesOf: (day: CalendarDate) => {
      const season = seasonOf(entered, day);
      choose(season ? { kind: "season", id: season.id } : { kind: "rest" }, "price");
    },
    add: (days: Days) => {
      const before = items();
      const after = withIds([...before, days], idsOf(before));
      put(PATH, after);
      const id = idsOf(after)[before.length];
      wanted.current = "price";
      if (id) set({ view: { kind: "season", id }, act: undefined, year: yearOf(days.from) });
    },
    move: (id: ItemId, days: Days) => {
      const { from, to } = find(id) ?? days;
      if (from !== days.from) desk.change(FILE, [...PATH, id, "from"], days.from);
      if (to !== days.to) desk.change(FILE, [...PATH, id, "to"], days.to);
    },
    remove: ({ id, days }: Season) => {
      const now = items();
      const left = spliced(now, idsOf(now).indexOf(id), 1);
      const isLast = left.length === 0;
      wanted.current = "chosen";
      const text = say.removed(days ? say.range(days) : "");
      perform(PATH, isLast ? undefined : left, text, { kind: isLast ? "new" : "rest" });
    },
    /** Lets a season have the days of an overlap. */
    keep: ({ seasons: [first, second] }: Overlap, id: ItemId) => {
      const [kept, other] = first.id === id ? [first, second] : [second, first];
      const after = givenWay(items(), other, kept.days);
      const isThere = chosen && idsOf(after).includes(chosen.id);
      wanted.current = "chosen";
      const text = say.decided(say.day(kept.days.from, "long"));
      perform(PATH, after, text, { kind: "season", id: isThere ? chosen.id : id });
    },
    focusNext: (name: Target) => {
      wanted.current = name;
    },
    /** Returns a ref for what is to get the focus if it is the first in the page with a name. */
    focusAs:
      (...names: Target[]) =>
      (element: HTMLElement | null) => {
        if (!element || !names.some((name) => name === wanted.current)) return;
        wanted.current = undefined;
        focusAsByTab(element instanceof HTMLDivElement ? element.querySelector("input") : element);
      },
  };
};

export type Screen = ReturnType<typeof useScreenState>;

export const ScreenContext = createContext<Screen | undefined>(undefined);

export const useScreen = () => {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error("There are no seasons around this.");
  return screen;
};
