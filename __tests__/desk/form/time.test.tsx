/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { en, es } from "../test-site";
import { blur, focus, retype } from "./keyboard";
import { box, isWrong, leave, replace, saidOf, settle, showField, showFields } from "./show-field";

const { fields } = es;
const TRIP = "trips/midday.json";
const START = { file: TRIP, path: ["start"] };
const END = { file: TRIP, path: ["end"] };
const start = () => box("Salida");
const end = () => box("Regreso");

test("a time is stored as it is read, and an unreadable text stays as written", async () => {
  const { stored } = await showField(START);
  // `normalise-text.test.ts` has all notations.
  for (const [text, expected] of [
    ["9", "09:00"],
    ["9:60", "9:60"],
    ["  ", ""],
  ] as const) {
    replace(start(), text);
    expect([start().value, stored()]).toEqual([text, expected]);
    blur(start());
    expect(start().value).toBe(expected.replace(/^0(?=\d:\d\d$)/, ""));
    focus(start());
    blur(start());
    expect(stored()).toBe(expected);
  }
});

test("what is typed stays, is read aloud, and lasts until the other time", async () => {
  const { stored } = await showFields([START, END]);
  retype(start(), "930");
  expect([start().value, stored(TRIP, ["start"])]).toEqual(["930", "09:30"]);
  expect(saidOf(start())).toBe(
    `${fields.readsAs("9:30")} ${fields.lastsUntil("7,5 horas", "17:00")}`,
  );
  retype(end(), "1250");
  expect(saidOf(end())).toBe(
    `${fields.readsAs("12:50")} ${fields.lastsFrom("3 h 20 min", "9:30")}`,
  );
  blur(end());
  expect(start().value).toBe("9:30");
});

test("a return before the departure is told once one has been left", async () => {
  await showFields([START, END]);
  retype(end(), "9");
  settle();
  expect(saidOf(end())).toBe(fields.readsAs("9:00"));
  blur(end());
  expect(saidOf(end())).toContain(fields.endsBefore("Salida", "14:00"));
  expect(isWrong(end())).toBe(true);
  retype(end(), "18");
  settle();
  retype(start(), "18");
  leave(start());
  expect(saidOf(end())).toContain(fields.endsAtStart("Salida", "18:00"));
});

test("what is no time is told in words, in the language of the desk", async () => {
  await showField(START, ["en"]);
  retype(start(), "noon");
  leave(start());
  expect([saidOf(start()), start().value]).toEqual([en.fields.wrong.time, "noon"]);
});
