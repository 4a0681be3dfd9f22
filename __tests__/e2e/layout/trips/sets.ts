import fc from "fast-check";
import type { LanguageCode } from "../../../../src/base/languages";
import { skyNames, type SkyName } from "../../../../src/model/skies";

/** The data of a trip that affect its layout. */
export type SetTrip = {
  start: string;
  end: string;
  sky: SkyName;
  title: Record<LanguageCode, string>;
  amount: number;
};

/** The earliest departure and the latest return, in minutes since midnight. */
const FIRST = 5 * 60;
const LAST = 24 * 60 - 1;

const LONGEST_NAME = 40;

const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** The precision of the times, in minutes. */
const grain = fc.constantFrom(1, 5, 15, 30, 60);

const times = fc
  .tuple(
    grain,
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

const words: Record<LanguageCode, string[]> = {
  es: ["Atardecer", "de", "lujo", "Mañana", "y", "a", "La", "puesta", "Extraordinariamente", "Sol"],
  en: ["Sunset", "a", "I", "Morning", "of", "the", "Unforgettable", "swim", "Midsummer’s", "by"],
  de: ["Große", "am", "zu", "Sonnenuntergangsfahrt", "Runde", "Mittag", "für", "Mittsommernacht"],
};

const syllables = [
  "Son",
  "nen",
  "un",
  "ter",
  "gangs",
  "aus",
  "flugs",
  "fahr",
  "ten",
  "schiff",
  "ö",
];

/** A German compound of an exact length. */
const longWord = fc
  .tuple(
    fc.integer({ min: 2, max: LONGEST_NAME }),
    fc.array(fc.constantFrom(...syllables), { minLength: LONGEST_NAME, maxLength: LONGEST_NAME }),
  )
  .map(([length, parts]) => parts.join("").slice(0, length));

/** A word of one letter, among them the widest and the narrowest. */
const oddWord = fc
  .tuple(fc.constantFrom("W", "M", "i", "m", "Ñ", "ß"), fc.integer({ min: 2, max: LONGEST_NAME }))
  .map(([letter, length]) => letter.repeat(length));

const phrase = (language: LanguageCode) =>
  fc
    .tuple(
      fc.integer({ min: 2, max: LONGEST_NAME }),
      fc.array(fc.constantFrom(...words[language]), { minLength: 1, maxLength: 20 }),
    )
    .map(([length, some]) => some.join(" ").slice(0, length).trim())
    .filter((name) => name.length >= 2);

const name = (language: LanguageCode) =>
  fc.oneof(
    { weight: 6, arbitrary: phrase(language) },
    { weight: 3, arbitrary: longWord },
    { weight: 1, arbitrary: oddWord },
    { weight: 1, arbitrary: phrase(language).map((text) => text.toUpperCase()) },
  );

/** An amount of one to five digits, with or without cents. */
const amount = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.double({ min: 0.1, max: 0.9999, noNaN: true }))
  .chain(([digits, part]) =>
    fc.constantFrom(0, 2).map((cents) => Number((part * 10 ** digits).toFixed(cents))),
  )
  .map((value) => Math.min(Math.max(value, 1), 99_999.99));

const trip = fc
  .record({
    hours: times,
    sky: fc.constantFrom(...skyNames),
    title: fc.record({ es: name("es"), en: name("en"), de: name("de") }),
    amount,
  })
  .map(({ hours, ...rest }): SetTrip => ({ ...hours, ...rest }));

/** One to eight trips with arbitrary times, names and prices. */
const tripSets = fc.array(trip, { minLength: 1, maxLength: 8 });

/** Returns the same random sets in each run. */
export const sampleSets = (count: number) => fc.sample(tripSets, { seed: 25, numRuns: count });
