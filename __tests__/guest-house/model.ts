import { conditions, house, photographs, rooms } from "./collections";
import type { ContentModel } from "./content-model";
import { facts } from "./facts";
import type { HouseFinding } from "./findings";
import { en, es } from "./messages";
import { resolvers } from "./resolvers";
import { leavesAfterArrival } from "./rules";
import { roomsWithoutPhotograph, withoutLicence } from "./warnings";

/** The model of a guest house. */
export const guestHouse: ContentModel<HouseFinding> = {
  collections: [house, rooms, photographs, conditions],
  rules: [leavesAfterArrival],
  warnings: [roomsWithoutPhotograph],
  launch: [withoutLicence],
  messages: { es, en },
  facts,
  resolvers,
};
