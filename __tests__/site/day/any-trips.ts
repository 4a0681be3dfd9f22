import fc from "fast-check";

/** The earliest departure and the latest return, in minutes since midnight. */
const FIRST = 5 * 60;
const LAST = 24 * 60 - 1;

const LONGEST_NAME = 40;

const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

const times = fc
  .tuple(
    // The precision of the times, in minutes.
    fc.constantFrom(1, 5, 15, 30, 60),
    fc.integer({ min: FIRST, max: LAST - 1 }),
    fc.oneof(
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 90, max: 360 }),
      fc.integer({ min: 1, max: LAST - FIRST }),
    ),
  )
  .map(([step, begin, length]) => {
    const from = Math.min(Math.floor(begin / step) * step, LAST - 1);
    const to = Math.min(from + Math.max(1, Math.round(length / step)) * step, LAST);
    return { start: timeOf(from), end: timeOf(to) };
  });

const nameOf = (parts: string[], separator: string) =>
  fc
    .tuple(
      fc.integer({ min: 2, max: LONGEST_NAME }),
      fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: LONGEST_NAME }),
    )
    .map(([length, some]) => some.join(separator).slice(0, length).trim())
    .filter((name) => name.length >= 2);

/** Words, compounds, and the widest and the narrowest letters. */
const name = fc.oneof(
  nameOf(["Große", "am", "zu", "Sonnenuntergangsfahrt", "Runde", "Mittag", "für"], " "),
  nameOf(["Son", "nen", "un", "ter", "gangs", "aus", "flugs", "fahr", "ten", "schiff", "ö"], ""),
  ...["W", "i", "ß"].map((letter) => nameOf([letter], "")),
);

const trip = fc.tuple(times, name).map(([hours, title]) => ({ ...hours, title }));

/** The same random sets of one to eight trips in each run, with arbitrary times and German names. */
export const anyTrips = fc.sample(fc.array(trip, { minLength: 1, maxLength: 8 }), {
  seed: 25,
  numRuns: 300,
});
