import { isRecord } from "../../src/base/is-record";
import { languageCodes } from "../../src/base/languages";
import type { Entry } from "../../src/typed-content/content";
import { ofEach, without, type Alteration, type Files } from "./alteration";
import { byMessage } from "./alterations";

const inEveryLanguage = (text: string) =>
  Object.fromEntries(languageCodes.map((code) => [code, text]));

const lacks = (type: string, ...fields: string[]) =>
  ofEach(type, `without ${fields.join(", ")}`, (data) => {
    for (const field of fields) Reflect.deleteProperty(data, field);
    return data;
  });

const isOf = (type: string) => (entry: Entry) => entry.collection.type === type;
const idOf = ({ data }: Entry) => (isRecord(data) ? String(data.id) : "");

/** Deletes the entries of a type but those that are kept. */
const deletes = (type: string, kept: string[] = []): Alteration => ({
  title: `${type}: ${kept.length} left`,
  apply: (files) =>
    files.entries
      .filter((entry) => isOf(type)(entry) && !kept.includes(idOf(entry)))
      .reduce<Files>((before, { file }) => {
        const gone = before.entries.find((entry) => entry.file === file);
        return gone ? without(before, gone) : before;
      }, files),
});

/** Eight trips more, like those there are, one after the other in the lists. */
const twelveTrips: Alteration = {
  title: "Trip: twelve",
  apply: ({ entries, ...files }) => {
    const trips = entries.filter(isOf("Trip"));
    const more = [2, 3].flatMap((round) =>
      trips.map((trip): Entry => {
        const data = structuredClone(trip.data) as { order: number; title: object };
        const id = `${idOf(trip)}-${round}`;
        const title = Object.fromEntries(
          Object.entries(data.title).map(([code, text]) => [code, `${String(text)} ${round}`]),
        );
        const order = data.order + 10 * round;
        return { ...trip, file: `trips/${id}.json`, data: { ...data, id, title, order } };
      }),
    );
    const priced = ofEach("Prices", "of all trips", (data) => ({
      ...data,
      packages: [...trips, ...more].map((trip, i) => ({ trip: idOf(trip), amount: 240 + 50 * i })),
    }));
    return priced.apply({ ...files, entries: [...entries, ...more] });
  },
};

const withLunch = (title: string) => (data: Record<string, unknown>) =>
  data.id === "extended"
    ? {
        ...data,
        ...{ start: "10:00", end: "18:00", title: inEveryLanguage(title) },
        adds: [{ label: inEveryLanguage("Pa amb oli, fruta") }],
        priceNote: inEveryLanguage("0–4: 0 €"),
      }
    : data;

const foodIncluded = (data: Record<string, unknown>) => {
  const [food, ...others] = data.excluded as object[];
  const exceptions = [{ trip: "extended", differs: true }];
  return { ...data, excluded: [{ ...food, exceptions }, ...others] };
};

/** Owners of the delivered boat who are not who the site was made for. */
export const otherOwners: Partial<Record<string, Alteration[]>> = {
  "no-networks": [lacks("Company", "social")],
  "sole-trader": [
    lacks("Company", "registry"),
    ofEach("Company", "a person", (data) => ({ ...data, taxNumber: "12345678Z" })),
  ],
  "no-whatsapp": [lacks("Company", "whatsapp", "whatsappGreeting")],
  "by-message": [byMessage],
  "no-reviews": [deletes("Review")],
  "no-gallery": [ofEach("GalleryPicture", "hidden", (data) => ({ ...data, hidden: true }))],
  "one-trip": [deletes("Trip", ["midday"])],
  "twelve-trips": [twelveTrips],
  "all-year": [
    ofEach("Terms", "all year", (data) => ({
      ...data,
      season: { from: "january", to: "december" },
    })),
  ],
  lunch: [
    ofEach("Trip", "a full day", withLunch("8 h")),
    ofEach("Inclusions", "with lunch", foodIncluded),
  ],
};
