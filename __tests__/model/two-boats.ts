import type { Content } from "../../packages/typed-content/content";
import { boats } from "../../src/model/collections/boats";
import { jsonSchema } from "../../packages/typed-content/schema";
import { changed, original } from "../build/structured-data/test-content";

export const CATAMARAN = "Sargantana";
export const LLAUT = "Neret";

const sails = (content: Content, trip: string, boat: string) =>
  changed<{ boat?: string }>(`trips/${trip}.json`, (data) => (data.boat = boat), content);

const llaut = { id: "neret", name: LLAUT, guests: 6, order: 2 };

/** The tests' content with a catamaran for eleven and a llaut for six. `onLlaut`: the trips that sail on it. */
export const twoBoats = (...onLlaut: string[]): Content => {
  const named = changed<object>(
    "boats/boat.json",
    (data) => Object.assign(data, { name: CATAMARAN, guests: 11 }),
    original,
  );
  const entry = {
    file: "boats/neret.json",
    collection: boats,
    node: jsonSchema(boats),
    data: llaut,
  };
  return ["morning", "midday", "sunset", "extended"].reduce(
    (content, trip) => sails(content, trip, onLlaut.includes(trip) ? "neret" : "boat"),
    { ...named, entries: [...named.entries, entry] },
  );
};
