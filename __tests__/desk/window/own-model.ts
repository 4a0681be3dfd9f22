import type { Collection } from "../../../src/typed-content/collection";
import {
  choice,
  group,
  hidden,
  id,
  list,
  localizedLine,
  order,
  plainText,
  price,
  reference,
} from "../../../src/typed-content/fields";

/** A collection such as a developer might add to the model. */
const boats: Collection = {
  type: "Boat",
  title: "Barcos",
  path: "boats/*.json",
  set: "open",
  schema: group("Barco", {
    id: id(),
    name: plainText("Cómo se llama"),
    colour: choice("Color", ["white", "blue"], { white: "Blanco", blue: "Azul" }),
    currency: choice("Moneda", ["EUR"], { EUR: "Euro" }),
    order: order(""),
    hidden: hidden(),
  }),
};

const ofTrips = reference("Excursión", "Trip", {
  unreferenced: "trip-without-price",
  dangling: "price-without-trip",
});

/** A list whose items contain lists of references to entries. */
const seasons: Collection = {
  type: "Seasons",
  title: "Temporadas",
  path: "seasons.json",
  set: "single",
  group: "Datos",
  schema: group("Temporadas", {
    seasons: list(
      "Las temporadas",
      group("Temporada", {
        name: localizedLine("Nombre"),
        fares: list("Tarifas", group("Tarifa", { trip: ofTrips, fare: price("Importe") })),
      }),
    ),
  }),
};

export const ownCollections = [boats, seasons];
