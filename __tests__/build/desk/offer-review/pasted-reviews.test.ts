import fc from "fast-check";
import { reviewsIn } from "../../../../src/build/desk/offer-review/pasted-reviews";

const read = (pasted: string) =>
  reviewsIn(pasted).map(({ name, date, text }) => [name, date, text]);

test.each([
  ["[25/11/26, 13:02:11] ", "2026-11-25"],
  ["25/11/26, 13:02 - ", "2026-11-25"],
  ["5.11.2026 um 13:02 - ", "2026-11-05"],
  ["[13:02, 25/11/2026] ", "2026-11-25"],
  ["11/25/26, 1:02 PM - ", "2026-11-25"],
  ["[5/5/26, 9:29:01 p.\u00A0m.] ", "2026-05-05"],
  // Either may be the month, or there is no year.
  ["5/11/26, 13:02 - ", undefined],
  ["25.11., 13:02 - ", undefined],
])("a message of a chat after %s", (stamp, date) => {
  expect(read(`${stamp}~ Ida K.: Ein Traum!`)).toEqual([["Ida K.", date, "Ein Traum!"]]);
});

test("of a chat, what one person wrote in a row is one message, and the last is first", () => {
  const chat = `[24/11/26, 9:00:00] Pau: \u200ELos mensajes están cifrados.
[25/11/26, 13:02:11] Pau: ¿Cómo fue?
[25/11/26, 13:03:11] +49 171 2345678: Ein schöner Tag.
Wirklich.
[25/11/26, 13:04:11] +49 171 2345678: Gern wieder.
[25/11/26, 13:05:11] Ida hat das Gruppenbild geändert
[26/11/26, 13:05:11] +49 171 2345678: ⭐⭐⭐⭐⭐`;
  expect(read(chat)).toEqual([
    [undefined, "2026-11-25", "Ein schöner Tag.\nWirklich.\nGern wieder."],
    ["Pau", "2026-11-25", "¿Cómo fue?"],
    ["Pau", "2026-11-24", "Los mensajes están cifrados."],
  ]);
});

test.each([
  "Monday, September 14, 2026 6:16 PM",
  "mar, 14 sept 2026 a las 10:23",
  "lunes, 14 de septiembre de 2026 10:22",
  "Mo., 14. Sept. 2026 um 10:23 Uhr",
])("a mail of %s", (date) => {
  const head = `De: Emma Hart <emma@example.com>\nFecha: ${date}\nAsunto: Re: 14/10`;
  const mail = `${head}\n\nLovely.\n\n\n\nDe: ella.`;
  expect(read(mail)).toEqual([["Emma Hart", "2026-09-14", "Lovely.\n\nDe: ella."]]);
});

test("of a forwarded mail all parts are offered; the form's own is read by its labels", () => {
  const form = `Nombre: Núria Ferrer
Correo: nuria@example.com
Idioma: es-ES
Fecha: 14/9/2026, 10:22:00

Volveremos.`;
  expect(read(`¡Mira!\n---\nFrom: Formspree\nTo: us@example.org\n\n${form}`)).toEqual([
    ["Núria Ferrer", "2026-09-14", "Volveremos."],
    [undefined, undefined, "¡Mira!\n---"],
  ]);
});

test("where the form's mail has a link to the desk, the link says all", () => {
  const link = "https://desk.example/admin/#/reviews?text=Fue+genial&name=Ana&rating=4&language=es";
  expect(reviewsIn(`Nombre: Ana\n\nFue genial\n\nAbrid esto: ${link}\n-- \nEnviado`)).toEqual([
    { text: "Fue genial", name: "Ana", rating: 4, language: "es" },
  ]);
});

test("words alone stay as they are, but for contacts; no language or star is guessed", () => {
  const words = "Genial ★★★★\nLlamad al +34 600 11 22 33 o a ana@example.com, en 2025-2026.";
  expect(reviewsIn(words)).toEqual([{ text: "Genial ★★★★\nLlamad al … o a …, en 2025-2026." }]);
});

test("where there are no words, there is nothing", () => {
  for (const pasted of ["", " \n\t", "⭐⭐⭐", "600 11 22 33", "25/11/26, 13:02 - Ida: 😍"])
    expect(reviewsIn(pasted)).toEqual([]);
});

const PARTS =
  "Ida|: |\n|De: |[|25/11/26, 13:02 - | ida@example.com | +49 171 2345678 |Fecha: 14/9/2026\n|<|mailto:|#/reviews?|text=";

test("whatever is pasted, no address or number is left", () => {
  const parts = fc.array(fc.constantFrom(...PARTS.split("|")), { maxLength: 14 });
  const expectNone = (pasted: string[]) =>
    expect(JSON.stringify(reviewsIn(pasted.join("")))).not.toMatch(/@example|171 ?234/);
  fc.assert(fc.property(parts, expectNone), { numRuns: 500, seed: 57 });
});

test.each([
  ...["a", " ", "1", "1-", "@", "a@b ", "to:\n", "De: a\nTo: b\n", "1/1/26, 1:11 - a: b\n"],
])("a hundred thousand letters of %j are read at once", (piece) => {
  const started = performance.now();
  reviewsIn(piece.repeat(100_000 / piece.length));
  expect(performance.now() - started).toBeLessThan(1000);
});
