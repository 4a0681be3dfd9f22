/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { screen } from "@testing-library/react";
import { focus, blur, paste, retype, type } from "./keyboard";
import { settle, showField, showFields } from "./show-field";

const TRIP = "trips/midday.json";
const START = { file: TRIP, path: ["start"] };
const END = { file: TRIP, path: ["end"] };
const box = (name = "Salida") => screen.getByRole<HTMLInputElement>("textbox", { name });
const noteOf = (control: HTMLElement) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id))
    .filter((element) => element?.classList.contains("note"))
    .map((element) => element?.textContent)
    .join(" ");

/** Texts and what is stored: a time, or the text itself. `normalise-text.test.ts` has all notations. */
const WRITTEN: [string, string][] = [
  ["9", "09:00"],
  [" 18:30 h ", "18:30"],
  ["9:60", "9:60"],
  ["mediodía", "mediodía"],
  ["  ", ""],
];

test("times are read as people write them, and nothing with another meaning", async () => {
  const { stored } = await showField(START);
  const control = box();
  for (const [text, expected] of WRITTEN) {
    focus(control);
    control.select();
    paste(control, text);
    expect(control.value).toBe(text);
    expect([text, stored()]).toEqual([text, expected]);
    blur(control);
    expect(control.value).toBe(expected.replace(/^0(?=\d:\d\d$)/, ""));
    type(control, "");
    blur(control);
    expect(stored()).toBe(expected);
  }
});

test("what is typed stays, is read aloud, and lasts until the other time", async () => {
  const { stored } = await showFields([START, END]);
  retype(box(), "930");
  expect(box().value).toBe("930");
  expect(stored(TRIP, ["start"])).toBe("09:30");
  expect(noteOf(box())).toBe("Se lee 9:30. Dura 7,5 horas, hasta las 17:00.");
  retype(box("Regreso"), "1250");
  expect(noteOf(box("Regreso"))).toBe("Se lee 12:50. Dura 3 h 20 min, desde las 9:30.");
  blur(box("Regreso"));
  expect(box().value).toBe("9:30");
});

test("a return before the departure is told once one has been left", async () => {
  await showFields([START, END]);
  retype(box("Regreso"), "9");
  settle();
  expect(noteOf(box("Regreso"))).toBe("Se lee 9:00.");
  blur(box("Regreso"));
  expect(noteOf(box("Regreso"))).toContain("El regreso es antes de la salida, a las 14:00.");
  expect(box("Regreso").getAttribute("aria-invalid")).toBe("true");
  retype(box("Regreso"), "18");
  settle();
  retype(box(), "18");
  blur(box());
  settle();
  expect(noteOf(box("Regreso"))).toContain("El regreso es a la misma hora que la salida");
});

test("what is no time is told in words", async () => {
  await showField(START, ["en"]);
  retype(box(), "noon");
  blur(box());
  settle();
  expect(noteOf(box())).toBe("This does not read as a time. Write it like this: 9:30.");
  expect(box().value).toBe("noon");
});
