import { contentModel } from "../../src/model";
import { holds, type Collection } from "../../src/typed-content/collection";
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
      featured: field.yesNo("En la portada"),
      alsoOn: field.group("También en", { help: field.yesNo("Ayuda") }),
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
          harbour: field.reference(
            "Puerto",
            { type: "Harbour" },
            {
              unreferenced: "trip-without-price",
              dangling: "price-without-trip",
            },
          ),
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

test.each([
  ["an identifier has another name in Gatsby's nodes", "jsonId: String!"],
  ["and another one in those of YAML files", "yamlId: String!"],
  ["a decimal", "length: Float!"],
  ["an optional number", "berths: Int"],
  ["a switch", "sails: Boolean!"],
  ["a text in languages", "title(language: String!): String! @localized"],
  ["an optional one", "note(language: String!): String @localized"],
  ["a Markdown text", "body(language: String!): String! @markdown"],
  ["a picture", "picture: Picture!"],
  ["a picture's file", "file: File! @media"],
  ["a group", "engine: BoatEngine!"],
  ["a list of groups", "decks: [BoatDecks!]!"],
  ["a list of references", 'berthings: [BoatBerthings!]! @shown(key: "harbour", type: "Harbour")'],
  ["a reference", 'harbour: Harbour! @entry(type: "Harbour")'],
  ["a value in words", "cost(language: String!): String! @cost"],
  ["a page", "type HelpPage implements Node & PageWords @dontInfer {"],
  [
    "a list of entries",
    'boats(featured: Boolean, alsoOn: String): BoatList! @list(type: "Boat", shownWith: "note")',
  ],
])("in GraphQL's types: %s", (_, line) => {
  expect(
    graphqlTypes({ ...contentModel, collections: [boat, help, rule] })
      .split("\n")
      .map((each) => each.trim()),
  ).toContain(line);
});

test.each([
  ["boats/*.json", ["boats/llaut.json"], ["boats/.json", "boats/old/a.json", "boats.json"]],
  ["boats/*.json", [], ["boats/llaut.yaml", "other/boats/llaut.json"]],
  ["boat.json", ["boat.json"], ["boats/boat.json", "boat.json.json"]],
])("the collection %s holds %j, and not %j", (path, held, others) => {
  const files = [...held, ...others];
  expect(files.filter((file) => holds({ ...boat, path }, file))).toEqual(held);
});
