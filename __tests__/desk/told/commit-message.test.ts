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

const message = (...changes: [file: string, path: Path, value: unknown][]) =>
  commitMessage(
    changes.reduce((next, [file, path, value]) => changeField(next, file, path, value, 0), work),
    es,
  );

const title: [string, Path, unknown] = ["trips/sunset.json", ["title", "es"], "Ocaso"];
const time: [string, Path, unknown] = ["trips/sunset.json", ["end"], "23:15"];
const heading: [string, Path, unknown] = ["pages/home.json", ["headingSecond", "es"], "con calma"];
const hidden: [string, Path, unknown] = ["reviews/otto.json", ["hidden"], true];
const vat: [string, Path, unknown] = ["prices.json", ["vatPercent"], 10];
const amount: [string, Path, unknown] = ["prices.json", ["packages", 0, "amount"], 999];
const phone: [string, Path, unknown] = ["company.json", ["phone"], "+34 600 111 222"];

test("what has changed is told in a line of Spanish", () => {
  expect(message(time)).toBe("Regreso de Atardecer");
  expect(message(amount)).toBe("Precio de Mañana");
  expect(message(hidden)).toBe("Otto, escondida");
  expect(message(heading)).toBe("Segunda línea de la portada");
  expect(message(vat, phone)).toBe("IVA incluido (%) de Precios y teléfono de Empresa");
});

test("what has no room is counted; a text in three languages is one thing", () => {
  const all = message(time, amount, hidden, heading, vat, phone, title);
  expect(all).toMatch(/ y \d cosas más$/);
  expect(all.length).toBeLessThanOrEqual(72);
  const translated: [string, Path, unknown] = ["trips/sunset.json", ["title", "en"], "Dusk"];
  expect(message(title, translated)).toBe("Nombre de Ocaso");
});

test("one name that is too long is cut at a word", () => {
  const long = message(["trips/sunset.json", ["title", "es"], "Muy ".repeat(39) + "largo"]);
  expect(long.length).toBeLessThanOrEqual(72);
});

test("a line never tells an identifier", () => {
  expect(message(["reviews/new-1.json", [], { id: "new-1" }])).toBe("Ficha nueva en Reseña nueva");
});
