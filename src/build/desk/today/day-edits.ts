import {
  addDays,
  isWithin,
  type CalendarDate,
  type Days,
  areDays,
  outside,
  shareDays,
} from "../../../typed-content/dates/calendar-date";
import { isRecord } from "../../../typed-content/helpers/is-record";
import { asOneStep, change, type Work } from "../../../desk/core/work";
import { withNewEntry } from "../../../desk/core/names";
import type { ChooseEdits } from "../../../desk/state/publish";
import { dayStates } from "../../../model/collections/day-states";
import { stateOn, type State } from "../../../model/day-states";
import { daysOfTrips, factFilesIn, statesIn, tariffIn } from "../../../model/facts";
import { listedIn, type Content } from "../../../typed-content/content";
import { holds } from "../../../typed-content/schema";
import { contentNow } from "../../../desk/core/edits";
import { isSame } from "../../../desk/core/json";

/** Without a trip, of all of them. */
export type Asked = { day: CalendarDate; trip?: string };

export type Answer = State | "open";

type Entry = { file: string; data: Record<string, unknown> };

/** In the order of the site. */
export const soldTripsIn = (content: Content) => tariffIn(content).packages.map(({ trip }) => trip);

const daysOf = (data: unknown): Days =>
  isRecord(data) ? { from: String(data.from), to: String(data.to) } : { from: "", to: "" };

const tripsOf = ({ trips }: Entry["data"]): unknown[] | undefined =>
  Array.isArray(trips) ? trips.map((item) => isRecord(item) && item.trip) : undefined;

/** What is said of a boat is said of its trips. */
const entryIn = (content: Content) => {
  const ofTrips = daysOfTrips(factFilesIn(content), listedIn(content, "Trip"));
  return (file: string, stored: unknown): Entry[] => {
    const data = ofTrips(stored);
    return holds(dayStates, file) && isRecord(data) ? [{ file, data }] : [];
  };
};

const entriesOn = (work: Work, day: CalendarDate): Entry[] => {
  const content = contentNow(work);
  const entriesAt = entryIn(content);
  return content.entries
    .flatMap(({ file, data }) => entriesAt(file, data))
    .filter(({ data }) => {
      const days = daysOf(data);
      return areDays(days) && isWithin(day, days.from, days.to);
    });
};

/** Undefined if some trips leave and others do not. */
export const answerTo = (work: Work, { day, trip }: Asked): Answer | undefined => {
  const states = statesIn(contentNow(work));
  const state = stateOn(states, day, trip);
  const isMixed = trip === undefined && states.some(({ from, to }) => isWithin(day, from, to));
  return state ?? (isMixed ? undefined : "open");
};

/** The entry in which the answer stands. */
export const entryOf = (work: Work, { day, trip }: Asked) => {
  const answer = answerTo(work, { day, trip });
  const about = entriesOn(work, day).filter(({ data }) => data.state === answer);
  const isWhole = ({ data }: Entry) => !tripsOf(data);
  return about.find(isWhole) ?? about.find(({ data }) => trip && tripsOf(data)?.includes(trip));
};

const isAbout = (data: Entry["data"], { day, trip }: Asked) =>
  isSame(daysOf(data), { from: day, to: day }) &&
  isSame(tripsOf(data), trip === undefined ? undefined : [trip]);

/** What the entry says of other days and other trips stays. */
const withoutDay = (work: Work, { file, data }: Entry, { day, trip }: Asked, now: number): Work => {
  const named = tripsOf(data) ?? soldTripsIn(contentNow(work));
  const left = trip === undefined ? [] : named.filter((id) => id !== trip);
  if (left.length === named.length) return work;
  const others = outside(daysOf(data), [{ from: day, to: day }]);
  const pieces = others.map((days): Entry["data"] => ({ ...data, ...days }));
  if (left.length > 0)
    pieces.push({ ...data, from: day, to: day, trips: left.map((id) => ({ trip: id })) });
  const [first, ...more] = pieces;
  return more.reduce<Work>(
    (made, piece) => withNewEntry(made, dayStates, piece, now).work,
    change(work, file, [], first, now),
  );
};

/** In one step. What is so already is not said again. `now`: in milliseconds. */
export const withAnswer = (work: Work, asked: Asked, answer: Answer, now: number): Work => {
  if (answerTo(work, asked) === answer) return work;
  const entriesAt = entryIn(contentNow(work));
  const removed = [...work.edits].flatMap(([file, { base, data }]) =>
    data === undefined ? entriesAt(file, base) : [],
  );
  const there = entriesOn(work, asked.day);
  const own =
    answer === "open" ? undefined : [...there, ...removed].find(({ data }) => isAbout(data, asked));
  const freed = there
    .filter(({ file }) => file !== own?.file)
    .reduce((left, entry) => withoutDay(left, entry, asked, now), work);
  const { day, trip } = asked;
  const trips = trip === undefined ? {} : { trips: [{ trip }] };
  const said = () =>
    own
      ? change(freed, own.file, [], { ...own.data, state: answer }, now)
      : withNewEntry(freed, dayStates, { from: day, to: day, state: answer, ...trips }, now).work;
  return asOneStep(work, answer === "open" ? freed : said(), now);
};

/** Edits of what is said of today and tomorrow, with what they leave of longer closures. */
export const nearEdits =
  (today: CalendarDate): ChooseEdits =>
  ({ edits }) => {
    const near = { from: today, to: addDays(today, 1) };
    const all = [...edits].filter(([file]) => holds(dayStates, file));
    const isNear = (data: unknown) => isRecord(data) && shareDays(daysOf(data), near);
    const touched = all.filter(([, { base, data }]) => isNear(base) || isNear(data));
    const isRest = (data: unknown) => {
      const { from, to } = daysOf(data);
      return (
        from === addDays(near.to, 1) &&
        touched.some(([, { base }]) => isNear(base) && daysOf(base).to === to)
      );
    };
    const rest = all.filter(([, { base, data }]) => base === undefined && isRest(data));
    return new Map([...touched, ...rest]);
  };
