import { tripSpan, type Span } from "./day";

type Trip = { start: string; end: string; title: string };

/** The position of a trip's text on the day ruler of large screens. */
export type Label = {
  /** Row 0 is the sky. In other rows each trip is a bar. */
  row: number;
  /** Whether the text is below the sky, beside the trip's bar, or below the bar. */
  side: "hanging" | "beside" | "below";
  /** Whether the text ends where the trip ends, or before its bar, instead of beginning with the trip. */
  mirrored: boolean;
  /** The hours that trip and text occupy together. */
  room: Span;
};

/** Width of the day ruler on the narrowest screen with this layout. All widths are in rem. */
const RULER = 56;
/** Average width of a letter of a name. Capitals are one and a half times as wide, m and w twice. */
const LETTER = 0.88;
const WIDE = /[\p{Lu}mwß]/gu;
const WIDEST = /[mw]/gi;
/** Width of a price with seven digits, or of the longest word of a schedule. */
const LEAST_TEXT = 8;
/** Largest width of a word. Longer words are broken. */
const MOST_TEXT = 18;
const PADDING = 2.5;

const widthOf = (word: string) => {
  const count = (letters: RegExp) => word.match(letters)?.length ?? 0;
  return (word.length + (count(WIDE) + count(WIDEST)) / 2) * LETTER;
};

/** That of the name's longest word, in hours of the ruler, rounded up to hundredths. */
const hoursFor = (title: string, day: Span) => {
  const longest = Math.max(...title.split(/\s/).map(widthOf));
  const text = Math.min(Math.max(longest, LEAST_TEXT), MOST_TEXT);
  return Math.ceil(((text + PADDING) / RULER) * (day.to - day.from) * 100) / 100;
};

/** The best first: at least one, and all within the day. */
const optionsFor = (trip: Trip, day: Span, row: number): Label[] => {
  const { from, to } = tripSpan(trip);
  const hours = hoursFor(trip.title, day);
  const below = (mirrored: boolean): Label => ({
    row,
    side: row === 0 ? "hanging" : "below",
    mirrored,
    room: mirrored
      ? { from: Math.min(from, to - hours), to }
      : { from, to: Math.max(to, from + hours) },
  });
  const beside = (mirrored: boolean): Label => ({
    row,
    side: "beside",
    mirrored,
    room: mirrored ? { from: from - hours, to } : { from, to: to + hours },
  });
  const isWithinDay = ({ room }: Label) => room.from >= day.from && room.to <= day.to;
  const besides = row > 0 ? [beside(false), beside(true)].filter(isWithinDay) : [];
  return besides.length > 0 ? besides : [below(false), below(true)].filter(isWithinDay);
};

const areApart = (a: Span, b: Span) => a.to <= b.from || b.to <= a.from;

/** To the next trip of its row, or to the end of the day. */
const stretch = ({ side, mirrored, room }: Label, others: Label[], day: Span): Span => {
  if (side !== "beside") return room;
  const edges = others.map((other) => (mirrored ? other.room.to : other.room.from));
  return mirrored
    ? { ...room, from: Math.max(day.from, ...edges.filter((edge) => edge <= room.from)) }
    : { ...room, to: Math.min(day.to, ...edges.filter((edge) => edge >= room.to)) };
};

/** Each trip, in order, is in the first row in which it fits, so that texts do not overlap or extend beyond the day. */
export const placeLabels = <Placed extends Trip>(trips: readonly Placed[], day: Span) => {
  const placed: (Placed & { label: Label })[] = [];
  for (const trip of trips) {
    let label: Label | undefined;
    for (let row = 0; !label; row += 1) {
      const others = placed.filter((other) => other.label.row === row);
      label = optionsFor(trip, day, row).find(({ room }) =>
        others.every((other) => areApart(room, other.label.room)),
      );
    }
    placed.push({ ...trip, label });
  }
  const labels = placed.map(({ label }) => label);
  for (const label of labels) {
    const others = labels.filter((other) => other !== label && other.row === label.row);
    label.room = stretch(label, others, day);
  }
  return placed;
};
