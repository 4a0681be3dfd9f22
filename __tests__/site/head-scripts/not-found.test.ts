import { addressLike } from "../../../src/site/head-scripts/not-found";

test.each([
  ["/resenas", "/rese%C3%B1as/"],
  ["/rese%c3%b1as/", "/rese%C3%B1as/"],
  ["/en/escribir-resen%CC%83a", "/en/escribir-rese%C3%B1a/"],
  ["/DE/RESE%C3%91AS/", "/de/rese%C3%B1as/"],
  ["/Gal%C3%A9ria", "/galeria/"],
  ["/EN", "/en/"],
  ["/precios/).", "/precios/"],
  ["/de/precios/%E2%80%8B", "/de/precios/"],
  ["/donde-estamos/%3Fday=2027-07-10&trip=sunset", "/donde-estamos/?day=2027-07-10&trip=sunset"],
  ["/contacto/%23form", "/contacto/#form"],
])("a visitor at %s has probably looked for %s", (path, address) => {
  expect(addressLike(path)).toBe(address);
});

test.each(["/no-existe/", "/precios/2027/", "/fr/precios/", "/50%", "/rese%F1as/"])(
  "nothing is suggested at %s",
  (path) => {
    expect(addressLike(path)).toBeUndefined();
  },
);
