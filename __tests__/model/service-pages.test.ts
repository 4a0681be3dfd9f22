import { servicePages } from "../../src/model/service-pages";

const said = { page: { paragraphs: [{ text: { es: "Más." } }] } };

test.each([
  ["its sentence", {}, false],
  ["its sentence and an empty page", { page: {} }, false],
  ["a paragraph", said, true],
  ["trips alone, whichever pages show", { page: { trips: [{ trip: "gone" }] } }, true],
  ["a paragraph, but is hidden", { ...said, hidden: true }, false],
])("of services, one with %s has a page: %#", (_, service, expected) => {
  const all = [
    { id: "last", order: 9, ...said },
    { id: "own", order: 1, ...service },
  ];
  expect(servicePages(all)).toEqual(expected ? ["own", "last"] : ["last"]);
});
