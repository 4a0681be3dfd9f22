import { readContent } from "../../../packages/typed-content/files/read";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { contentModel } from "../../../src/model";
import { routes, servicePagePath } from "../../../src/model/routes";
import { pageOf, pages } from "../../../src/build/desk/pages";

test.each([
  ["prices.json", "/precios/"],
  ["trips/morning.json", "/excursiones/"],
  ["legal/cookies.yaml", "/politica-cookies/"],
  ["pages/write-review.json", "/escribir-reseña/"],
  ["pages/not-found.json", "/404/"],
  ["providers.json", undefined],
  // The words are where they are said.
  ["locales/de/gallery.json", "/galeria/"],
  ["locales/es/legal.json", "/aviso-legal/"],
  ["locales/es/questions.json", "/precios/"],
  ["locales/en/layout.json", "/"],
])("%s is seen at %s", (file, page) => {
  expect(pageOf(file)).toBe(page);
});

test("a field may be seen elsewhere than its entry", () => {
  expect(pageOf("trips/morning.json", ["note", "es"])).toBe("/");
  expect(pageOf("trips/morning.json", ["title", "es"])).toBe("/excursiones/");
});

test("a service is seen on its own page, if it has one", () => {
  const file = "services/party.json";
  const page = { paragraphs: [{ text: { es: "Con globos." } }] };
  expect(pageOf(file, ["title"], { page })).toBe(servicePagePath("party"));
  expect([pageOf(file, [], {}), pageOf(file)]).toEqual([routes.services, routes.services]);
});

test("each page may be chosen, by its name in the language of the desk", () => {
  const content = readContent(TEST_CONTENT, contentModel);
  const named = (language: string) =>
    Object.fromEntries(pages(content, language).map(({ path, name }) => [path, name]));
  const party = servicePagePath("birthdays");
  expect(Object.keys(named("es"))).toEqual([...Object.values(routes), party]);
  const namesOf = (path: string) => ["es", "en", "fr"].map((language) => named(language)[path]);
  expect(namesOf(routes.prices)).toEqual(["Precios", "Prices", "prices"]);
  const [spanish, english] = ["Cumpleaños y aniversarios", "Birthdays and anniversaries"];
  expect(namesOf(party)).toEqual([spanish, english, "birthdays"]);
});
