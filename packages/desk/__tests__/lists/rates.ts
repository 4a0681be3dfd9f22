import { date, group, list, price, reference } from "../../../typed-content/fields";
import { rooms } from "../../../../examples/guest-house/model/collections";
import { guestHouse } from "../../../../examples/guest-house/model";
import type { Collection } from "../../../typed-content/schema";
import type { Snapshot } from "../../core/edits";

const rates = list(
  "Precios",
  group("Precio", {
    room: reference("Habitación", rooms, { dangling: "week-without-room" }),
    amount: price("Importe"),
  }),
);

/** A file that the desk shows in the list of rooms: their prices on any day, and those of each season. */
const file: Collection = {
  type: "Rates",
  title: "Tarifas",
  path: "rates.json",
  set: "single",
  section: "rooms",
  schema: group("Tarifas", {
    nights: rates,
    seasons: list("Temporadas", group("Temporada", { from: date("Desde"), rates })),
  }),
};

const data = {
  nights: ["garden", "courtyard"].map((room) => ({ room, amount: 320 })),
  seasons: [
    { from: "2027-05-01", rates: [{ room: "courtyard", amount: 390 }] },
    { from: "2027-08-01", rates: [{ room: "garden", amount: 410 }] },
  ],
};

export const modelWithRates = { ...guestHouse, collections: [...guestHouse.collections, file] };

/** Returns the content with the file of prices. */
export const withRates = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  files: [...snapshot.files, file.path].sort(),
  sources: [...snapshot.sources, { file: file.path, text: JSON.stringify(data) }],
});
