import type { AggregateOffer, Offer, Place, TouristTrip } from "schema-dts";
import type { ContentInLanguage } from "../content-files/in-language";
import { namedPlaces } from "../content-files/named-places";
import { places } from "../model/collections/places";
import { prices } from "../model/collections/prices";
import { terms } from "../model/collections/terms";
import { offeredTrips, type OfferedTrip } from "./offered-trips";
import { companyReference } from "./company";
import { nodeId, pageAddress, unlessEmpty } from "./page";
import { port } from "./port";

/** The unit code for persons, from UN/CEFACT's Recommendation 20. */
const PERSON = "IE";

type Season = OfferedTrip["seasons"][number];

/** @param season the days to which the price is limited */
const offer = (
  site: ContentInLanguage,
  { id, amount }: Pick<OfferedTrip, "id" | "amount">,
  season?: Season,
): Offer => {
  const { currency, vatPercent = 0 } = site.one(prices);
  const price = { price: amount, priceCurrency: currency };
  const ofSeason = season ? `-${season.from}` : "";
  return {
    "@type": "Offer",
    "@id": `${pageAddress(site, "prices")}#${id}-price${ofSeason}`,
    url: pageAddress(site, "booking"),
    ...price,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      ...price,
      valueAddedTaxIncluded: vatPercent > 0 || undefined,
      validFrom: season?.from,
      validThrough: season?.to,
    },
    eligibleQuantity: {
      "@type": "QuantitativeValue",
      maxValue: site.one(terms).guests,
      unitCode: PERSON,
    },
  };
};

/** Describes the lowest price and, if there are seasons, the price of each. */
const offersBySeason = (
  site: ContentInLanguage,
  { id, amount, seasons }: OfferedTrip,
): Offer | AggregateOffer => {
  if (seasons.length === 0) return offer(site, { id, amount });
  return {
    "@type": "AggregateOffer",
    "@id": `${pageAddress(site, "prices")}#${id}-prices`,
    lowPrice: amount,
    priceCurrency: site.one(prices).currency,
    offerCount: seasons.length,
    offers: seasons.map((season) => offer(site, { id, amount: season.amount }, season)),
  };
};

const itinerary = ({ one, text }: ContentInLanguage, { description }: OfferedTrip) =>
  namedPlaces(one(places).places ?? [], description)
    .flatMap((place) => text(place.name) ?? [])
    .map((name) => ({ "@type": "Place", name }) satisfies Place);

/** Describes a trip and its lowest price with the data that both the trips page and the prices page show. */
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

/** Adds the nodes that all trips refer to. */
const withSharedNodes = (site: ContentInLanguage, nodes: TouristTrip[]) =>
  nodes.length > 0 ? [companyReference(site), port(site), ...nodes] : [];

/** Returns the sold trips that have a name in this language. */
const named = (site: ContentInLanguage) =>
  offeredTrips(site).filter(({ title }) => site.text(title));

export const tripsWithPrices = (site: ContentInLanguage) =>
  withSharedNodes(
    site,
    named(site).map((trip) => ({ ...tripNode(site, trip), offers: offersBySeason(site, trip) })),
  );

export const tripsInFull = (site: ContentInLanguage) =>
  withSharedNodes(
    site,
    named(site).map((trip) => ({
      ...tripNode(site, trip),
      description: site.text(trip.description),
      itinerary: unlessEmpty(itinerary(site, trip)),
    })),
  );
