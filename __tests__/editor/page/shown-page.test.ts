import { shownPage } from "../../../src/editor/page/shown-page";
import { collections } from "../../../src/model";

const collectionOf = (type: string) => collections.find((candidate) => candidate.type === type);

test.each([
  ["prices.json", "Prices", "Prices", "/precios/"],
  ["trips/morning.json", "morning", "Trip", "/excursiones/"],
  ["legal/cookies.yaml", "cookies", "LegalText", "/politica-cookies/"],
  ["pages/write-review.json", "WriteReviewPage", "WriteReviewPage", "/escribir-reseña/"],
  ["pages/not-found.json", "NotFoundPage", "NotFoundPage", "/404/"],
  ["providers.json", "Providers", "Providers", undefined],
])("%s is seen on a page of its own", (file, slug, type, page) => {
  expect(shownPage({ file, slug, collection: collectionOf(type) })).toBe(page);
});

test("a field may be seen elsewhere than its entry", () => {
  const morning = { file: "trips/morning.json", slug: "morning", collection: collectionOf("Trip") };
  expect(shownPage(morning, ["note", "es"])).toBe("/");
  expect(shownPage(morning, ["title", "es"])).toBe("/excursiones/");
});

test.each([
  ["locales/de/gallery.json", "/galeria/"],
  ["locales/es/legal.json", "/aviso-legal/"],
  ["locales/en/layout.json", "/"],
])("the words in %s are seen where they are said", (file, page) => {
  expect(shownPage({ file, slug: "" })).toBe(page);
});
