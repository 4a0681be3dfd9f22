import { rooms } from "../../../../examples/guest-house/model/collections";
import { toldOf, withKitchen, withRooms, type Model } from "./wrong-models";

const asFolder = { set: "open", schema: rooms.schema } as const;

const refused: Record<string, Partial<Model>> = {
  "Room: rooms/*.json and kitchen.json both have this type. Rename one.": withKitchen({
    type: "Room",
  }),
  "la cocina: a type begins with a capital and has only a-z and 0-9.": withKitchen({
    type: "la cocina",
  }),
  'Room › path: no file can match "rooms/*". Write it as "house.json" or "rooms/*.json", or .yaml.':
    withRooms({ path: "rooms/*" }),
  'Kitchen › path: no entry can match "media/kitchen.json": other files are there. Choose another folder or name.':
    withKitchen({ path: "media/kitchen.json" }),
  'Kitchen › path: not every system allows the name of "con.json". Choose another.': withKitchen({
    path: "con.json",
  }),
  'Kitchen › path: "rooms/kitchen.json" has files of Room (rooms/*.json). Choose another folder.':
    withKitchen({ path: "rooms/kitchen.json" }),
  'Room › set: "single" is for one file, "open" and ids for a folder. See "rooms/*.json".\nHouse › weeks › room: it refers to Room, which is a single file. Refer to a folder with entries.\nPhotograph › room: it refers to Room, which is a single file. Refer to a folder with entries.':
    withRooms({ set: "single" }),
  "Kitchen: entries of a folder are told apart by their `id`. Add `id: id()` to the schema.":
    withKitchen({ path: "kitchens/*.json", set: ["big"] }),
  'Kitchen › path: GraphQL cannot call a list "big-kitchens". Use a-z, A-Z and 0-9.': withKitchen({
    path: "big-kitchens/*.json",
    ...asFolder,
  }),
  'Room › path: two lists are in a folder "rooms". Choose another folder.\nKitchen › path: two lists are in a folder "rooms". Choose another folder.':
    withKitchen({ path: "rooms/kitchens/*.json", ...asFolder }),
  'Kitchen › section: there is no list "room". The lists are: rooms, photographs.': withKitchen({
    section: "room",
  }),
  'Room › shownWith: the schema has no localized text "text". Name one it has.': withRooms({
    shownWith: "text",
  }),
  'Kitchen › shownOn: "stay" is not among the ids of the set. Correct one of the two.': withKitchen(
    { shownOn: { stay: "home" } },
  ),
  'Kitchen › delivered: the schema has no field "name,es". Commas divide the steps.': withKitchen({
    delivered: { "name,es": /Cocina/ },
  }),
};

test.each(Object.entries(refused))("%s", (told, wrong) => {
  expect(toldOf(wrong)).toBe(told);
});
