import * as z from "zod";
import * as field from "../../../src/typed-content/fields";
import { rooms } from "../../guest-house/collections";
import type { Sentences } from "../../guest-house/findings";
import { es } from "../../guest-house/messages";
import { toldOf, withFields, withKitchen, withList } from "./wrong-models";

const room = (dangling = "week-without-room") => field.reference("Habitación", rooms, { dangling });

const open = field.yesNo("Abierta");

test.each([
  [
    "a link to a collection that is not there",
    withFields({ cook: field.link("Cocinero", { type: "Instrutor" }) }),
    "Kitchen › cook: it refers to Instrutor, which is none of `collections`. Add it, or refer to another.",
  ],
  [
    "a reference outside a list",
    withFields({ room: room() }),
    "Kitchen › room: a `reference` stands in a group of a list. Use a `link` here.",
  ],
  [
    "two references in a group",
    withList({ room: room(), other: room() }),
    "Kitchen › all › other: another `reference` of the group names it. Use a `link` here.",
  ],
  [
    "a reference whose code has no sentence",
    withList({ room: room("no-room") }),
    'Kitchen › all › room: the code "no-room" has no sentence (es). Write it, or correct the code.\n' +
      'Kitchen › all › room: the code "no-room" has no sentence (en). Write it, or correct the code.',
  ],
  [
    "a refinement whose code has no sentence",
    withFields({ open: open.refine(Boolean, { params: { code: "shut" } }) }),
    'Kitchen › open › refine: the code "shut" has no sentence (es). Write it, or correct the code.\n' +
      'Kitchen › open › refine: the code "shut" has no sentence (en). Write it, or correct the code.',
  ],
  [
    "a refinement without a code",
    withFields({ open: open.refine(Boolean) }),
    "Kitchen › open › refine: it does not say what is wrong. Add `params: { code: … }`.",
  ],
  [
    "a refinement that finds something at no field",
    withKitchen({
      schema: field
        .group("Cocina", { open })
        .refine(() => true, { path: ["opened"], params: { code: "empty" } }),
    }),
    'Kitchen › refine: no field is called "opened". Name one in its `path`.',
  ],
  [
    "a field that no form knows",
    withFields({ name: z.string() }),
    "Kitchen › name: no form knows this field. Make it with a function of typed-content/fields.",
  ],
  [
    "a list of texts",
    withFields({ all: field.list("Lista", field.plainText("Texto")) }),
    "Kitchen › all: the items of a list are groups. Put the field into a `group`.",
  ],
  [
    "a quotation whose language nobody says",
    withFields({ said: field.quotation("Texto", "language") }),
    'Kitchen › said: no choice of `languageCodes` beside it is called "language". Add it.',
  ],
  [
    "words that nobody resolves",
    withKitchen({ schema: field.group("Cocina", { open }).meta({ inWords: ["priceInWord"] }) }),
    'Kitchen › priceInWord: `resolvers` has no "priceInWord". Write it, or correct the name.',
  ],
  [
    "a query that nobody resolves",
    withFields({ open: open.meta({ queried: ["open: Boolean! @isOpen"] }) }),
    'Kitchen › open: `resolvers` has no "isOpen". Write it, or correct the name.',
  ],
  [
    "words that are called like a field",
    withKitchen({
      schema: field.group("Cocina", { priceInWords: open }).meta({ inWords: ["priceInWords"] }),
    }),
    "Kitchen › priceInWords: two fields or words have this name. Rename one.",
  ],
  [
    "a group that GraphQL calls like a collection",
    withKitchen({ type: "HouseAddress" }),
    "HouseAddress: a collection, its list or a group in it has this name, too. Rename one of them.",
  ],
])("a collection with %s is refused", (_, wrong, told) => {
  expect(toldOf(wrong)).toBe(told);
});

test("a code without a sentence in one language is refused, although the other has it", () => {
  const { "week-without-room": _, ...others } = es;
  expect(toldOf({}, others as Sentences)).toContain(
    'House › weeks › room: the code "week-without-room" has no sentence (es). Write it, or correct the code.',
  );
});

test("so is one that no reference names", () => {
  const { "no-licence": _, ...others } = es;
  expect(toldOf({}, others as Sentences)).toBe(
    'messages: the code "no-licence" has no sentence (es). Write it, or correct the code.',
  );
});

test("TypeScript refuses references by name", () => {
  // @ts-expect-error It takes the collection.
  expect(() => field.link("Cocinero", "Instrutor")).not.toThrow();
});
