import type { DeskSite } from "../../src/desk/site";
import { guestHouse } from "./model";

const words = {
  sections: { rooms: { title: "Habitaciones", add: "Añadir una habitación" } },
  tasks: { price: "Cambiar un precio" },
  importers: {},
  picture: "La fachada",
};

/** The guest house, as its desk knows it. */
export const guestHouseSite: DeskSite = {
  model: guestHouse,
  words: { es: words, en: () => Promise.resolve(words) },
  tasks: [{ name: "price", place: { screen: "list", name: "rooms" } }],
  firstMissing: ["house.json#licence"],
  importers: {},
  synonyms: () => Promise.resolve([]),
  pageOf: () => "/",
  pages: () => [{ path: "/", name: "" }],
  required: [],
  money: { currency: "EUR", symbol: "€", names: ["euro", "euros"] },
  phone: { prefix: "+34", national: /^[6-9]\d{8}$/ },
  brand: { Mark: () => null, picture: { url: "/media/garden-room.jpg", position: "center" } },
};
