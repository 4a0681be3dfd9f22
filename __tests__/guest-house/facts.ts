import { isRecord } from "../../src/base/is-record";
import type { Content } from "../../src/typed-content/files/content";
import { listedIn } from "../../src/typed-content/listed";
import { money } from "../../src/base/format";
import type { LanguageCode } from "../../src/base/languages";
import { shown } from "../../src/typed-content/shown";
import { CURRENCY, house, rooms } from "./collections";

/** The facts that are stored. */
const STORED = ["name", "phone", "email", "checkIn", "checkOut"];

/** Returns the facts of the house, and the lowest price of a night in the rooms that are shown. */
export const facts = (content: Content, language: LanguageCode): Record<string, string> => {
  const data = content.entries.find(({ file }) => file === house.path)?.data;
  const fields = isRecord(data) ? data : {};
  const stored = STORED.map((key) => [`house.${key}`, String(fields[key] ?? "")]);
  const prices = shown(listedIn(content, rooms.type), rooms.shownWith).flatMap(({ price }) =>
    typeof price === "number" ? price : [],
  );
  const lowest = prices.length > 0 ? money(Math.min(...prices), CURRENCY, language) : "—";
  return { ...Object.fromEntries(stored), "rooms.from": lowest };
};
