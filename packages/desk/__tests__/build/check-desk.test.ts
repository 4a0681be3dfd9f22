import { group, id } from "@brisa/typed-content/fields";
import * as z from "zod";
import { checkDesk } from "../../build/check-desk";
import { wholeSite, type DeskSite } from "../../site";
import { conditions, house } from "../../../../examples/guest-house/model/collections";
import { site as guestHouseSite } from "../../../../examples/guest-house/desk/site";
import { es as words } from "../../../../examples/guest-house/desk/words/es";

/** Returns what the developer reads of a site that differs from the guest house's, without the line before it. */
const toldOf = async (changed: Partial<DeskSite>) => {
  try {
    await checkDesk(wholeSite({ ...guestHouseSite, ...changed }));
  } catch (error) {
    return String(error).split("\n- ").slice(1);
  }
  return [];
};

const note = () => undefined;
const weeks = ["weeks", 0, "amount"];

/** As of a kind to which nobody has given a control. */
const opens = z.string().meta({ kind: "hours" as never });
const schema = group("Acto", { id: id(), opens });

/** A desk that names what is not there. */
const wrong: Partial<DeskSite> = {
  tasks: [
    { name: "price", place: { screen: "list", name: "room" } },
    { name: "price", place: { screen: "entry", file: "home.json" } },
    { name: "price", place: { screen: "entry", file: "house.json", field: weeks } },
    { name: "price", address: { file: "house.json", path: ["plan"] } },
    { name: "price", begin: house },
    { name: "price", page: "prices/" },
    { name: "map", page: "/" },
  ],
  words: {
    en: () => Promise.resolve(words),
    es: {
      ...words,
      tasks: { price: words.tasks.price, room: words.tasks.room },
      sections: { room: words.sections.rooms },
    },
  },
  firstMissing: ["house.json#license"],
  screens: { "house.json#week": () => null },
  importers: { Rooms: () => null },
  rowNotes: { Rooms: note },
  promises: () =>
    Promise.resolve({
      groups: { "La casa": ["House.norms.text", "House.rules", "menu.home"] },
      labels: /^$/,
      off: () => [],
      delivered: new Set<string>(),
      names: [],
    }),
  model: {
    ...guestHouseSite.model,
    collections: [
      ...guestHouseSite.model.collections,
      { ...conditions, type: "Event", path: "history/*.json", set: "open" as const, schema },
    ],
  },
};

const LISTS = "rooms, photographs, history, facts, words, pictures";
const COLLECTIONS = "House, Room, Photograph, Conditions, Event";

test("a desk that names what is not there is refused, with what to do about each; the guest house's is not", async () => {
  expect(await toldOf({})).toEqual([]);
  const { model, money, phone } = guestHouseSite;
  await checkDesk(wholeSite({ model, money, phone }));
  expect((await toldOf(wrong)).toSorted()).toEqual(
    [
      `tasks › price: no list is called "room", but ${LISTS}.`,
      'tasks › price: no collection has a file "home.json". Correct the name.',
      'tasks › price: house.json has no field "weeks.0.amount". Correct the path.',
      'tasks › price: house.json has no field "plan". Correct the path.',
      "tasks › price: no list of the model has entries of House. Name another collection.",
      'tasks › price: no page is at "prices/". A path begins with "/".',
      'words (es) › tasks: "map" has no title. Add it.',
      `words (es) › sections: no list is called "room", but ${LISTS}.`,
      'firstMissing: house.json has no field "license". Correct the path.',
      'screens: house.json has no field "week". Correct the path.',
      `importers: no collection is called "Rooms", but ${COLLECTIONS}.`,
      `rowNotes: no collection is called "Rooms", but ${COLLECTIONS}.`,
      'promises: no field or message is called "House.rules". Correct the name.',
      'promises: no field or message is called "menu.home". Correct the name.',
      'Event › opens: no form knows "hours". Add it in values/kinds.ts and form/field.tsx.',
      "history: the desk has such a list itself. Rename the folder.",
    ].toSorted(),
  );
});
