import type { LanguageCode } from "../../src/base/languages";
import type { Content } from "../../src/typed-content/content";
import { factFiller } from "../../src/typed-content/texts/facts";
import { present } from "../setup/present";
import { content, having, TODAY } from "./house-content";
import { en, es } from "./messages";
import { guestHouse } from "./model";

const kinds = {
  rules: (changed: Content) => guestHouse.rules.flatMap((rule) => rule(changed)),
  warnings: (changed: Content) => guestHouse.warnings.flatMap((warn) => warn(changed, TODAY)),
  launch: (changed: Content) => guestHouse.launch.flatMap((rule) => rule(changed, [])),
};
const found = (kind: keyof typeof kinds, changed = content) => kinds[kind](changed);

test("guests leave before the next ones arrive", () => {
  const rule = (checkOut: string) => found("rules", having("house.json", { checkOut }));
  expect(rule("15:00")).toEqual([]);
  expect(rule("16:00")).toEqual([
    { file: "house.json", path: ["checkOut"], code: "leaves-after-arrival", checkIn: "15:00" },
  ]);
  expect(rule("noon")).toEqual([]);
});

test("every room has a photograph in the gallery", () => {
  expect(found("warnings")).toEqual([]);
  expect(found("warnings", having("photographs/2.json", { room: undefined }))).toEqual([
    { file: "rooms/courtyard.json", path: [], code: "room-without-photograph" },
  ]);
});

test("the house has a licence before it goes public", () => {
  expect(found("launch")).toEqual([{ file: "house.json", path: ["licence"], code: "no-licence" }]);
  expect(found("launch", having("house.json", { licence: "VTAR/MA/01234" }))).toEqual([]);
});

test("each finding has a sentence in the owner's languages, with its values", () => {
  const at = { file: "house.json", path: [], checkIn: "15:00" };
  expect(es["leaves-after-arrival"]({ ...at, code: "leaves-after-arrival" })).toContain(
    "desde las 15:00",
  );
  expect(en["leaves-after-arrival"]({ ...at, code: "leaves-after-arrival" })).toContain(
    "from 15:00",
  );
  expect(Object.keys(es)).toEqual(Object.keys(en));
});

const filled = (text: string, language: LanguageCode, changed = content) =>
  factFiller(changed, language, TODAY)(text).replace(/\s/g, " ");

test("a stored fact is the same in every language", () => {
  expect(filled("{{house.phone}}", "es")).toBe("+34 952 117 304");
  expect(filled("{{house.phone}}", "de")).toBe("+34 952 117 304");
});

test("the lowest price is that of the rooms that are shown, in the format of the language", () => {
  expect(filled("desde {{rooms.from}}", "es")).toBe("desde 85,00 €");
  expect(filled("from {{rooms.from}}", "en")).toBe("from €85.00");
  expect(filled("{{rooms.from}}", "es", having("rooms/street.json", { hidden: false }))).toBe(
    "60,50 €",
  );
  expect(filled("{{rooms.from}}", "es", { ...content, entries: [] })).toBe("—");
});

test("the price of a room is said in words", async () => {
  const source = {
    entries: () => Promise.resolve([]),
    file: () => Promise.resolve(undefined),
    today: () => Promise.resolve(TODAY),
  };
  const resolve = present(guestHouse.resolvers.priceInWords, "resolver");
  const words = await resolve(undefined, { key: "", type: "", language: "de" }, source, {
    price: 60.5,
  });
  expect(String(words).replace(/\s/g, " ")).toBe("60,50 €");
});
