import type { AggregateOffer, Offer, Place, TouristTrip } from "schema-dts";
import type { Days } from "@brisa/typed-content/dates";
import type { ContentInLanguage } from "../../model/in-language";
import { namedPlaces } from "../../model/named-places";
import { inclusions } from "../../model/collections/inclusions";
import { places } from "../../model/collections/places";
import { prices } from "../../model/collections/prices";
import { includedIn } from "../../model/included";
import { isVaried } from "../../model/prices";
import { offeredTrips, type OfferedTrip } from "./offered-trips";
import { companyReference } from "./company";
import { nodeId, pageAddress, pictureAddress, unlessEmpty, type DescribedPage } from "./page";
import { port } from "./port";

/** A person, in UN/CEFACT's Recommendation 20. */
const PERSON = "IE";

const booking = (site: ContentInLanguage, guests?: number) =>
  ({
    url: pageAddress(site, "booking"),
    eligibleQuantity: {
      "@type": "QuantitativeValue",
      maxValue: guests,
      unitCode: PERSON,
    },
  }) satisfies Partial<Offer>;

type OfferDetails = Pick<OfferedTrip, "id" | "guests"> & {
  amount: number;
  suffix?: string;
  description?: string;
} & Partial<Days>;

/** With days, the price is limited to these. */
const offer = (
  site: ContentInLanguage,
  { id, guests, amount, suffix = "", description, from, to }: OfferDetails,
): Offer => {
  const { currency, vatPercent = 0 } = site.one(prices);
  const price = { price: amount, priceCurrency: currency };
  const { url, eligibleQuantity } = booking(site, guests);
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

/** What the price of the trip does not say, and what the trip has besides, or has not. */
const saidOfPrice = (site: ContentInLanguage, { id, priceNote, boatName }: OfferedTrip) => {
  const { text, word, one } = site;
  const lists = one(inclusions);
  const itemsOf = (items: typeof lists.included = []) =>
    items.flatMap(({ label, exceptions = [] }) => {
      const said = text(label);
      const ids = exceptions.flatMap(({ trip, differs }) => (differs && trip) || []);
      return said ? [{ label: said, exceptions: ids }] : [];
    });
  const { differencesOf } = includedIn(
    { included: itemsOf(lists.included), excluded: itemsOf(lists.excluded) },
    offeredTrips(site).map((trip) => ({
      id: String(trip.id),
      title: text(trip.title) ?? "",
      adds: (trip.adds ?? []).flatMap(({ label }) => text(label) ?? []),
    })),
    (key, variables) => {
      const [namespace = "", name = ""] = key.split(":");
      return word(namespace, name, variables) ?? "";
    },
  );
  const said = differencesOf(String(id)).map(({ name, items }) => `${name}: ${items}.`);
  const sentences = [boatName, text(priceNote)].flatMap(
    (each) => each?.replace(/(?<![.!?…])$/, ".") ?? [],
  );
  return [...sentences, ...said].join(" ") || undefined;
};

const fromLowest = (site: ContentInLanguage, trip: OfferedTrip) =>
  ({
    "@type": "AggregateOffer",
    "@id": `${pageAddress(site, "prices")}#${trip.id}-prices`,
    description: saidOfPrice(site, trip),
    lowPrice: trip.price.lowest,
    priceCurrency: site.one(prices).currency,
  }) satisfies AggregateOffer;

const onlyOffer = (site: ContentInLanguage, trip: OfferedTrip) =>
  offer(site, {
    id: trip.id,
    guests: trip.guests,
    amount: trip.price.lowest,
    description: saidOfPrice(site, trip),
  });

/**
 * A price that some days do not have would be a claim that no visitor reads: the lowest one, where the page says
 * "from". Source: https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
const lowestOffer = (site: ContentInLanguage, trip: OfferedTrip): Offer | AggregateOffer =>
  isVaried(trip.price)
    ? { ...fromLowest(site, trip), ...booking(site, trip.guests) }
    : onlyOffer(site, trip);

/** With seasons, the lowest and the highest price, that of each season and of the other days. */
const offersBySeason = (site: ContentInLanguage, trip: OfferedTrip): Offer | AggregateOffer => {
  const { id, guests, price, rows } = trip;
  if (rows.length === 0) return onlyOffer(site, trip);
  return {
    ...fromLowest(site, trip),
    highPrice: price.highest,
    offerCount: rows.length,
    offers: rows.map((row) =>
      offer(site, { ...row, id, guests, suffix: `-${row.from ?? "rest"}` }),
    ),
  };
};

/** None if the page shows the description in another language, with the names there. */
const itinerary = ({ one, text }: ContentInLanguage, { description }: OfferedTrip) =>
  namedPlaces(text(description) ? (one(places).places ?? []) : [], description)
    .flatMap((place) => text(place.name) ?? [])
    .map((name) => ({ "@type": "Place", name }) satisfies Place);

/**
 * For both the trips page and the prices page. The picture is on the page, or there is none: what readers do not see is
 * not to be claimed. Source: https://developers.google.com/search/docs/appearance/structured-data/sd-policies
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

/** All trips refer to them. */
const withSharedNodes = (site: ContentInLanguage, nodes: TouristTrip[]) =>
  nodes.length > 0 ? [companyReference(site), port(site), ...nodes] : [];

const named = (site: ContentInLanguage) =>
  offeredTrips(site).filter(({ title }) => site.text(title));

export const tripsWithPrices = (page: DescribedPage) =>
  withSharedNodes(
    page.site,
    named(page.site).map((trip) => ({
      ...tripNode(page, trip),
      offers: offersBySeason(page.site, trip),
    })),
  );

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
