/** @jest-environment jsdom */
import { reopenWhenSaved } from "../../src/editor/browser/reopen";

jest.mock("../../src/editor/browser/store", () => ({ openForm: () => undefined }));
jest.useFakeTimers();

// jsdom lacks this event; nothing would be lost.
const event = Object.defineProperty(new Event("beforeunload"), "returnValue", { value: "" });
jest.spyOn(document, "createEvent").mockReturnValue(event);

/** The addresses to which a save of the entry at an address leads. */
const ledTo = async (address: string) => {
  location.hash = address;
  const seen: string[] = [];
  reopenWhenSaved();
  for (let look = 0; look < 10; look += 1) {
    await jest.advanceTimersByTimeAsync(25);
    if (seen.at(-1) !== location.hash) seen.push(location.hash);
  }
  return seen;
};

test("a saved entry is opened again, by way of its list", async () => {
  const entry = "#/collections/Review/entries/otto";
  expect(await ledTo(entry)).toEqual([entry, "#/collections/Review", entry]);
});

test("a new entry is not: Decap leads to its own address, late on a slow machine", async () => {
  const entry = "#/collections/Review/new";
  expect(await ledTo(entry)).toEqual([entry]);
});
