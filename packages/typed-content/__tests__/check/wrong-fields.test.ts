import * as z from "zod";
import * as field from "../../fields";
import { rooms } from "../../../../examples/guest-house/model/collections";
import type { Sentences } from "../../../../examples/guest-house/model/findings";
import { es } from "../../../../examples/guest-house/model/messages";
import { toldOf, withFields, withKitchen, withList, type Model } from "./wrong-models";

const room = (dangling = "week-without-room") => field.reference("Habitación", rooms, { dangling });

const open = field.yesNo("Abierta");

const refused: Record<string, Partial<Model>> = {
  "Kitchen › cook: it refers to Instrutor, which is none of `collections`. Add it, or refer to another.":
    withFields({ cook: field.link("Cocinero", { type: "Instrutor" }) }),
  "Kitchen › room: a `reference` stands in a group of a list. Use a `link` here.": withFields({
    room: room(),
  }),
  "Kitchen › all › other: another `reference` of the group names it. Use a `link` here.": withList({
    room: room(),
    other: room(),
  }),
  'Kitchen › all › room: the code "no-room" has no sentence (es). Write it, or correct the code.\nKitchen › all › room: the code "no-room" has no sentence (en). Write it, or correct the code.':
    withList({ room: room("no-room") }),
  'Kitchen › open › refine: the code "shut" has no sentence (es). Write it, or correct the code.\nKitchen › open › refine: the code "shut" has no sentence (en). Write it, or correct the code.':
    withFields({ open: open.refine(Boolean, { params: { code: "shut" } }) }),
  "Kitchen › open › refine: it does not say what is wrong. Add `params: { code: … }`.": withFields({
    open: open.refine(Boolean),
  }),
  'Kitchen › refine: no field is called "opened". Name one in its `path`.': withKitchen({
    schema: field
      .group("Cocina", { open })
      .refine(() => true, { path: ["opened"], params: { code: "empty" } }),
  }),
  "Kitchen › name: no form knows this field. Make it with a function of typed-content/fields.":
    withFields({ name: z.string() }),
  "Kitchen › all: the items of a list are groups. Put the field into a `group`.": withFields({
    all: field.list("Lista", field.plainText("Texto")),
  }),
  'Kitchen › said: no choice of `languageCodes` beside it is called "language". Add it.':
    withFields({ said: field.quotation("Texto", "language") }),
  'Kitchen › priceInWord: `resolvers` has no "priceInWord". Write it, or correct the name.':
    withKitchen({ schema: field.group("Cocina", { open }).meta({ inWords: ["priceInWord"] }) }),
  'Kitchen › open: `resolvers` has no "isOpen". Write it, or correct the name.': withFields({
    open: open.meta({ queried: ["open: Boolean! @isOpen"] }),
  }),
  "Kitchen › priceInWords: two fields or words have this name. Rename one.": withKitchen({
    schema: field.group("Cocina", { priceInWords: open }).meta({ inWords: ["priceInWords"] }),
  }),
  "HouseAddress: a collection, its list or a group in it has this name, too. Rename one of them.":
    withKitchen({ type: "HouseAddress" }),
};

test.each(Object.entries(refused))("%s", (told, wrong) => {
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
