import {
  addDays,
  isWithin,
  type CalendarDate,
  type Days,
  areDays,
  outside,
  shareDays,
} from "@brisa/typed-content/dates";
import { isRecord } from "@brisa/typed-content/helpers";
import type { Draft, Edits } from "@brisa/desk/kit";
import { dayStates } from "../../../model/collections/day-states";
import { stateOn, type State } from "../../../model/day-states";
import { daysOfTrips, statesIn, tariffIn } from "../../../model/facts";
import { type Content, holds } from "@brisa/typed-content";

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
  const ofTrips = daysOfTrips(content);
  return (file: string, stored: unknown): Entry[] => {
    const data = ofTrips(stored);
    return holds(dayStates, file) && isRecord(data) ? [{ file, data }] : [];
  };
};

const entriesOn = (content: Content, day: CalendarDate): Entry[] => {
  const entriesAt = entryIn(content);
  return content.entries
    .flatMap(({ file, data }) => entriesAt(file, data))
    .filter(({ data }) => {
      const days = daysOf(data);
      return areDays(days) && isWithin(day, days.from, days.to);
    });
};

/** Undefined if some trips leave and others do not. */
export const answerTo = (content: Content, { day, trip }: Asked): Answer | undefined => {
  const states = statesIn(content);
  const state = stateOn(states, day, trip);
  const isMixed = trip === undefined && states.some(({ from, to }) => isWithin(day, from, to));
  return state ?? (isMixed ? undefined : "open");
};

/** The entry in which the answer stands. */
export const entryOf = (content: Content, { day, trip }: Asked) => {
  const answer = answerTo(content, { day, trip });
  const about = entriesOn(content, day).filter(({ data }) => data.state === answer);
  const isWhole = ({ data }: Entry) => !tripsOf(data);
  return about.find(isWhole) ?? about.find(({ data }) => trip && tripsOf(data)?.includes(trip));
};

const isAbout = (data: Entry["data"], { day, trip }: Asked) => {
  const { from, to } = daysOf(data);
  return from === day && to === day && tripsOf(data)?.join() === trip;
};

/** What the entry says of other days and other trips stays. */
const takeDay = (draft: Draft, { file, data }: Entry, { day, trip }: Asked) => {
  const named = tripsOf(data) ?? soldTripsIn(draft.content);
  const left = trip === undefined ? [] : named.filter((id) => id !== trip);
  if (left.length === named.length) return;
  const others = outside(daysOf(data), [{ from: day, to: day }]);
  const pieces = others.map((days): Entry["data"] => ({ ...data, ...days }));
  if (left.length > 0)
    pieces.push({ ...data, from: day, to: day, trips: left.map((id) => ({ trip: id })) });
  const [first, ...more] = pieces;
  draft.change(file, [], first);
  for (const piece of more) draft.add(dayStates, piece);
};

/** What is so already is not said again. `published`: what was removed since then comes back. */
export const give = (answer: Answer, asked: Asked, draft: Draft, published: Content) => {
  const { content } = draft;
  if (answerTo(content, asked) === answer) return;
  const there = entriesOn(content, asked.day);
  const isRemoved = ({ file }: Entry) => !content.files.includes(file);
  const known = [...there, ...entriesOn(published, asked.day).filter(isRemoved)];
  const own = answer === "open" ? undefined : known.find(({ data }) => isAbout(data, asked));
  for (const entry of there) if (entry.file !== own?.file) takeDay(draft, entry, asked);
  if (answer === "open") return;
  const { day, trip } = asked;
  if (own) draft.change(own.file, [], { ...own.data, state: answer });
  else
    draft.add(dayStates, {
      ...{ from: day, to: day, state: answer },
      ...(trip !== undefined && { trips: [{ trip }] }),
    });
};

/** Edits of what is said of today and tomorrow, with what they leave of longer closures. */
export const nearEdits =
  (today: CalendarDate) =>
  ({ edits }: { edits: Edits }): Edits => {
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
