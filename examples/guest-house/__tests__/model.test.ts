import Ajv from "ajv/dist/2020";
import { buildSchema, parse, validate } from "graphql";
import { graphqlTypes } from "@brisa/typed-content/graphql";
import type { Kind } from "@brisa/typed-content/fields";
import { jsonSchema, type SchemaNode } from "@brisa/typed-content";
import { present } from "../../../__tests__/setup/present";
import { content } from "./house-content";
import { guestHouse } from "../model";

const { collections } = guestHouse;

const kindsIn = (node: SchemaNode): string[] => [
  ...(node.kind ? [node.kind] : []),
  ...[...Object.values(node.properties ?? {}), ...(node.items ? [node.items] : [])].flatMap(
    kindsIn,
  ),
];

const kinds: Record<Kind, true> = {
  id: true,
  text: true,
  localized: true,
  markdown: true,
  number: true,
  order: true,
  price: true,
  time: true,
  month: true,
  date: true,
  email: true,
  phone: true,
  url: true,
  origin: true,
  repository: true,
  color: true,
  choice: true,
  "yes-no": true,
  picture: true,
  "picture-file": true,
  reference: true,
  list: true,
  group: true,
};

test("the guest house has a field of every kind", () => {
  const used = new Set(collections.map(jsonSchema).flatMap(kindsIn));
  expect([...used].sort()).toEqual(Object.keys(kinds).sort());
});

const ajv = new Ajv({ strict: false, validateFormats: false });
const validators = new Map(collections.map((each) => [each, ajv.compile(jsonSchema(each))]));

test.each(content.entries)("$file matches its JSON Schema", ({ collection, data }) => {
  const isValid = present(validators.get(collection), "JSON Schema");
  expect(isValid(data)).toBe(true);
  expect(isValid({ ...(data as object), colour: "azul" })).toBe(false);
});

/** What a query engine adds to the types. */
const ENGINES = "interface Node { id: ID }\ntype File { name: String }";
const schema = buildSchema(`${ENGINES}\n${graphqlTypes(guestHouse)}`, { assumeValid: true });

test("its GraphQL types answer queries of its fields, and of no others", () => {
  const query = parse("{ rooms(featured: true) { jsonId } }");
  expect(validate(schema, query)).toEqual([]);
  expect(validate(schema, parse("{ trips { jsonId } }"))).not.toEqual([]);
});

test.each([
  ["an identifier has another name in Gatsby's nodes", "jsonId: String!"],
  ["and another one in those of YAML files", "yamlId: String!"],
  ["a decimal", "size: Float!"],
  ["a whole number", "guests: Int!"],
  ["an optional switch", "featured: Boolean"],
  ["a text in languages", "name(language: String!): String! @localized"],
  ["an optional one", "description(language: String!): String @localized"],
  ["a Markdown text", "body(language: String!): String! @markdown"],
  ["a picture", "picture: Picture!"],
  ["a picture's file", "file: File! @media"],
  ["a group", "breakfast: RoomBreakfast!"],
  ["a list of groups", "sections: [ConditionsSections!]!"],
  ["a list of references", 'weeks: [HouseWeeks!]! @shown(key: "room", type: "Room")'],
  ["a reference", 'room: Room! @entry(type: "Room")'],
  ["a value in words", "priceInWords(language: String!): String! @priceInWords"],
  [
    "a list of entries",
    'rooms(featured: Boolean): [Room!]! @list(type: "Room", shownWith: "description")',
  ],
])("in its GraphQL types: %s", (_, line) => {
  const lines = graphqlTypes(guestHouse).split("\n");
  expect(lines.map((each) => each.trim())).toContain(line);
});

// Until the fields of another model's `Query` come from that model.
test("its queries have no field of another model", () => {
  expect(graphqlTypes(guestHouse)).not.toContain("monthNames");
});
