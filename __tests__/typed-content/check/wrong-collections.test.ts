import { rooms } from "../../guest-house/collections";
import { toldOf, withKitchen, withRooms } from "./wrong-models";

const asFolder = { set: "open", schema: rooms.schema } as const;

test.each([
  [
    "two of one type",
    withKitchen({ type: "Room" }),
    "Room: rooms/*.json and kitchen.json both have this type. Rename one.",
  ],
  [
    "a type that GraphQL cannot call so",
    withKitchen({ type: "la cocina" }),
    "la cocina: a type begins with a capital and has only a-z and 0-9.",
  ],
  [
    "a path without an ending",
    withRooms({ path: "rooms/*" }),
    'Room › path: no file can match "rooms/*". Write it as "house.json" or "rooms/*.json", or .yaml.',
  ],
  [
    "a path of pictures",
    withKitchen({ path: "media/kitchen.json" }),
    'Kitchen › path: no entry can match "media/kitchen.json": other files are there. Choose another folder or name.',
  ],
  [
    "a name that Windows keeps for itself",
    withKitchen({ path: "con.json" }),
    'Kitchen › path: not every system allows the name of "con.json". Choose another.',
  ],
  [
    "a path of another collection",
    withKitchen({ path: "rooms/kitchen.json" }),
    'Kitchen › path: "rooms/kitchen.json" has files of Room (rooms/*.json). Choose another folder.',
  ],
  [
    "a folder that is single",
    withRooms({ set: "single" }),
    'Room › set: "single" is for one file, "open" and ids for a folder. See "rooms/*.json".\n' +
      "House › weeks › room: it refers to Room, which is a single file. Refer to a folder with entries.\n" +
      "Photograph › room: it refers to Room, which is a single file. Refer to a folder with entries.",
  ],
  [
    "entries without an id",
    withKitchen({ path: "kitchens/*.json", set: ["big"] }),
    "Kitchen: entries of a folder are told apart by their `id`. Add `id: id()` to the schema.",
  ],
  [
    "a folder that GraphQL cannot call so",
    withKitchen({ path: "big-kitchens/*.json", ...asFolder }),
    'Kitchen › path: GraphQL cannot call a list "big-kitchens". Use a-z, A-Z and 0-9.',
  ],
  [
    "two lists in one folder",
    withKitchen({ path: "rooms/kitchens/*.json", ...asFolder }),
    'Room › path: two lists are in a folder "rooms". Choose another folder.\n' +
      'Kitchen › path: two lists are in a folder "rooms". Choose another folder.',
  ],
  [
    "a section that is no list",
    withKitchen({ section: "room" }),
    'Kitchen › section: there is no list "room". The lists are: rooms, photographs.',
  ],
  [
    "a text to show entries with that is none",
    withRooms({ shownWith: "text" }),
    'Room › shownWith: the schema has no localized text "text". Name one it has.',
  ],
  [
    "the page of an entry that it cannot have",
    withKitchen({ shownOn: { stay: "home" } }),
    'Kitchen › shownOn: "stay" is not among the ids of the set. Correct one of the two.',
  ],
  [
    "a delivered value of a field that it lacks",
    withKitchen({ delivered: { "name,es": /Cocina/ } }),
    'Kitchen › delivered: the schema has no field "name,es". Commas divide the steps.',
  ],
])("a collection with %s is refused", (_, wrong, told) => {
  expect(toldOf(wrong)).toBe(told);
});
