import fc from "fast-check";
import { TEST_DATE } from "../../src/commands/lib/test-sites";
import { isRecord } from "../../src/base/is-record";
import { defaultLanguage, languageCodes } from "../../src/base/languages";
import { walk, type SchemaNode } from "../../src/typed-content/schema";
import { anyCollection, ofEach } from "./alteration";

export const ODD_TEXTS = [
  "A",
  "0",
  "Donaudampfschifffahrtsgesellschaftskapitänsmütze",
  "«Ça va?» & <b>’n’</b> “co” \\ 100 % [x](y) · Nº 1 — #1",
  "Fünfzehn Wörter, von denen keines etwas sagt, nur damit es ein recht langer Satz wird, der umbricht",
  "*Illetas* y *Cala Vella*",
  "😀 👩‍👩‍👧 ⛵",
  "{{company.name}}, {{trips.count}}",
  "[PENDIENTE: el nombre, que todavía no sabemos, y lo que haya que decir de él aquí]",
  "Señorío de Xàtivà, Łódź, İzmir",
];

const other = (values: unknown[] = [], value: unknown) => values.find((each) => each !== value);

/** Returns another value of a field of a kind; undefined if there is none to choose. */
const valueFor = (node: SchemaNode, value: unknown, text: string, isHigh: boolean): unknown => {
  const { kind, minimum = 0, maximum = 9999, maxLength = 160 } = node;
  switch (kind) {
    case "text":
      return text.slice(0, maxLength).trim();
    case "localized":
    case "markdown":
      return Object.fromEntries(
        languageCodes.map((code) => [code, code === defaultLanguage ? text : `${text} ${code}`]),
      );
    case "number":
    case "order":
    case "price":
      return isHigh ? maximum : minimum;
    case "choice":
      return other(node.enum, value);
    case "yes-no":
      return isHigh;
    case "date":
      return isHigh ? "2028-02-29" : TEST_DATE;
    case "url":
    case "origin":
      return isHigh ? "https://xn--nxasmq6b.example" : "https://www.a.example";
    case "email":
      return "o'hara+x@a.example";
    case "phone":
      return isHigh ? "+1 202 555 0123" : "+34 971234567";
    default:
      return undefined;
  }
};

const KINDS: SchemaNode["kind"][][] = [
  ["text", "localized", "markdown"],
  ["number", "price", "order"],
  ["choice", "yes-no"],
  ["date", "url", "origin", "email", "phone"],
];

export const rewritten = fc
  .record({
    collection: anyCollection,
    kinds: fc.constantFrom(...KINDS),
    text: fc.constantFrom(...ODD_TEXTS),
    isHigh: fc.boolean(),
    isFirstOnly: fc.boolean(),
  })
  .map(({ collection: { type }, kinds, text, isHigh, isFirstOnly }) => {
    const how = kinds[0] === "text" ? `“${text}”` : isHigh ? "high" : "low";
    const title = `${isFirstOnly ? "the first" : "each"} ${kinds.join(", ")}: ${how}`;
    return ofEach(type, title, (data, node, index) => {
      if (isFirstOnly && index > 0) return data;
      walk(node, data, ({ properties = {} }, holder) => {
        for (const [key, field] of Object.entries(properties)) {
          if (!isRecord(holder) || !(key in holder) || !kinds.includes(field.kind)) continue;
          holder[key] = valueFor(field, holder[key], text, isHigh) ?? holder[key];
        }
      });
      return data;
    });
  });
