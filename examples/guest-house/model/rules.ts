import { changeover, house } from "./collections";
import type { Content } from "@brisa/typed-content";
import type { HouseFinding } from "./findings";

/** Finds a time until which guests may stay although the next ones have arrived. */
export const leavesAfterArrival = ({ entries }: Content): HouseFinding[] =>
  entries
    .filter(({ collection }) => collection.type === house.type)
    .flatMap(({ file, data }) => {
      const { data: times } = changeover.safeParse(data);
      // Times that cannot be read are errors of their fields.
      if (!times || times.checkOut <= times.checkIn) return [];
      return [{ file, path: ["checkOut"], code: "leaves-after-arrival", checkIn: times.checkIn }];
    });
