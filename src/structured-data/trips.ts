import type { Offer, Place, TouristTrip } from "schema-dts";
import type { ContentInLanguage } from "../content-files/in-language";
import { languageCodes } from "../languages";
import { places } from "../model/collections/places";
import { prices } from "../model/collections/prices";
import { terms } from "../model/collections/terms";
import { offeredTrips, type OfferedTrip } from "./offered-trips";
import { companyReference } from "./company";
import { nodeId, pageAddress, unlessEmpty } from "./page";
import { port } from "./port";

/** Unit code of a person, from UN/CEFACT's Recommendation 20. */
const PERSON = "IE";

const offer = (site: ContentInLanguage, { id, amount }: OfferedTrip): Offer => {
  const { currency, vatPercent = 0 } = site.one(prices);
  const price = { price: amount, priceCurrency: currency };
  return {
    "@type": "Offer",
    "@id": `${pageAddress(site, "prices")}#${id}-price`,
    url: pageAddress(site, "booking"),
    ...price,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      ...price,
      valueAddedTaxIncluded: vatPercent > 0 || undefined,
    },
    eligibleQuantity: {
      "@type": "QuantitativeValue",
      maxValue: site.one(terms).guests,
      unitCode: PERSON,
    },
  };
};

/** What a text marks as the names of waters and coves, `*Cala Vella*`, in lower case. */
const namesIn = (text = "") =>
  text
    .split("*")
    .filter((_, index) => index % 2 === 1)
    .map((name) => name.toLowerCase());

/** The places of the chart that a trip's description names in some language: others bend names. */
export const placesOf = ({ one, text }: ContentInLanguage, { description }: OfferedTrip) => {
  const named = languageCodes.map((code) => namesIn(description?.[code]));
  return (one(places).places ?? [])
    .filter(({ name }) =>
      languageCodes.some((code, index) => named[index].includes(name?.[code]?.toLowerCase() ?? "")),
    )
    .flatMap(({ name }) => text(name) ?? []);
};

/** A trip and its offer, as both the page of the trips and that of the prices show them. */
const tripNode = (site: ContentInLanguage, trip: OfferedTrip) =>
  ({
    "@type": "TouristTrip",
    "@id": `${pageAddress(site, "trips")}#${trip.id}`,
    name: site.text(trip.title),
    touristType: site.text(trip.audience),
    departureTime: trip.start,
    arrivalTime: trip.end,
    tripOrigin: { "@id": nodeId(site, "port") },
    provider: { "@id": nodeId(site, "company") },
    offers: offer(site, trip),
  }) satisfies TouristTrip;

/** The trips that have a name in this language, and what all of them refer to. */
const withSharedNodes = (site: ContentInLanguage, nodes: TouristTrip[]) =>
  nodes.length > 0 ? [companyReference(site), port(site), ...nodes] : [];

const named = (site: ContentInLanguage) =>
  offeredTrips(site).filter(({ title }) => site.text(title));

export const tripsWithPrices = (site: ContentInLanguage) =>
  withSharedNodes(
    site,
    named(site).map((trip) => tripNode(site, trip)),
  );

export const tripsInFull = (site: ContentInLanguage) =>
  withSharedNodes(
    site,
    named(site).map((trip) => ({
      ...tripNode(site, trip),
      description: site.text(trip.description),
      itinerary: unlessEmpty(
        placesOf(site, trip).map((name) => ({ "@type": "Place", name }) satisfies Place),
      ),
    })),
  );
