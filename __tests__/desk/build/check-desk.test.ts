import { checkDesk } from "../../../src/desk/build/check-desk";
import type { DeskSite, Task } from "../../../src/desk/site";
import type { SiteWords } from "../../../src/desk/words/site-words";
import { conditions, house } from "../../guest-house/collections";
import { guestHouseSite, words } from "../../guest-house/site";

/** Returns what the developer reads of a site that differs from the guest house's, without the line before it. */
const toldOf = async (changed: Partial<DeskSite>) => {
  try {
    await checkDesk({ ...guestHouseSite, ...changed });
  } catch (error) {
    return String(error).split("\n- ").slice(1).join("\n");
  }
  return "";
};

const task = (what: Omit<Task, "name">): Partial<DeskSite> => ({
  tasks: [{ name: "price", ...what } as Task],
});

const own = (changed: Partial<SiteWords>): Partial<DeskSite> => ({
  words: { ...guestHouseSite.words, es: { ...words, ...changed } },
});

const note = () => undefined;

test("the guest house's desk names nothing that is not there", async () => {
  expect(await toldOf({})).toBe("");
});

test.each([
  [
    "a task at a list that is not there",
    task({ place: { screen: "list", name: "room" } }),
    'tasks › price: no list is called "room", but rooms, photographs, facts, words, pictures.',
  ],
  [
    "a task at a file that is not there",
    task({ place: { screen: "entry", file: "home.json" } }),
    'tasks › price: no collection has a file "home.json". Correct the name.',
  ],
  [
    "a task at a field that is not there",
    task({ place: { screen: "entry", file: "house.json", field: ["weeks", 0, "amount"] } }),
    'tasks › price: house.json has no field "weeks.0.amount". Correct the path.',
  ],
  [
    "a task that opens an address that is not there",
    task({ address: { file: "house.json", path: ["plan"] } }),
    'tasks › price: house.json has no field "plan". Correct the path.',
  ],
  [
    "a task that begins an entry of a single file",
    task({ begin: house }),
    "tasks › price: no list of the model has entries of House. Name another collection.",
  ],
  [
    "a task at a page of another site",
    task({ page: "prices/" }),
    'tasks › price: no page is at "prices/". A path begins with "/".',
  ],
  [
    "a task without a title",
    own({ tasks: { price: words.tasks.price, room: words.tasks.room } }),
    'words (es) › tasks: "map" has no title. Add it.',
  ],
  [
    "words of a list that is not there",
    own({ sections: { room: words.sections.rooms } }),
    'words (es) › sections: no list is called "room", but rooms, photographs, facts, words, pictures.',
  ],
  [
    "a first thing to enter that is not there",
    { firstMissing: ["house.json#license"] },
    'firstMissing: house.json has no field "license". Correct the path.',
  ],
  [
    "a screen in place of a field that is not there",
    { screens: { "house.json#week": () => null } },
    'screens: house.json has no field "week". Correct the path.',
  ],
  [
    "an importer of a collection that is not there",
    { importers: { Rooms: () => null } },
    'importers: no collection is called "Rooms", but House, Room, Photograph, Conditions.',
  ],
  [
    "notes of a collection that is not there",
    { rowNotes: { Rooms: note } },
    'rowNotes: no collection is called "Rooms", but House, Room, Photograph, Conditions.',
  ],
  [
    "a promise of a field and of messages that are not there",
    {
      promises: () =>
        Promise.resolve({
          groups: { "La casa": ["House.norms.text", "House.rules", "menu.home"] },
          labels: /^$/,
          off: () => [],
          delivered: new Set<string>(),
          names: [],
        }),
    },
    'promises: no field or message is called "House.rules". Correct the name.\n' +
      'promises: no field or message is called "menu.home". Correct the name.',
  ],
  [
    "a folder that is called like a screen",
    {
      model: {
        ...guestHouseSite.model,
        collections: [
          ...guestHouseSite.model.collections,
          { ...conditions, type: "Event", path: "history/*.json", set: "open" as const },
        ],
      },
    },
    "history: the desk has such a list itself. Rename the folder.",
  ],
])("a desk with %s is refused", async (_, wrong, told) => {
  expect(await toldOf(wrong)).toBe(told);
});
