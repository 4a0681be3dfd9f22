import { commitMessage } from "../../publishing/commit-message";
import { changeField } from "../../core/translations";
import { begin, type Work } from "../../core/work";
import type { Path } from "../../../typed-content/schema";
import { testSnapshot } from "../core/test-snapshot";
import { es } from "../test-site";

let work: Work;
beforeAll(async () => {
  work = begin(await testSnapshot());
});

type OneChange = [file: string, path: Path, value: unknown];

const message = (...changes: OneChange[]) =>
  commitMessage(
    changes.reduce((next, each) => changeField(next, ...each, 0), work),
    es,
  );

const ROOM = "rooms/garden.json";
const name: OneChange = [ROOM, ["name", "es"], "El limonero"];
const guests: OneChange = [ROOM, ["guests"], 3];
const hidden: OneChange = ["rooms/courtyard.json", ["hidden"], true];
const week: OneChange = ["house.json", ["weeks", 1, "price"], 999];

test("what has changed is told in a line of Spanish, and never an identifier", () => {
  expect(message(guests)).toBe("Habitación del jardín › Personas");
  expect(message(week)).toBe("La casa › Habitación del patio");
  expect(message(hidden)).toBe("Habitaciones › Habitación del patio: Escondida");
  expect(message(name, guests)).toBe("El limonero › Nombre y El limonero › Personas");
  expect(message(["rooms/new-1.json", [], { id: "new-1" }])).toBe(
    "Habitaciones › Habitación nueva",
  );
});

test("what has no room is counted, or cut at a word; a text in three languages is one thing", () => {
  const all = message(guests, week, hidden, name);
  expect(all).toMatch(/ y \d cambios más$/);
  const long = message([ROOM, ["name", "es"], "Muy ".repeat(39) + "largo"]);
  expect(Math.max(all.length, long.length)).toBeLessThanOrEqual(72);
  expect(message(name, [ROOM, ["name", "en"], "Lemon room"])).toBe("El limonero › Nombre");
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
  expect(message([ROOM, ["name", "es"], text])).toBe(`${told} › Nombre`);
});
