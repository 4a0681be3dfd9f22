import type { FactModel } from "../../content";
import {
  conditions,
  house,
  photographs,
  rooms,
} from "../../../../examples/guest-house/model/collections";
import { guestHouse } from "../../../../examples/guest-house/model";
import { toldOf, type Model } from "./wrong-models";

const { facts, mayBeOpen, resolvers } = guestHouse;

const withFacts = (changed: Partial<FactModel>) => ({ facts: { ...facts, ...changed } });

const open = (changed: Partial<typeof mayBeOpen>) => ({ mayBeOpen: { ...mayBeOpen, ...changed } });

const returning = (values: Record<string, string>) => withFacts({ calculate: () => values });

const copy = { ...rooms };

test("the guest house's model names nothing that is not there", () => {
  expect(toldOf({})).toBe("");
});

const refused: Record<string, Partial<Model>> = {
  'timeZone: there is no "Europe/Andorra la Vella". One is called "Europe/Rome".': {
    timeZone: "Europe/Andorra la Vella",
  },
  'asIs: house.json has no `yesNo` "publish". Add it there.': {
    asIs: { file: house.path, path: ["publish"] as [string] },
  },
  "facts.files: House is none of the model's `collections`. Add it there.": {
    collections: [rooms, photographs, conditions],
    asIs: undefined,
  },
  "facts.from: Room is none of the model's `collections`. Add it there.": withFacts({
    from: [copy],
  }),
  "facts.files: Room (rooms/*.json) is no single JSON file. Calculate facts of others.": withFacts({
    files: [house, rooms],
  }),
  'facts.calculated: "rooms.from" is no fact: `calculate` returns only rooms.form.\nfacts.calculate: texts may not name "rooms.form". Give it a title in `calculated`.':
    returning({ "rooms.form": "1" }),
  "mayBeOpen.collections: Conditions is none of the model's `collections`. Add it there.": open({
    collections: [{ ...conditions }],
  }),
  'mayBeOpen.namespaces: "room" is none of `messageTitles`. Correct the name.': open({
    namespaces: ["room"],
  }),
  'mayBeOpen.facts: "house.license" is none of `facts.files`, as "house.licence" is.': open({
    facts: ["house.license"],
  }),
  'messagesAtDesk: the code "no-licences" has no sentence (es). Write it, or correct the code.\nmessagesAtDesk: the code "no-licences" has no sentence (en). Write it, or correct the code.':
    { messagesAtDesk: { es: { "no-licences": "Falta." }, en: {} } },
  'resolvers: any model has one called "list". Rename yours.': {
    resolvers: { ...resolvers, list: () => Promise.resolve([]) },
  },
  'Query › beds: `resolvers` has no "beds". Write it, or correct the name.': {
    query: ["beds: Int! @beds"],
  },
  'Query › best: there is no type "Rooms". Correct the name.': {
    query: ["best: Rooms @priceInWords"],
  },
};

test.each(Object.entries(refused))("%s", (told, wrong) => {
  expect(toldOf(wrong)).toBe(told);
});

test("a query that GraphQL cannot read is shown", () => {
  const told = toldOf({ query: ["beds -> Int"] });
  expect(told).toContain('query, or queried: a line is not as "beds: Int! @beds" is. Syntax Error');
  expect(told).toContain("|   beds -> Int");
});
