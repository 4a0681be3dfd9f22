import fc from "fast-check";
import { isRecord } from "../../src/base/is-record";
import { languageCodes } from "../../src/base/languages";
import { referencesTo } from "../../src/typed-content/reference-lists";
import { walk, type SchemaNode } from "../../src/typed-content/schema";
import {
  anyCollection,
  anyOpen,
  copyOf,
  dataOf,
  ofEach,
  pathOf,
  without,
  type Alteration,
  type Data,
} from "./alteration";

const hidden = anyOpen.chain(({ type }) =>
  fc
    .nat({ max: 2 })
    .map((from) =>
      ofEach(type, `hidden from number ${from} on`, (data, _, index) =>
        index < from ? data : { ...data, hidden: true },
      ),
    ),
);

const few = fc.tuple(anyOpen, fc.nat({ max: 2 })).map(([{ type }, count]): Alteration => ({
  title: `${type}: ${count} left`,
  apply: (files) => {
    const names = files.entries
      .filter(({ collection }) => collection.type === type)
      .slice(count)
      .map(({ file }) => file);
    return names.reduce((before, name) => {
      const gone = before.entries.find(({ file }) => file === name);
      return gone ? without(before, gone) : before;
    }, files);
  },
}));

/** Removes the optional fields of an object, and of those within. */
const bare = (data: unknown, node: SchemaNode) =>
  walk(node, data, ({ properties, required = [] }, value) => {
    for (const key of Object.keys(properties ?? {}))
      if (!required.includes(key)) Reflect.deleteProperty(value as Data, key);
  });

const emptied = anyCollection.map(({ type }) =>
  ofEach(type, "without all that may be left out", (data, node) => {
    bare(data, node);
    return data;
  }),
);

/** Leaves out one of the things that a company can do without. */
const withoutOne = fc
  .constantFrom("whatsapp", "whatsappGreeting", "social", "registry")
  .map((field) =>
    ofEach("Company", `without its ${field}`, (data) => {
      Reflect.deleteProperty(data, field);
      return data;
    }),
  );

/** Gives up the calendar: one books by message. */
export const byMessage = ofEach("Providers", "without a calendar", (data) => {
  Reflect.deleteProperty(data, "booking");
  return data;
});

/** Takes the company abroad: off the chart, with the tax number of another country. */
const abroad = fc
  .constantFrom({ latitude: 38.69, longitude: -9.42 }, { latitude: -33.86, longitude: 151.2 })
  .map((position) =>
    ofEach("Company", `at ${position.latitude}, ${position.longitude}`, (data) => ({
      ...data,
      position,
      taxNumber: "PT501964843",
    })),
  );

/** A chart of her own, with the harbour in its middle or outside, and places on it or not. */
const chart = fc
  .record({ north: fc.constantFrom(39.7, 39.3), hasPlaces: fc.boolean() })
  .map(({ north, hasPlaces }) =>
    ofEach("Places", `her chart up to ${north}${hasPlaces ? "" : ", without places"}`, (data) => ({
      ...data,
      ...(!hasPlaces && { places: [] }),
      chart: {
        picture: {
          file: "/media/hero.jpg",
          description: Object.fromEntries(languageCodes.map((code) => [code, "Costa"])),
        },
        ...{ north, south: north - 0.3, west: 2.4, east: 2.8, credit: "© Costa, S. A." },
      },
    })),
  );

const NETWORKS = [
  [{ url: "https://www.tiktok.com/@brisa" }],
  [{ url: "https://mastodon.social/@brisa" }, { network: "Die Fotos", url: "https://a.example/b" }],
];

const networks = fc
  .constantFrom(...NETWORKS)
  .map((social) =>
    ofEach("Company", `${social.length} other networks`, (data) => ({ ...data, social })),
  );

const shortened = anyCollection.map(({ type }) =>
  ofEach(type, "shortest lists", (data, node) => {
    walk(node, data, ({ minItems = 0 }, value) => {
      if (Array.isArray(value)) value.length = Math.min(value.length, minItems);
    });
    return data;
  }),
);

const added = fc
  .record({ open: anyOpen, id: fc.integer({ min: 500, max: 900 }), isBare: fc.boolean() })
  .map(({ open: { type, path }, id, isBare }): Alteration => ({
    title: `${type}: one more, ${isBare ? "with what it needs" : "like the first"}, as ${id}`,
    apply: ({ entries, ...files }) => {
      const like = entries.find(({ collection }) => collection.type === type);
      if (!like) return { ...files, entries };
      const data = structuredClone(dataOf(like));
      if (isBare) bare(data, like.node);
      const itsId = typeof data.id === "number" ? id : String(id);
      const one = { ...like, file: pathOf(path, id), data: { ...data, id: itsId } };
      return { ...files, entries: [...entries, one] };
    },
  }));

/** Gives entries other names, wherever they are named. */
const renamed = anyOpen.map(({ type, path }): Alteration => ({
  title: `${type}: other ids`,
  apply: ({ entries, ...files }) => {
    const other = (id: unknown) => (typeof id === "number" ? id + 500 : `${String(id)}-2`);
    const changed = entries.map(copyOf);
    for (const entry of entries.filter(({ collection }) => collection.type === type))
      for (const place of referencesTo(entries, type, dataOf(entry).id)) {
        const { data } = changed.find(({ file }) => file === place.file) ?? {};
        const steps = place.path.slice(0, -1);
        const holder = steps.reduce<unknown>((value, step) => (value as Data)[step], data) as Data;
        holder[place.path.at(-1) ?? ""] = other(dataOf(entry).id);
      }
    return {
      ...files,
      entries: changed.map((entry) => {
        if (entry.collection.type !== type) return entry;
        const id = other(dataOf(entry).id);
        return { ...entry, file: pathOf(path, id), data: { ...dataOf(entry), id } };
      }),
    };
  },
}));

/** Leaves texts for which that suffices in one language; a review also in its own. */
const inOneLanguage = fc
  .record({ collection: anyCollection, language: fc.constantFrom(...languageCodes) })
  .map(({ collection: { type }, language }) =>
    ofEach(type, `in ${language} alone what may be`, (data, node) => {
      walk(node, data, ({ fallback }, value) => {
        if (!fallback || !isRecord(value) || value[language] === undefined) return;
        for (const code of languageCodes)
          if (code !== language && code !== data.language) Reflect.deleteProperty(value, code);
      });
      return data;
    }),
  );

/** Another price and other hours for a trip in summer. */
const season = fc
  .record({ of: fc.nat({ max: 3 }), isPriced: fc.boolean() })
  .map(({ of, isPriced }) =>
    ofEach("Prices", `a season for trip ${of}${isPriced ? "" : ", of hours alone"}`, (data) => {
      const packages = data.packages as { trip: string }[];
      const { trip = "" } = packages[of] ?? {};
      const days = { from: "2027-06-01", to: "2027-07-31" };
      const hours = [{ trip, start: "10:00", end: "11:30" }];
      const amounts = isPriced ? [{ trip, amount: 333.5 }] : undefined;
      return { ...data, seasons: [{ ...days, ...(amounts && { amounts }), hours }] };
    }),
  );

/** What an owner does, in turn. */
export const anyAlterations = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: hidden },
    { weight: 2, arbitrary: few },
    { weight: 3, arbitrary: added },
    { weight: 2, arbitrary: emptied },
    { weight: 1, arbitrary: withoutOne },
    { weight: 1, arbitrary: abroad },
    { weight: 1, arbitrary: networks },
    { weight: 1, arbitrary: chart },
    { weight: 1, arbitrary: shortened },
    { weight: 1, arbitrary: renamed },
    { weight: 2, arbitrary: inOneLanguage },
    { weight: 1, arbitrary: season },
  ),
  { minLength: 12, maxLength: 24 },
);
