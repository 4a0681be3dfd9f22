import { choice, group, integer, list, price, reference } from "../fields";
import type { Collection } from "../collection";

export const prices = {
  type: "Prices",
  title: "Precios",
  path: "prices.json",
  set: "single",
  group: "Datos",
  shownOn: "prices",
  schema: group("Precios", {
    vatPercent: integer("IVA incluido (%)", 0, 30),
    currency: choice("Moneda", ["EUR"], { EUR: "Euro" }),
    // At most as many as the collection of trips can have.
    packages: list(
      "Tarifas",
      group("Tarifa", {
        trip: reference("Excursión", "Trip", {
          unreferenced: "trip-without-price",
          dangling: "price-without-trip",
        }),
        amount: price("Precio"),
      }),
      1,
      99,
    ),
  }),
} satisfies Collection;
