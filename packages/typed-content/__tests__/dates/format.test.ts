import { hours } from "../../dates/format";

test.each(["es-ES", "en-GB", "de-DE"])(
  "a number of hours is never broken from its unit: %s",
  (tag) => {
    expect(hours(3.5, tag, "long")).toMatch(/^3[.,]5\u00A0\p{L}+$/u);
    expect(hours(4, tag, "short")).toMatch(/^4\u00A0\p{L}+\.?$/u);
  },
);

test.each([
  [1.5, "1,5\u00A0horas"],
  [1, "1\u00A0hora"],
  [2 + 1 / 3, "2\u00A0horas 20\u00A0minutos"],
  [2.25, "2\u00A0horas 15\u00A0minutos"],
  [0.5, "30\u00A0minutos"],
  [1 / 60, "1\u00A0minuto"],
  // The inexact difference of 23:59 and 5:00.
  [23 + 59 / 60 - 5, "18\u00A0horas 59\u00A0minutos"],
])("hours that are no halves have minutes: %d", (count, text) => {
  expect(hours(count, "es-ES", "long")).toBe(text);
});
