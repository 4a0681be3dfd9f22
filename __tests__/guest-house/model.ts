import type { ContentModel } from "../../src/typed-content/content";
import { conditions, house, photographs, rooms } from "./collections";
import { facts } from "./facts";
import { en, es } from "./messages";
import { resolvers } from "./resolvers";
import { leavesAfterArrival } from "./rules";
import { roomsWithoutPhotograph, withoutLicence } from "./warnings";

/** The model of a guest house. */
export const guestHouse: ContentModel = {
  collections: [house, rooms, photographs, conditions],
  messageTitles: { navigation: "Menú", rooms: "Habitaciones" },
  timeZone: "Europe/Madrid",
  rules: [leavesAfterArrival],
  warnings: [roomsWithoutPhotograph],
  launch: [withoutLicence],
  messages: { es, en },
  messagesAtDesk: { es: {}, en: {} },
  facts,
  mayBeOpen: { collections: [conditions.type], namespaces: [], facts: [] },
  resolvers,
  query: [],
};
