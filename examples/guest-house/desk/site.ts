import type { DeskSite } from "@brisa/desk";
import { isRecord } from "@brisa/typed-content/helpers";
import { guestHouse } from "../model";
import { CURRENCY, rooms } from "../model/collections";
import { es } from "./words/es";

/** The guest house, as its desk knows it. Its owner reads Spanish. */
export const site: DeskSite = {
  model: guestHouse,
  words: { es, en: async () => (await import("./words/en")).en },
  tasks: [
    { name: "price", place: { screen: "list", name: "rooms" } },
    { name: "room", begin: rooms },
    { name: "map", address: { file: "house.json", path: ["map"] } },
  ],
  firstMissing: ["house.json#licence"],
  anchorOf: (data) => (isRecord(data) && typeof data.id === "string" ? data.id : undefined),
  // No pages: Gatsby does not build this site, so that the desk cannot draw them beside the form.
  money: { currency: CURRENCY, symbol: "€", names: ["euro", "euros"] },
  phone: { prefix: "+34", national: /^[6-9]\d{2}(?: ?\d{2,3}){2,3}$/ },
};
