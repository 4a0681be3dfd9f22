import type { AggregateOffer, Offer, Place, TouristTrip } from "schema-dts";
import type { Days } from "../../base/calendar/calendar-date";
import type { ContentInLanguage } from "../../model/in-language";
import { namedPlaces } from "../../model/named-places";
import { places } from "../../model/collections/places";
import { prices } from "../../model/collections/prices";
import { terms } from "../../model/collections/terms";
import { offeredTrips, type OfferedTrip } from "./offered-trips";
import { companyReference } from "./company";
import { nodeId, pageAddress, unlessEmpty } from "./page";
import { port } from "./port";

/** The unit code for persons, from UN/CEFACT's Recommendation 20. */
const PERSON = "IE";

type OfferDetails = Pick<OfferedTrip, "id"> & { amount: number; suffix?: string } & Partial<Days>;

/** Describes an offer. With days, its price is limited to these. */
const offer = (
  site: ContentInLanguage,
  { id, amount, suffix = "", from, to }: OfferDetails,
): Offer => {
  const { currency, vatPercent = 0 } = site.one(prices);
  const price = { price: amount, priceCurrency: currency };
  return {
    "@type": "Offer",
    "@id": `${pageAddress(site, "prices")}#${id}-price${suffix}`,
    url: pageAddress(site, "booking"),
    ...price,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      ...price,
      valueAddedTaxIncluded: vatPercent > 0 || undefined,
      validFrom: from,
      validThrough: to,
    },
    eligibleQuantity: {
      "@type": "QuantitativeValue",
      maxValue: site.one(terms).guests,
      unitCode: PERSON,
    },
  };
};

/** Describes the price or, if there are seasons, the lowest and the highest, that of each and of the other days. */
const offersBySeason = (
  site: ContentInLanguage,
  { id, price, rows }: OfferedTrip,
): Offer | AggregateOffer => {
  if (rows.length === 0) return offer(site, { id, amount: price.lowest });
  return {
    "@type": "AggregateOffer",
    "@id": `${pageAddress(site, "prices")}#${id}-prices`,
    lowPrice: price.lowest,
    highPrice: price.highest,
    priceCurrency: site.one(prices).currency,
    offerCount: rows.length,
    offers: rows.map((row) => offer(site, { ...row, id, suffix: `-${row.from ?? "rest"}` })),
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
    offers: offer(site, { id: trip.id, amount: trip.price.lowest }),
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
