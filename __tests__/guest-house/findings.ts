/** What only this house can have wrong, doubtful or missing. */
export type HouseFinding =
  | { code: "leaves-after-arrival"; checkIn: string }
  | { code: "room-without-photograph" }
  /** The file with the prices by week, and the room that is gone. */
  | { code: "room-without-week"; list: string }
  | { code: "week-without-room"; id: string }
  | { code: "no-licence" };
