import { providerOf } from "../../src/providers/provider-pages";

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
  ["/contacto/otra/", undefined],
  ["/constructor/", undefined],
])("the page at %s needs: %s", (path, provider) => expect(providerOf(path)).toBe(provider));
