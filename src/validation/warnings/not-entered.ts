import { isRecord } from "../../content-files/content";
import type { Words } from "../rules/locales";
import type { Reading } from "../../content-files/read";
import { shortened } from "../../content-files/shortened";
import { folded } from "../../content-files/folded";
import { walk, type SchemaNode } from "../../model/schema";
import type { Advice } from "./warning";
import { isNotEntered } from "./dummy-values";
import { openBrackets } from "./open-brackets";

/**
 * Fields of the company, by their path, that were delivered with values which would look right in
 * any other field: the position, and a postal code that is no address's.
 */
const delivered: Record<string, RegExp> = {
  position: /^39\.55, 2\.633$/,
  "address,postalCode": /^\d\d000$/,
};
const COMPANY = "company.json";

/** Every field, and every interface word, that nobody has entered yet, and every open bracket. */
export const notEntered = (reading: Reading): Advice[] => [
  ...dummyValues(reading),
  ...openBrackets(reading),
];

const dummyValues = ({ content, words }: Reading): Advice[] =>
  [...content.entries, ...words.map(asEntry)].flatMap(({ file, node, data }) => {
    const found: Advice[] = [];
    walk(node, data, ({ kind }, field, path) => {
      const value = shown(field);
      const looks = typeof field === "string" && isNotEntered(field, kind);
      if (looks || (file === COMPANY && delivered[path.join()]?.test(value))) {
        found.push({ file, path, code: "not-entered", value: shortened(value) });
      }
    });
    return found;
  });

/** A file of interface words has no schema: its keys are what it may hold. */
const asEntry = ({ file, data }: Words) => {
  const keys = isRecord(data) ? Object.keys(data) : [];
  const node: SchemaNode = { properties: Object.fromEntries(keys.map((key) => [key, {}])) };
  return { file, node, data };
};

/** In one line, as it stands in a sentence. */
const shown = (value: unknown) =>
  folded(isRecord(value) ? Object.values(value).join(", ") : String(value));
