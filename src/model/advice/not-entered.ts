import { isRecord } from "../check/content";
import type { Words } from "../check/locales";
import type { Reading } from "../check/read-all";
import type { Kind } from "../fields";
import { walk, type SchemaNode } from "../schema";
import type { Advice } from "./advice";

/** An address of the kind that leads nowhere, or the owner's own mark. */
const ADDRESS = /pendiente|example/i;

/** How a value looks that nobody has entered yet, by the kind of its field. */
const looks: Partial<Record<Kind, RegExp>> = {
  // "B00000000", "tomo 0000, folio 000", "07000": numbers of registers are not all zeros.
  name: /pendiente|example|de ejemplo|(?<!\d)0{3,}(?!\d)|^\d*000$/i,
  email: ADDRESS,
  url: ADDRESS,
  // "+34 600 000 000"
  phone: /0( ?0){5}$/,
};

/** Prose may speak of examples and of what is "pendiente": only the mark itself counts. */
const IN_PROSE = /\bPENDIENTE\b|lorem ipsum/;

/** Numbers do not look like anything: this is the position that the site was delivered with. */
const DELIVERED = { file: "company.json", field: "position", numbers: "39.55, 2.633" };

/** Whether a value, by the look of it, waits for the owner to enter the real one. */
export const isNotEntered = (value: string, kind: Kind = "name") =>
  looks[kind]?.test(value) ?? false;

/** Every field, and every interface word, that nobody has entered yet. */
export const notEntered = ({ content, words }: Reading): Advice[] =>
  [...content.entries, ...words.map(asEntry)].flatMap(({ file, node, data }) => {
    const found: Advice[] = [];
    walk(node, data, ({ kind }, field, path) => {
      const value = shown(field);
      if (typeof field === "string") {
        // Texts in one language are the only strings without a kind of their own.
        if (kind ? isNotEntered(field, kind) : IN_PROSE.test(field))
          found.push({ file, path, code: "not-entered", value });
      } else if (file === DELIVERED.file && path.join() === DELIVERED.field) {
        if (value === DELIVERED.numbers) found.push({ file, path, code: "not-entered", value });
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

const shown = (value: unknown) =>
  isRecord(value) ? Object.values(value).join(", ") : String(value);
