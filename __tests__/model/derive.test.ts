import { contentModel } from "../../src/model";
import { collections } from "../../src/model";
import { holds, type Collection } from "../../src/typed-content/collection";
import { vsCodeSchemas, vsCodeSettings } from "../../src/commands/lib/vscode-files";
import { graphqlTypes } from "../../src/typed-content/graphql/sdl";
import { page } from "../../src/model/collections/pages/page";
import * as field from "../../src/typed-content/fields";
import { picture } from "../../src/typed-content/fields/picture";

const boat: Collection = {
  type: "Boat",
  title: "Barcos",
  path: "boats/*.json",
  set: "open",
  shownWith: "note",
  schema: field
    .group("Barco", {
      id: field.id(),
      length: field.decimal("Eslora", 1, 30),
      berths: field.integer("Literas", 0, 12).optional(),
      price: field.price("Precio"),
      sails: field.yesNo("Velas"),
      title: field.localizedLine("Nombre"),
      note: field.localizedText("Nota").optional(),
      picture: picture("Foto", { Cuadrada: "1" }),
      engine: field.group("Motor", { maker: field.plainText("Marca") }),
      decks: field.list(
        "Cubiertas",
        field.group("Cubierta", { name: field.localizedLine("Nombre") }),
      ),
      berthings: field.list(
        "Amarres",
        field.group("Amarre", {
          harbour: field.reference("Puerto", "Harbour", {
            unreferenced: "trip-without-price",
            dangling: "price-without-trip",
          }),
        }),
      ),
      order: field.order("Dónde sale."),
    })
    .meta({ inWords: ["cost"] }),
};

const help = page("HelpPage", "Ayuda", "help", { phone: field.phone("Teléfono") });

const rule: Collection = {
  type: "Rule",
  title: "Normas",
  path: "rules/*.yaml",
  set: ["on-board"],
  schema: field.group("Norma", { id: field.id(), body: field.markdown("Texto") }),
};

test("GraphQL types follow from a collection", () => {
  expect(graphqlTypes({ ...contentModel, collections: [boat, help, rule] })).toBe(`type Picture {
  file: File! @media
  description(language: String!): String! @localized
  focus: PictureFocus
}

type PictureFocus {
  x: Int!
  y: Int!
}

interface PageWords {
  description(language: String!): String!
  heading(language: String!): String!
  lead(language: String!): String!
}

type Boat implements Node @dontInfer {
  jsonId: String!
  length: Float!
  berths: Int
  price: Float!
  sails: Boolean!
  title(language: String!): String! @localized
  note(language: String!): String @localized
  picture: Picture!
  engine: BoatEngine!
  decks: [BoatDecks!]!
  berthings: [BoatBerthings!]! @shown(key: "harbour", type: "Harbour")
  order: Float!
  cost(language: String!): String! @cost
}

type BoatEngine {
  maker: String!
}

type BoatDecks {
  name(language: String!): String! @localized
}

type BoatBerthings {
  harbour: Harbour! @link(by: "jsonId")
}

type HelpPage implements Node & PageWords @dontInfer {
  heading(language: String!): String! @localized
  lead(language: String!): String! @localized
  phone: String!
  description(language: String!): String! @localized
}

type Rule implements Node @dontInfer {
  yamlId: String!
  body(language: String!): String! @markdown
}

type BoatList {
  nodes: [Boat!]!
}

type Query {
  today: String! @today
  nextDay(language: String!): String! @nextDay
  monthNames(language: String!): [String!]! @monthNames
  boats: BoatList! @list(type: "Boat", shownWith: "note")
}`);
});

test("the editor's schemas carry the manual and the limits of each field", () => {
  const schemas = vsCodeSchemas([boat, rule]);
  expect(Object.keys(schemas)).toEqual([
    ".vscode/schemas/Boat.schema.json",
    ".vscode/schemas/Rule.schema.json",
  ]);
  expect(schemas[".vscode/schemas/Boat.schema.json"]).toMatchObject({
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Barco",
    additionalProperties: false,
    properties: {
      length: { type: "number", title: "Eslora", minimum: 1, maximum: 30 },
      title: { required: ["es", "en", "de"], additionalProperties: false },
    },
  });
});

test("the editor's settings wire each schema to its files", () => {
  expect(vsCodeSettings([boat, rule])).toEqual({
    "json.schemas": [
      { fileMatch: ["/content/boats/*.json"], url: "./.vscode/schemas/Boat.schema.json" },
    ],
    "yaml.schemas": { "./.vscode/schemas/Rule.schema.json": "/content/rules/*.yaml" },
  });
});

test.each([
  ["boats/llaut.json", true],
  ["boats/.json", false],
  ["boats/old/llaut.json", false],
  ["boats/llaut.yaml", false],
  ["other/boats/llaut.json", false],
  ["boats.json", false],
])("a folder's collection and %s: %s", (file, expected) => {
  expect(holds(boat, file)).toBe(expected);
});

test("a single file's collection holds that file only", () => {
  const single = { ...boat, path: "boat.json" };
  expect(holds(single, "boat.json")).toBe(true);
  expect(holds(single, "boats/boat.json")).toBe(false);
  expect(holds(single, "boat.json.json")).toBe(false);
});

test("each type and each path is one collection's", () => {
  expect(new Set(collections.map(({ type }) => type)).size).toBe(collections.length);
  expect(new Set(collections.map(({ path }) => path)).size).toBe(collections.length);
});
