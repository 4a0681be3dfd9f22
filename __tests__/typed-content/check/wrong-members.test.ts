import { checkModel } from "../../../src/typed-content/check/model";
import type { ContentModel, FactModel } from "../../../src/typed-content/content";
import { conditions, house, photographs, rooms } from "../../guest-house/collections";
import type { Sentences } from "../../guest-house/findings";
import { content } from "../../guest-house/house-content";
import { en, es } from "../../guest-house/messages";
import { guestHouse } from "../../guest-house/model";
import { toldOf } from "./wrong-models";

const { facts, mayBeOpen, resolvers } = guestHouse;

const withFacts = (changed: Partial<FactModel>) => ({ facts: { ...facts, ...changed } });

const open = (changed: Partial<typeof mayBeOpen>) => ({ mayBeOpen: { ...mayBeOpen, ...changed } });

const returning = (values: Record<string, string>) => withFacts({ calculate: () => values });

const copy = { ...rooms };

test("the guest house's model names nothing that is not there", () => {
  expect(toldOf({})).toBe("");
});

test.each([
  [
    "a time zone that is none",
    { timeZone: "Europe/Andorra la Vella" },
    'timeZone: there is no "Europe/Andorra la Vella". One is called "Europe/Rome".',
  ],
  [
    "a switch that is not there",
    { asIs: { file: house.path, path: ["publish"] as [string] } },
    'asIs: house.json has no `yesNo` "publish". Add it there.',
  ],
  [
    "facts of a collection that it lacks",
    { collections: [rooms, photographs, conditions], asIs: undefined },
    "facts.files: House is none of the model's `collections`. Add it there.",
  ],
  [
    "facts from another collection of the same type",
    withFacts({ from: [copy] }),
    "facts.from: Room is none of the model's `collections`. Add it there.",
  ],
  [
    "facts of a folder",
    withFacts({ files: [house, rooms] }),
    "facts.files: Room (rooms/*.json) is no single JSON file. Calculate facts of others.",
  ],
  [
    "a placeholder that has no value",
    returning({ "rooms.form": "1" }),
    'facts.calculated: "rooms.from" is no fact: `calculate` returns only rooms.form.\n' +
      'facts.calculate: texts may not name "rooms.form". Give it a title in `calculated`.',
  ],
  [
    "open brackets in a collection that it lacks",
    open({ collections: [{ ...conditions }] }),
    "mayBeOpen.collections: Conditions is none of the model's `collections`. Add it there.",
  ],
  [
    "open brackets in messages that it lacks",
    open({ namespaces: ["room"] }),
    'mayBeOpen.namespaces: "room" is none of `messageTitles`. Correct the name.',
  ],
  [
    "open brackets in a fact that is none",
    open({ facts: ["house.license"] }),
    'mayBeOpen.facts: "house.license" is none of `facts.files`, as "house.licence" is.',
  ],
  [
    "a sentence at the desk of a code that is none",
    { messagesAtDesk: { es: { "no-licences": "Falta." }, en: {} } },
    'messagesAtDesk: the code "no-licences" has no sentence (es). Write it, or correct the code.\n' +
      'messagesAtDesk: the code "no-licences" has no sentence (en). Write it, or correct the code.',
  ],
  [
    "a resolver of every model's",
    { resolvers: { ...resolvers, list: () => Promise.resolve([]) } },
    'resolvers: any model has one called "list". Rename yours.',
  ],
  [
    "a query that nobody resolves",
    { query: ["beds: Int! @beds"] },
    'Query › beds: `resolvers` has no "beds". Write it, or correct the name.',
  ],
  [
    "a query of a type that is not there",
    { query: ["best: Rooms @priceInWords"] },
    'Query › best: there is no type "Rooms". Correct the name.',
  ],
])("a model with %s is refused", (_, wrong, told) => {
  expect(toldOf(wrong)).toBe(told);
});

test("a query that GraphQL cannot read is shown", () => {
  const told = toldOf({ query: ["beds -> Int"] });
  expect(told).toContain('query, or queried: a line is not as "beds: Int! @beds" is. Syntax Error');
  expect(told).toContain("|   beds -> Int");
});

test("TypeScript refuses rules with codes that have no sentence", () => {
  const wrong: ContentModel<keyof Sentences> = {
    ...guestHouse,
    // @ts-expect-error No sentence has this code.
    rules: [() => [{ file: house.path, path: [], code: "no-bed" }]],
  };
  const loose: ContentModel = wrong;
  // @ts-expect-error The codes of the model are not those of the sentences.
  expect(() => checkModel(loose, { es, en }, content)).not.toThrow();
});
