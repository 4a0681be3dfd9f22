import fc from "fast-check";
import { isRecord } from "../../packages/typed-content/helpers/is-record";
import { languageCodes } from "../../src/model/languages";
import { referencesTo } from "../../packages/typed-content/reference-lists";
import { walk, type SchemaNode } from "../../packages/typed-content/schema";
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

/** Removes optional fields of an object, and of those within: each, or one of several. */
const bare = (data: unknown, node: SchemaNode, every = 1) => {
  let count = 0;
  for (const { node: field, value } of walk(node, data)) {
    const { properties, required = [] } = field;
    for (const key of Object.keys(properties ?? {}).filter((name) => !required.includes(name))) {
      count += 1;
      if (count % every === 0) Reflect.deleteProperty(value as Data, key);
    }
  }
};

const emptied = fc.tuple(anyCollection, fc.integer({ min: 1, max: 5 })).map(([{ type }, every]) =>
  ofEach(type, `without one in ${every} of what may be left out`, (data, node) => {
    bare(data, node, every);
    return data;
  }),
);

/** Gives up the calendar: one books by message. */
export const byMessage = ofEach("Providers", "without a calendar", (data) => {
  Reflect.deleteProperty(data, "booking");
  return data;
});

const COMPANIES: Record<string, Data> = {
  abroad: { position: { latitude: 38.69, longitude: -9.42 }, taxNumber: "PT501964843" },
  "on the other side": { position: { latitude: -33.86, longitude: 151.2 } },
  "without a chat": { whatsapp: undefined, whatsappGreeting: undefined },
  "with one network": { social: [{ url: "https://www.tiktok.com/@brisa" }] },
  "with a network of her own": { social: [{ network: "Die Fotos", url: "https://a.example/b" }] },
};

const chartUpTo = (north: number) => ({
  picture: {
    file: "/media/hero.jpg",
    description: Object.fromEntries(languageCodes.map((code) => [code, "Costa"])),
  },
  ...{ north, south: north - 0.3, west: 2.4, east: 2.8, credit: "© Costa, S. A." },
});

/** With the harbour in the middle of the chart, or outside. */
const CHARTS: Record<string, Data> = {
  "with her chart": { chart: chartUpTo(39.7) },
  "with her chart, without places": { chart: chartUpTo(39.7), places: [] },
  "with a chart of somewhere else": { chart: chartUpTo(39.3), places: [] },
};

const having = (type: string, values: Record<string, Data>) =>
  fc
    .constantFrom(...Object.entries(values))
    .map(([title, own]) => ofEach(type, title, (data) => ({ ...data, ...own })));

const shortened = anyCollection.map(({ type }) =>
  ofEach(type, "shortest lists", (data, node) => {
    for (const { node: field, value } of walk(node, data))
      if (Array.isArray(value)) value.length = Math.min(value.length, field.minItems ?? 0);
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
      for (const { node: field, value } of walk(node, data)) {
        if (!field.fallback || !isRecord(value) || value[language] === undefined) continue;
        for (const code of languageCodes)
          if (code !== language && code !== data.language) Reflect.deleteProperty(value, code);
      }
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
    { weight: 3, arbitrary: emptied },
    { weight: 2, arbitrary: having("Company", COMPANIES) },
    { weight: 1, arbitrary: having("Places", CHARTS) },
    { weight: 1, arbitrary: shortened },
    { weight: 1, arbitrary: renamed },
    { weight: 2, arbitrary: inOneLanguage },
    { weight: 1, arbitrary: season },
  ),
  { minLength: 12, maxLength: 24 },
);
