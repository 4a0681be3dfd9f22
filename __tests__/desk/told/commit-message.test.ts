import { commitMessage } from "../../../src/desk/told/commit-message";
import { changeField } from "../../../src/desk/translations/translations";
import { begin, type Work } from "../../../src/desk/core/work";
import type { Path } from "../../../src/typed-content/schema";
import { testSnapshot } from "../core/test-snapshot";
import { es } from "../test-site";

let work: Work;
beforeAll(async () => {
  work = begin(await testSnapshot());
});

type OneChange = [file: string, path: Path, value: unknown];

const message = (...changes: OneChange[]) =>
  commitMessage(
    changes.reduce((next, [file, path, value]) => changeField(next, file, path, value, 0), work),
    es,
  );

const ROOM = "rooms/garden.json";
const name: OneChange = [ROOM, ["name", "es"], "Habitación del limonero"];
const guests: OneChange = [ROOM, ["guests"], 3];
const hidden: OneChange = ["rooms/courtyard.json", ["hidden"], true];
const city: OneChange = ["house.json", ["address", "city"], "Ronda"];
const week: OneChange = ["house.json", ["weeks", 1, "price"], 999];
const phone: OneChange = ["house.json", ["phone"], "+34 600 111 222"];

test("what has changed is told in a line of Spanish", () => {
  expect(message(guests)).toBe("Personas de Habitación del jardín");
  expect(message(week)).toBe("Precio de Habitación del patio");
  expect(message(hidden)).toBe("Habitación del patio, escondida");
  expect(message(city, guests)).toBe("Localidad de Domicilio y personas de Habitación del jardín");
});

test("what has no room is counted, or cut at a word; a text in three languages is one thing", () => {
  const all = message(guests, week, hidden, city, phone, name);
  expect(all).toMatch(/ y \d cambios más$/);
  const long = message([ROOM, ["name", "es"], "Muy ".repeat(39) + "largo"]);
  expect(Math.max(all.length, long.length)).toBeLessThanOrEqual(72);
  const translated: OneChange = [ROOM, ["name", "en"], "Lemon room"];
  expect(message(name, translated)).toBe("Nombre de Habitación del limonero");
});

test.each([
  ["Ana [skip ci]", "Ana skip ci"],
  ["[CF-Pages-Skip] ***NO_CI*** {x} <!-- a", "CF‐Pages‐Skip NO CI x ‐‐ a"],
  ["@octocat, closes #1, fixes GH-1", "octocat, closes 1, fixes GH‐1"],
  ["closes https://github.com/a/b/issues/1", "closes https github.com a b issues 1"],
  ["Ana\n\n\nskip-checks: true", "Ana skip‐checks: true"],
  ["fixup! $(rm -rf ~) `id` | a > b \\", "fixup (rm ‐rf ) id a b"],
  ["::error::\u001b[31m \u202eAna", "error 31m Ana"],
  ["Sa Ràpita-Est, 3ª (día) ¿o l'Illot? 9 €☀", "Sa Ràpita‐Est, 3ª (día) ¿o l’Illot? 9 €☀"],
])("%j is read by no machine as a command", (text, told) => {
  expect(message([ROOM, ["name", "es"], text])).toBe(`Nombre de ${told}`);
});

test("a line never tells an identifier", () => {
  expect(message(["rooms/new-1.json", [], { id: "new-1" }])).toBe("Habitación nueva");
});
