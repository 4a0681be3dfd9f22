import { choice, date, daysError, group, integer, list, price, reference } from "../fields";
import { trips, hours, returnError, returnsLater } from "./trips";
import { isRecord } from "@brisa/typed-content/helpers";
import type { Collection } from "@brisa/typed-content";

const EUROS = "En euros, con céntimos si hacen falta.";

export const prices = {
  type: "Prices",
  title: "Precios",
  path: "prices.json",
  set: "single",
  group: "Datos",
  section: "trips",
  shownOn: "prices",
  schema: group("Precios", {
    vatPercent: integer("IVA incluido (%)", 0, 30),
    currency: choice("Moneda", ["EUR"], { EUR: "Euro" }),
    // At most as many as the collection of trips can have.
    packages: list(
      "Tarifas",
      group("Tarifa", {
        trip: reference("Excursión", trips, {
          unreferenced: "trip-without-price",
          dangling: "price-without-trip",
        }),
        // The usual price, and the lowest and the highest of the days that can be booked: `@lowestPrice` is calculated by
        // the resolver of that name (src/model/resolvers.ts).
        amount: price("Precio", EUROS).meta({
          queried: [
            "usual: Float! @usualPrice",
            "lowest: Float! @lowestPrice",
            "highest: Float! @highestPrice",
          ],
        }),
      }).meta({
        // By the resolvers of these names (src/model/resolvers.ts).
        inWords: ["usualInWords", "lowestInWords", "lowestShare"],
      }),
      1,
      99,
    ),
    seasons: list(
      "Temporadas",
      group("Temporada", {
        from: date("Primer día"),
        to: date("Último día"),
        amounts: list(
          "Precios",
          group("Precio", {
            trip: reference("Excursión", trips, { dangling: "price-without-trip" }),
            amount: price("Precio", EUROS),
          }).meta({ inWords: ["price"] }),
          1,
          99,
        )
          // Pages ask for those of every trip (`seasons` of src/model/resolvers.ts).
          .meta({
            queried: ['amounts: [PricesSeasonsAmounts!]! @shown(key: "trip", type: "Trip")'],
          })
          .optional(),
        hours: list(
          "Horarios",
          group("Horario", {
            trip: reference("Excursión", trips, { dangling: "price-without-trip" }),
            start: hours.shape.start,
            // The days with these hours, which may be those of several seasons.
            end: hours.shape.end.meta({
              queried: ["end: String!", "from: String!", "to: String!"],
            }),
          })
            .refine(returnsLater, returnError)
            .meta({ inWords: ["daysInWords"] }),
          1,
          99,
        )
          // Pages ask for the hours of all seasons (`hours` of the prices).
          .meta({ queried: [] })
          .optional(),
      })
        .refine(({ amounts, hours }) => amounts !== undefined || hours !== undefined, {
          path: ["amounts"],
          params: { code: "season-without-changes" },
          // Checked even if the season has other errors.
          when: ({ value }) => isRecord(value),
        })
        .refine(({ from, to }) => from <= to, daysError("to"))
        .meta({ inWords: ["firstDay", "lastDay"] }),
    )
      // Of seasons, those with prices and a day that can be booked, or all to come; whether such a day is in none of
      // them; and the hours other than usual, on such days or on all.
      .meta({
        queried: [
          "seasons(all: Boolean): [PricesSeasons!]! @seasons",
          "hasRest: Boolean! @hasRest",
          "hours(all: Boolean): [PricesSeasonsHours!]! @hours",
        ],
      })
      .optional(),
  }),
} satisfies Collection;
