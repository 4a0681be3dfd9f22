import type { Finding, FindingOf } from "@brisa/typed-content/check";

/** What only this house can have wrong, doubtful or missing. */
type Details =
  | { code: "leaves-after-arrival"; checkIn: string }
  | { code: "room-without-photograph" }
  /** The file with the prices by week, and the room that is gone. */
  | { code: "room-without-week"; list: string }
  | { code: "week-without-room"; id: string }
  | { code: "no-licence" };

export type HouseFinding = Finding<Details>;

/** The sentence of each code: what is wrong, and what to do. */
export type Sentences = {
  [Code in Details["code"]]: (finding: FindingOf<HouseFinding, Code>) => string;
};
