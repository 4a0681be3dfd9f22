import { fieldLabels, fileLabel } from "../../../src/desk/told/labels";
import { contentOf, dataIn } from "../../../src/desk/core/snapshot";
import type { Content } from "../../../src/typed-content/content";
import { testSnapshot } from "../core/test-snapshot";

let content: Content;
beforeAll(async () => {
  content = contentOf(await testSnapshot());
});

const labels = (file: string, ...path: (string | number)[]) =>
  fieldLabels(content, file, dataIn(content, file), path);

test("files are called as people call them", () => {
  const called = (file: string) => fileLabel(file, dataIn(content, file));
  expect(called("prices.json")).toBe("Precios");
  expect(called("pages/home.json")).toBe("Página: Portada");
  expect(called("trips/sunset.json")).toBe("Atardecer");
  expect(called("locales/en/booking.json")).toBe("Reservas (English)");
  expect(fileLabel("trips/new.json", { id: "new" })).toBe("Excursiones");
});

test("fields are called as their form calls them, items by their names", () => {
  expect(labels("prices.json", "vatPercent")).toEqual(["IVA incluido (%)"]);
  const { packages } = dataIn(content, "prices.json") as { packages: { trip: string }[] };
  const place = packages.findIndex(({ trip }) => trip === "sunset");
  expect(labels("prices.json", "packages", place, "amount")).toEqual([
    "Tarifas",
    "Atardecer",
    "Precio",
  ]);
  expect(labels("trips/sunset.json", "title", "en")).toEqual(["Nombre", "English"]);
  expect(labels("company.json", "address", "city")).toEqual(["Domicilio", "Localidad"]);
  expect(labels("inclusions.json", "included", 0, "label", "de").slice(0, 1)).toEqual([
    "Lo que incluye el precio",
  ]);
  expect(labels("trips/sunset.json")).toEqual([]);
});

test("an item that refers to nobody is called by its place", () => {
  const data = { packages: [{ trip: "gone", amount: 1 }] };
  expect(fieldLabels(content, "prices.json", data, ["packages", 0, "amount"])[1]).toBe("1");
});
