import { skyOf } from "../../src/model/skies";

test.each([
  ["9:30", "13:30", "morning"],
  ["14:00", "17:00", "midday"],
  ["17:30", "21:00", "sunset"],
  ["9:00", "15:00", "extended"],
  ["21:30", "23:45", "sunset"],
])("a trip from %s to %s that names no sky has one by its hours", (start, end, sky) => {
  const hours = { start: start.padStart(5, "0"), end };
  expect(skyOf(hours)).toBe(sky);
  expect(skyOf({ ...hours, sky: "midday" })).toBe("midday");
});
