import type { AggregateOffer, Offer, Place, TouristTrip } from "schema-dts";
import type { Days } from "../../base/calendar/calendar-date";
import type { ContentInLanguage } from "../../model/in-language";
import { namedPlaces } from "../../model/named-places";
import { places } from "../../model/collections/places";
import { prices } from "../../model/collections/prices";
import { terms } from "../../model/collections/terms";
import { isVaried } from "../../model/prices";
import { offeredTrips, type OfferedTrip } from "./offered-trips";
import { companyReference } from "./company";
import { inclusionsIn } from "./inclusions";
import { nodeId, pageAddress, pictureAddress, unlessEmpty, type DescribedPage } from "./page";
import { port } from "./port";

/** The unit code for persons, from UN/CEFACT's Recommendation 20. */
const PERSON = "IE";

/** Describes what all offers have in common: where and for how many persons a trip is booked. */
const booking = (site: ContentInLanguage) =>
  ({
    url: pageAddress(site, "booking"),
    eligibleQuantity: {
      "@type": "QuantitativeValue",
      maxValue: site.one(terms).guests,
      unitCode: PERSON,
    },
  }) satisfies Partial<Offer>;

type OfferDetails = Pick<OfferedTrip, "id"> & {
  amount: number;
  suffix?: string;
  description?: string;
} & Partial<Days>;

/** Describes an offer. With days, its price is limited to these. */
const offer = (
  site: ContentInLanguage,
  { id, amount, suffix = "", description, from, to }: OfferDetails,
): Offer => {
  const { currency, vatPercent = 0 } = site.one(prices);
  const price = { price: amount, priceCurrency: currency };
  const { url, eligibleQuantity } = booking(site);
  return {
    "@type": "Offer",
    "@id": `${pageAddress(site, "prices")}#${id}-price${suffix}`,
    description,
    url,
    ...price,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      ...price,
      valueAddedTaxIncluded: vatPercent > 0 || undefined,
      validFrom: from,
      validThrough: to,
    },
    eligibleQuantity,
  };
};

/** Returns what the price of a trip includes and does not, where that is not what all trips have. */
const saidOfPrice = (site: ContentInLanguage, trip: OfferedTrip) =>
  inclusionsIn(site).sentencesOf(trip).join(" ") || undefined;

/** Describes the prices of a trip by the lowest of them. */
const fromLowest = (site: ContentInLanguage, trip: OfferedTrip) =>
  ({
    "@type": "AggregateOffer",
    "@id": `${pageAddress(site, "prices")}#${trip.id}-prices`,
    description: saidOfPrice(site, trip),
    lowPrice: trip.price.lowest,
    priceCurrency: site.one(prices).currency,
  }) satisfies AggregateOffer;

/** Describes the price of a trip that has one alone. */
const onlyOffer = (site: ContentInLanguage, trip: OfferedTrip) =>
  offer(site, {
    id: trip.id,
    amount: trip.price.lowest,
    description: saidOfPrice(site, trip),
  });

/**
 * Describes the price or, where the page says "from", the lowest one. A price that some days do not have would be a
 * claim that no visitor reads. Source: https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
const lowestOffer = (site: ContentInLanguage, trip: OfferedTrip): Offer | AggregateOffer =>
  isVaried(trip.price) ? { ...fromLowest(site, trip), ...booking(site) } : onlyOffer(site, trip);

/** Describes the price or, if there are seasons, the lowest and the highest, that of each and of the other days. */
const offersBySeason = (site: ContentInLanguage, trip: OfferedTrip): Offer | AggregateOffer => {
  const { id, price, rows } = trip;
  if (rows.length === 0) return onlyOffer(site, trip);
  return {
    ...fromLowest(site, trip),
    highPrice: price.highest,
    offerCount: rows.length,
    offers: rows.map((row) => offer(site, { ...row, id, suffix: `-${row.from ?? "rest"}` })),
  };
};

/** Returns the places that the description names; none if the page shows it in another language, with their names there. */
const itinerary = ({ one, text }: ContentInLanguage, { description }: OfferedTrip) =>
  namedPlaces(text(description) ? (one(places).places ?? []) : [], description)
    .flatMap((place) => text(place.name) ?? [])
    .map((name) => ({ "@type": "Place", name }) satisfies Place);

/**
 * Describes a trip with the data that both the trips page and the prices page show. It has the picture that stands on
 * the page, or none: what readers do not see is not to be claimed.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/sd-policies
 */
const tripNode = (page: DescribedPage, trip: OfferedTrip) => {
  const { site } = page;
  return {
    "@type": "TouristTrip",
    "@id": `${pageAddress(site, "trips")}#${trip.id}`,
    name: site.text(trip.title),
    image: pictureAddress(page, trip.picture?.file),
    touristType: site.text(trip.audience),
    departureTime: trip.start,
    arrivalTime: trip.end,
    tripOrigin: { "@id": nodeId(site, "port") },
    provider: { "@id": nodeId(site, "company") },
  } satisfies TouristTrip;
};

/** Adds the nodes that all trips refer to. */
const withSharedNodes = (site: ContentInLanguage, nodes: TouristTrip[]) =>
  nodes.length > 0 ? [companyReference(site), port(site), ...nodes] : [];

/** Returns the sold trips that have a name in this language. */
const named = (site: ContentInLanguage) =>
  offeredTrips(site).filter(({ title }) => site.text(title));

/** Describes the trips with the prices of the seasons, as the prices page shows them. */
export const tripsWithPrices = (page: DescribedPage) =>
  withSharedNodes(
    page.site,
    named(page.site).map((trip) => ({
      ...tripNode(page, trip),
      offers: offersBySeason(page.site, trip),
    })),
  );

/** Describes the trips with what is told of each on the trips page. */
export const tripsInFull = (page: DescribedPage) => {
  const { site } = page;
  return withSharedNodes(
    site,
    named(site).map((trip) => ({
      ...tripNode(page, trip),
      offers: lowestOffer(site, trip),
      description: site.text(trip.description),
      itinerary: unlessEmpty(itinerary(site, trip)),
    })),
  );
};
