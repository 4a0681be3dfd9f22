import { es } from "../test-site";
import { blur, retype } from "./keyboard";
import { box, isWrong, leave, saidOf, settle, showFields } from "./show-field";

const { fields } = es;
const ROOM = "rooms/garden.json";
const START = { file: ROOM, path: ["breakfast", "from"] };
const END = { file: ROOM, path: ["breakfast", "to"] };
const start = () => box("Desde");
const end = () => box("Hasta");

test("what is typed stays, is read aloud, and lasts until the other time", async () => {
  const { stored } = await showFields([START, END]);
  retype(start(), "930");
  expect([start().value, stored(ROOM, START.path)]).toEqual(["930", "09:30"]);
  expect(saidOf(start())).toBe(
    `${fields.readsAs("9:30")} ${fields.lastsUntil("1\u00A0hora", "10:30")}`,
  );
  retype(end(), "1250");
  expect(saidOf(end())).toBe(
    `${fields.readsAs("12:50")} ${fields.lastsFrom("3\u00A0h 20\u00A0min", "9:30")}`,
  );
  blur(end());
  expect(start().value).toBe("9:30");
});

test("an end before its beginning is told once one has been left", async () => {
  await showFields([START, END]);
  retype(end(), "7");
  settle();
  expect(saidOf(end())).toBe(fields.readsAs("7:00"));
  blur(end());
  expect(saidOf(end())).toContain(fields.endsBefore("Desde", "8:00"));
  expect(isWrong(end())).toBe(true);
  retype(end(), "18");
  settle();
  retype(start(), "18");
  leave(start());
  expect(saidOf(end())).toContain(fields.endsAtStart("Desde", "18:00"));
});
