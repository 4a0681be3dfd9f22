import { declareModel } from "@brisa/typed-content";
import { conditions, house, photographs, rooms } from "./collections";
import { facts } from "./facts";
import type { Sentences } from "./findings";
import { resolvers } from "./resolvers";
import { leavesAfterArrival } from "./rules";
import { roomsWithoutPhotograph, withoutLicence } from "./warnings";

/** The digest of the picture that was delivered with the guest house's site. */
export const SAMPLE = "5a".repeat(32);

/** The model of a guest house. */
export const guestHouse = declareModel<keyof Sentences>({
  collections: [house, rooms, photographs, conditions],
  messageTitles: { navigation: "Menú", rooms: "Habitaciones" },
  timeZone: "Europe/Madrid",
  rules: [leavesAfterArrival],
  warnings: [roomsWithoutPhotograph],
  samplePictures: new Set([SAMPLE]),
  launch: [withoutLicence],
  asIs: { file: house.path, path: ["publishAsIs"] },
  facts,
  mayBeOpen: { collections: [conditions] },
  resolvers,
});
