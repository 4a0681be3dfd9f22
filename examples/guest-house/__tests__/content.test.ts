import { type Content, referenceLists, referencesTo } from "@brisa/typed-content";
import { checkContent } from "@brisa/typed-content/read";
import { findingLine, contentWarnings } from "@brisa/typed-content/check";
import { content, having, ROOT, TODAY } from "./house-content";
import { en, es } from "../model/messages";
import { guestHouse } from "../model";

test("the content has no error", async () => {
  expect(await checkContent(ROOT, guestHouse, { es, en })).toMatchObject({ errors: [] });
});

const warningsAbout = (changed: Content) =>
  contentWarnings(changed, [], () => undefined, TODAY).filter(
    (warning) => warning.code !== "not-entered",
  );

test("the name of an example is one that the owner has to replace", () => {
  const [name, ...others] = contentWarnings(content, [], () => undefined, TODAY);
  expect(name).toMatchObject({ file: "house.json", path: ["name"], value: "Casa de Ejemplo" });
  expect(others).toEqual([]);
});

test("a reference outside a list to an entry that is gone is a warning", () => {
  expect(warningsAbout(having("photographs/1.json", { room: "attic" }))).toContainEqual({
    file: "photographs/1.json",
    path: ["room"],
    code: "reference-gone",
    id: "attic",
  });
});

test("a list and the entries to which it refers match, else it warns with its own codes", () => {
  const weeks = ["courtyard", "street", "attic"].map((room) => ({ room, price: 500 }));
  expect(warningsAbout(having("house.json", { weeks }))).toEqual([
    { file: "house.json", path: ["weeks", 2, "room"], code: "week-without-room", id: "attic" },
    { file: "rooms/garden.json", path: [], code: "room-without-week", list: "house.json" },
  ]);
});

test("the list of references knows its field, its collection and the entries", () => {
  expect(referenceLists(content.entries)).toEqual([
    {
      file: "house.json",
      path: ["weeks"],
      key: "room",
      collection: "Room",
      warnings: { unreferenced: "room-without-week", dangling: "week-without-room" },
      ids: ["garden", "courtyard", "street"],
    },
  ]);
});

test("an entry knows who refers to it, in lists and outside", () => {
  expect(referencesTo(content.entries, "Room", "garden")).toEqual([
    { file: "house.json", path: ["weeks", 0, "room"] },
    { file: "photographs/1.json", path: ["room"] },
  ]);
  expect(referencesTo(content.entries, "Photograph", "garden")).toEqual([]);
});

test("a rule that finds what has no sentence is told to the developer by its code", () => {
  const finding = { file: "house.json", path: [], code: "too-dear" } as never;
  expect(() => findingLine(finding, { es, en })).toThrow(
    'house.json: the code "too-dear" has no sentence. Write it, or correct the code.',
  );
});
