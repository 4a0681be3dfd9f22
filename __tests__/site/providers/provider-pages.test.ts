import { needsDocument, providerOf } from "../../../src/site/providers/provider-pages";

test.each([
  ["/contacto/", "form"],
  ["/en/contacto/", "form"],
  ["/escribir-reseña/", "form"],
  ["/de/escribir-rese%C3%B1a/", "form"],
  ["/reservas/", "booking"],
  ["/en/reservas/", "booking"],
  ["/", undefined],
  ["/en/", undefined],
  ["/precios/", undefined],
  ["/contacto/?trip=sunset#form", "form"],
  ["/de/contacto/#form", "form"],
  ["/contacto/otra/", undefined],
  ["/precios/?from=/contacto/", undefined],
  ["/constructor/", undefined],
])("the page at %s needs: %s", (path, provider) => expect(providerOf(path)).toBe(provider));

test.each([
  ["/", "/contacto/", true],
  ["/", "/reservas/", true],
  ["/reservas/", "/", true],
  ["/precios/", "/contacto/?trip=sunset#form", true],
  ["/contacto/", "/reservas/", true],
  ["/contacto/", "/escribir-reseña/", false],
  ["/escribir-reseña/", "/reseñas/", false],
  ["/", "/precios/", false],
])("a link from %s to %s loads a document: %s", (from, to, expected) =>
  expect(needsDocument(from, to)).toBe(expected),
);
