import { isRecord } from "@brisa/typed-content/helpers";
import type { DeskSite } from "@brisa/desk";
import { rooms } from "./collections";
import { en, es } from "./messages";
import { guestHouse } from "./model";

/** What the desk says of this site alone. Its owner reads Spanish. */
export const words = {
  findings: es,
  sections: {
    rooms: {
      title: "Habitaciones",
      newEntry: "Habitación nueva",
      add: "Añadir una habitación",
    },
  },
  tasks: { price: "Cambiar un precio", room: "Añadir una habitación", map: "Ver el mapa" },
  rowGroups: {},
};

/** The guest house, as its desk knows it. */
export const guestHouseSite: DeskSite = {
  model: guestHouse,
  words: { es: words, en: () => Promise.resolve({ ...words, findings: en }) },
  tasks: [
    { name: "price", place: { screen: "list", name: "rooms" } },
    { name: "room", begin: rooms },
    { name: "map", address: { file: "house.json", path: ["map"] } },
  ],
  firstMissing: ["house.json#licence"],
  importers: {},
  screens: {},
  startCards: [],
  rowNotes: {},
  anchorOf: (data) => (isRecord(data) && typeof data.id === "string" ? data.id : undefined),
  pageOf: (file) => (file.startsWith("conditions/") ? "/conditions/" : "/"),
  pages: () => [
    { path: "/", name: "" },
    { path: "/conditions/", name: "Condiciones" },
  ],
  required: [],
  money: { currency: "EUR", symbol: "€", names: ["euro", "euros"] },
  phone: { prefix: "+34", national: /^[6-9]\d{2}(?: ?\d{2,3}){2,3}$/ },
};
