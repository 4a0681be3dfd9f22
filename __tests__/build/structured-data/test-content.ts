import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import type { Content } from "../../../packages/typed-content/content";
import { readContent } from "../../../packages/typed-content/files/read";
import { dayStates } from "../../../src/model/collections/day-states";
import { jsonSchema } from "../../../packages/typed-content/schema";
import { contentModel } from "../../../src/model";

export const original = readContent(TEST_CONTENT, contentModel);

export type Trip = { start: string; end: string; title: object; description: object };
type Price = { trip: string; amount: number };
export type Prices = {
  vatPercent: number;
  packages: [Price, Price, Price, ...Price[]];
  seasons: { from: string; to: string; amounts: Price[] }[];
};

/** Returns content, by default that of the tests, with the data of one file changed. */
export const changed = <Data>(
  file: string,
  change: (data: Data) => void,
  content = original,
): Content => {
  const alter = <File extends { file: string; data: unknown }>(source: File): File => {
    if (source.file !== file) return source;
    const data = structuredClone(source.data);
    change(data as Data);
    return { ...source, data };
  };
  const { entries, locales } = content;
  return { ...content, entries: entries.map(alter), locales: locales.map(alter) };
};

/** Returns content with these states of days besides. */
export const withDays = (days: readonly object[], content = original): Content => ({
  ...content,
  entries: [
    ...content.entries,
    ...days.map((data, index) => ({
      file: `days/${index}.json`,
      collection: dayStates,
      node: jsonSchema(dayStates),
      data: { id: `${index}`, ...data },
    })),
  ],
});
