import { check } from "../../../src/desk/core/check";
import { giveModel } from "../../../src/desk/core/model";
import { begin, dataOf } from "../../../src/desk/core/work";
import { withEntryBack, withoutEntry } from "../../../src/desk/entry/removal";
import type { Collection } from "../../../src/typed-content/collection";
import { date, group, list, price, reference } from "../../../src/typed-content/fields";
import { rooms } from "../../guest-house/collections";
import { guestHouse } from "../../guest-house/model";
import { testSnapshot } from "../core/test-snapshot";

const GARDEN = "rooms/garden.json";
const FILE = "stays.json";

const room = reference("Habitación", rooms, { dangling: "week-without-room" });
const ofRooms = list("Precios", group("Precio", { room, value: price("Precio") }), 1).optional();
const season = group("Temporada", { from: date("Desde"), rates: ofRooms, extras: ofRooms });

/** A season has prices, extras or both. */
const stays: Collection = {
  ...{ type: "Stays", title: "Estancias", path: FILE, set: "single" },
  schema: group("Estancias", {
    seasons: list(
      "Temporadas",
      season.refine(({ rates, extras }) => rates ?? extras, { params: { code: "wrong-value" } }),
    ),
  }),
};

const of = (name: string, value: number) => [{ room: name, value }];

test("with an entry goes what is nothing without it, such as a season of its price alone; it comes back whole", async () => {
  giveModel({ ...guestHouse, collections: [...guestHouse.collections, stays] });
  const seasons = [
    { from: "2027-05-01", rates: of("garden", 310), extras: of("garden", 15) },
    { from: "2027-06-01", rates: of("garden", 320), extras: of("street", 16) },
  ];
  const { files, sources, ...rest } = await testSnapshot();
  const source = { file: FILE, text: JSON.stringify({ seasons }) };
  const work = begin({ ...rest, files: [...files, FILE], sources: [...sources, source] });
  const without = withoutEntry(work, GARDEN, 0);
  expect(dataOf(without, FILE)).toEqual({
    seasons: [{ from: "2027-06-01", extras: of("street", 16) }],
  });
  expect(check(work.snapshot, without.edits).brought).toEqual([]);
  expect(withEntryBack(without, GARDEN, 0).edits.size).toBe(0);
});
