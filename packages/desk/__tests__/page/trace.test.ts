import { parse } from "graphql";
import { isRecord } from "../../../typed-content/helpers/is-record";
import { revealAddresses } from "../../page/field-marks";
import { createEngine } from "../../page/engine";
import { pagesSchema } from "../../page/schema";
import { createTrace } from "../../page/trace";
import { queryField } from "../../../typed-content/graphql/sdl";
import { languageCodes, type LanguageCode } from "../../../typed-content/languages";
import { content } from "../../../../examples/guest-house/__tests__/house-content";
import { guestHouse } from "../../../../examples/guest-house/model";
import { jsonSchema, type SchemaNode, type Address } from "../../../typed-content/schema";
import { dataIn } from "../../core/edits";

/** Returns a GraphQL selection of all texts, times and prices. */
const selection = (node: SchemaNode): string =>
  Object.entries(node.properties ?? {})
    .map(([name, field]) => {
      const texts = field.kind === "localized" || field.kind === "markdown";
      if (texts) return `${name}(language: $language)${field.fallback ? " { text }" : ""}`;
      if (field.kind === "picture") return `${name} { description(language: $language) { text } }`;
      if (field.kind === "group") return `${name} { __typename ${selection(field)} }`;
      if (field.kind === "list" && field.items?.properties)
        return `${name} { __typename ${selection(field.items)} }`;
      return field.kind === "time" || field.kind === "price" ? name : "";
    })
    .join(" ");

const selections = guestHouse.collections.map((collection) => {
  const fields = `__typename ${selection(jsonSchema(collection))}`;
  return `${queryField(collection)} { ${fields} }`;
});
const MESSAGES =
  "allLocale(filter: { language: { eq: $language } }) { edges { node { ns data } } }";
const query = parse(`query ($language: String!) { ${selections.join(" ")} ${MESSAGES} }`);

const engine = createEngine(parse(pagesSchema(guestHouse)), {
  pictureData: () => "picture",
  digest: () => undefined,
  today: () => "2027-06-15",
});

const valueAt = ({ file, path }: Address) =>
  path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown> | undefined)?.[step],
    dataIn(content, file),
  );

const stringsIn = (data: unknown): string[] => {
  if (typeof data === "string") return [data];
  return isRecord(data) || Array.isArray(data) ? Object.values(data).flatMap(stringsIn) : [];
};

const answerIn = async (language: LanguageCode) => {
  const trace = createTrace();
  const data = await engine(query, content, language, trace);
  return { strings: stringsIn(data), values: trace.values(content), data };
};

describe.each(languageCodes())("in %s", (language) => {
  test("every text begins with the address of its own field, and is without it what it is without a trace", async () => {
    const { strings } = await answerIn(language);
    const plain = stringsIn(await engine(query, content, language));
    expect(strings.map((text) => revealAddresses(text).text)).toEqual(plain);
    const addressed = strings
      .map(revealAddresses)
      .filter(({ addresses, text }) => addresses.length > 0 && !text.startsWith("{"));
    expect(addressed.length).toBeGreaterThan(20);
    for (const { text, addresses } of addressed) {
      const [first] = addresses;
      const stored = first && valueAt(first);
      expect(first?.path.at(-1)).toBe(language);
      if (typeof stored !== "string") throw new Error(JSON.stringify(first));
      if (/<|{{|\*/.test(text + stored)) continue;
      expect(text.replaceAll("\u00A0", " ")).toBe(stored.replaceAll("\u00A0", " "));
    }
  });

  test("interface words lead to their key", async () => {
    const { strings } = await answerIn(language);
    const addresses = strings
      .filter((text) => text.startsWith("{"))
      .flatMap((text) => Object.values(JSON.parse(text) as object))
      .flatMap((word) => revealAddresses(String(word)).addresses);
    expect(addresses.length).toBe(7);
    for (const address of addresses) {
      expect(address.file).toMatch(`locales/${language}/`);
      expect(typeof valueAt(address)).toBe("string");
    }
  });
});

test("prices and times are told with their fields", async () => {
  const { values } = await answerIn("es");
  const told = values.map(({ address }) => String(valueAt(address)));
  expect(told.some((value) => /^\d\d:\d\d$/.test(value))).toBe(true);
  expect(told.some((value) => /^\d+(\.\d+)?$/.test(value))).toBe(true);
  for (const { address, keys } of values) {
    const digits = String(valueAt(address)).replace(/^0(?=\d:)/, "");
    expect(keys.some((key) => digits.startsWith(key))).toBe(true);
  }
});
