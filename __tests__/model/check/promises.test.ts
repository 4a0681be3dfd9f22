import { basename } from "node:path";
import { contentModel } from "../../../src/model";
import { promises } from "../../../src/model/launch/promises";
import { groupOf, unconfirmed } from "../../../src/typed-content/check/launch/promised";
import type { Content } from "../../../src/typed-content/content";
import { changed } from "../../build/structured-data/test-content";
import { namespacesIn } from "../../../src/typed-content/files/content";
import { placeholdersIn } from "../../../src/typed-content/texts/placeholders";
import { jsonSchema, type SchemaNode } from "../../../src/typed-content/schema";
import { localeTexts } from "../../../src/typed-content/texts/texts";
import type { Kind } from "../../../src/typed-content/fields/kind";
import { readContent } from "../../../src/typed-content/files/read";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";

type Field = { name: string; kind?: Kind };

/** Returns all fields of a schema that hold a value, but for the focus of pictures. */
const fieldsIn = (node: SchemaNode, name: string): Field[] => {
  if (node.kind === "localized" || node.kind === "markdown") return [{ name, kind: node.kind }];
  if (node.items) return fieldsIn(node.items, name);
  if (!node.properties) return [{ name, kind: node.kind }];
  return Object.entries(node.properties)
    .filter(([key]) => !(node.kind === "picture" && key === "focus"))
    .flatMap(([key, child]) => fieldsIn(child, `${name}.${key}`));
};

const fields = contentModel.collections.flatMap((each) => fieldsIn(jsonSchema(each), each.type));

const everything = { has: () => true };

const content = readContent(TEST_CONTENT, contentModel);
const messages = localeTexts(content).flatMap(({ file, rows }) =>
  rows.map(({ cells: { es } }) => ({
    name: [basename(file, ".json"), ...es.path].join("."),
    text: es.text ?? "",
  })),
);

const { asksNot, groups, unread } = promises;
const isCovered = ({ name, kind }: Field) =>
  (kind !== undefined && asksNot.kinds.includes(kind)) ||
  asksNot.fields.some((each) => `${name}.`.startsWith(`${each}.`)) ||
  groupOf(promises, name, kind) !== undefined;

test("nothing is promised that is neither changed nor confirmed: a group asks for each field that visitors read", () => {
  expect(fields.filter((field) => !isCovered(field)).map(({ name }) => name)).toEqual([]);
  expect(isCovered({ name: "Trip.crew", kind: "text" })).toBe(true);
  expect(isCovered({ name: "Harbour.depth", kind: "number" })).toBe(false);
});

/** What a message says that may be a promise: a figure, or a word of what is sold. */
const PROMISING =
  /\d|palma|isla|barco|bahía|balines|gratis|incluido|máximo|mejor|antes de|rápid|respond|por teléfono|comprobad/i;

/** Messages with such a word that promise nothing. */
const PROMISES_NOTHING =
  /^(?:reviews\.(?:stars|rating|unrated|mail|notChecked|onDevice|unkept)|booking\.(?:beforeLabel|failedHeading)|contact\.(?:datePast|emailLetters)|location\.(?:which|calendarHint|entry|print|before$|closingRule|arrivalRule)|trips\.(?:sun|line|sees|dayRange)|layout\.|questions\.trips|about\.boat$)/;

test("a group asks for each message with a figure, a place or a word of what is sold", () => {
  const promising = messages.filter(({ text }) => {
    const own = placeholdersIn(text).reduce((rest, name) => rest.replace(`{{${name}}}`, ""), text);
    return PROMISING.test(own);
  });
  const unasked = promising.filter(
    ({ name }) => groupOf(promises, name) === undefined && !PROMISES_NOTHING.test(name),
  );
  expect(unasked).toEqual([]);
});

/** The tests' content without a booking provider and without a chat. */
const withoutWays = changed<{ booking?: object }>(
  "providers.json",
  (data) => delete data.booking,
  changed<{ whatsapp?: string }>("company.json", (data) => delete data.whatsapp, content),
);

test("nobody is asked what a calendar or a chat says that is not there, nor what stands in place of one that is", () => {
  expect(unread(content)).toEqual(["booking.shortNoticeCall"]);
  expect(unread(withoutWays)).toEqual(
    expect.arrayContaining(["BookingPage.calendar", "booking.shortNoticeText"]),
  );
  const asked = (of: Content) =>
    unconfirmed(of, [], { ...promises, names: [], delivered: everything }).map(
      ({ field }) => field,
    );
  expect(asked(content)).toContain("BookingPage.calendar.text.es");
  expect(asked(withoutWays)).not.toContain("BookingPage.calendar.text.es");
});

test("each name in a group is that of a field, or of a message", () => {
  const known = [...fields, ...messages].map(({ name }) => `${name}.`);
  const namespaces = namespacesIn(content.files).map((name) => `${name}.`);
  const asked = [...groups.flatMap(({ asks }) => asks), ...asksNot.fields];
  const names = [...asked, ...unread(content), ...unread(withoutWays)];
  const unknown = names.filter(
    (name) => ![...known, ...namespaces].some((each) => each.startsWith(`${name}.`)),
  );
  expect(unknown).toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
});
