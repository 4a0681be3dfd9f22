import { TEST_DATE } from "../../../src/commands/lib/test-sites";
import type { Content } from "../../../packages/typed-content/content";
import { inLanguage } from "../../../src/model/in-language";
import { languageCodes, type LanguageCode } from "../../../src/model/languages";
import { routes, type RouteName } from "../../../src/model/routes";
import { jsonForScript, structuredData } from "../../../src/build/structured-data";
import { seasonDates } from "../../../src/model/season";
import { changed, original, withDays, type Prices, type Trip } from "./test-content";
import { nodesIn, problemsOf, type Node } from "./nodes";

const WEBSITE = "https://www.velaclara.test";
const everyRoute = Object.keys(routes) as RouteName[];

const scriptOf = (
  route: RouteName,
  content: Content,
  language: LanguageCode,
  picturePath = (file: string): string | undefined => `/p${file}`,
) => {
  const site = inLanguage(content, language, TEST_DATE);
  return jsonForScript(structuredData({ site, route, picturePath }));
};

const nodesOf = (
  type: string,
  route: RouteName,
  content = original,
  language: LanguageCode = "es",
): Node[] =>
  nodesIn(JSON.parse(scriptOf(route, content, language))).filter((node) => node["@type"] === type);

/** Returns the problems of the data of all pages. */
const problemsIn = (content: Content) =>
  problemsOf(
    languageCodes.flatMap((language) =>
      everyRoute.map((route): unknown => JSON.parse(scriptOf(route, content, language))),
    ),
  );

/** The tests' content with one price for all days. */
const withoutSeasons = changed<Partial<Prices>>("prices.json", (prices) => delete prices.seasons);

test("a trip has the hours, the price, the places and the terms of the content, in each language", () => {
  const names = { es: "Extendida", en: "Extended", de: "Große Runde" };
  for (const language of languageCodes) {
    const price = { price: 390, priceCurrency: "EUR" };
    const itinerary = ["Illetas", "Cap Rocat", "Cala Vella"];
    expect(nodesOf("TouristTrip", "trips", withoutSeasons, language)[3]).toMatchObject({
      ...{ name: names[language], departureTime: "09:00", arrivalTime: "15:00" },
      // Its description is in Spanish only.
      ...(language === "es" && {
        itinerary: itinerary.map((name) => ({ "@type": "Place", name })),
      }),
      provider: { "@id": `${WEBSITE}/#company` },
      tripOrigin: { "@id": `${WEBSITE}/#port` },
      offers: {
        "@type": "Offer",
        ...price,
        priceSpecification: { ...price, valueAddedTaxIncluded: true },
        eligibleQuantity: { maxValue: 7 },
      },
    });
  }
  expect(problemsIn(withoutSeasons)).toEqual([]);
});

test("a price that the trips page begins with from is told as the lowest, and no other is", () => {
  const [trip] = nodesOf("TouristTrip", "trips");
  expect(trip?.offers).toEqual({
    "@type": "AggregateOffer",
    "@id": `${WEBSITE}/precios/#morning-prices`,
    ...{ lowPrice: 320, priceCurrency: "EUR", url: `${WEBSITE}/reservas/` },
    eligibleQuantity: { "@type": "QuantitativeValue", maxValue: 7, unitCode: "IE" },
  });
  const [onPrices] = nodesOf("TouristTrip", "prices");
  expect(onPrices?.offers).toMatchObject({ lowPrice: 320, highPrice: 360.5, offerCount: 4 });
});

test("a trip has the picture of its own that the page shows, and no other", () => {
  const file = "/media/hero.jpg";
  const pictured = changed<{ picture?: object }>("trips/morning.json", (trip) => {
    trip.picture = { file, description: { es: "Alba.", en: "Dawn.", de: "Morgen." } };
  });
  const imagesOf = (content: Content, picturePath?: (file: string) => string | undefined) =>
    nodesIn(JSON.parse(scriptOf("trips", content, "es", picturePath)))
      .filter((node) => node["@type"] === "TouristTrip")
      .map(({ image }) => image);
  expect(imagesOf(pictured)[0]).toBe(`${WEBSITE}/p${file}`);
  expect(problemsIn(pictured)).toEqual([]);
  const none = Array(4).fill(undefined);
  expect(imagesOf(pictured, () => undefined)).toEqual(none);
  expect(imagesOf(original)).toEqual(none);
});

test("a place whose name a language bends is that of the other languages", () => {
  const [, midday] = nodesOf("TouristTrip", "trips", original, "de");
  expect(midday?.description).toContain("Grünen Grotte");
  expect(midday?.itinerary).toEqual([{ "@type": "Place", name: "Grüne Grotte" }]);
});

test("a port that is not on the chart has no name of the chart", () => {
  const unnamed = changed<{ meeting: { place?: object } }>("pages/location.json", ({ meeting }) => {
    delete meeting.place;
  });
  const elsewhere = changed<{ position: object }>(
    "company.json",
    (company) => (company.position = { latitude: -33.86, longitude: 151.2 }),
    unnamed,
  );
  const nameIn = (content: Content) =>
    nodesOf("Place", "location", content).find((node) => node["@id"] === `${WEBSITE}/#port`)?.name;
  expect(nameIn(unnamed)).toBe("Club náutico");
  expect(nameIn(elsewhere)).toBeUndefined();
});

test("a price taken away takes its trip away", () => {
  const three = changed<Prices>("prices.json", ({ packages }) => packages.splice(1, 1));
  const names = nodesOf("TouristTrip", "trips", three).map(({ name }) => name);
  expect(names).toEqual(["Mañana", "Atardecer", "Extendida"]);
});

test("prices without tax do not say that it is included", () => {
  const untaxed = changed<Prices>("prices.json", (prices) => (prices.vatPercent = 0));
  const [price] = nodesOf("UnitPriceSpecification", "prices", untaxed);
  expect(price).not.toHaveProperty("valueAddedTaxIncluded");
});

test("a trip that names no place has no itinerary", () => {
  const text = { es: "Al mar.", en: "To sea.", de: "Aufs Meer." };
  const nowhere = changed<Trip>("trips/morning.json", (trip) => (trip.description = text));
  const [trip] = nodesOf("TouristTrip", "trips", nowhere);
  expect(trip?.description).toBe("Al mar.");
  expect(trip).not.toHaveProperty("itinerary");
  expect(problemsIn(nowhere)).toEqual([]);
});

test("the business has the season of this year, and its address on the legal notice alone", () => {
  const [business] = nodesOf("LocalBusiness", "location", original, "en");
  expect(business).toMatchObject({
    priceRange: "From €240.00",
    openingHoursSpecification: {
      ...{ opens: "09:00", closes: "21:00" },
      ...{ validFrom: "2027-05-01", validThrough: "2027-09-30" },
    },
  });
  expect(JSON.stringify(business)).not.toContain("Carrer del Far");
  expect(nodesOf("LocalBusiness", "legalNotice")).toMatchObject([
    { "@id": `${WEBSITE}/#company`, address: { streetAddress: "Carrer del Far, 12, bajos" } },
  ]);
});

test("the business is open on the days, and for the trips, that the owner has not closed", () => {
  const day = (state: string, ...ids: string[]) => ({
    ...{ from: "2027-06-20", to: "2027-06-20", state },
    ...(ids.length > 0 && { trips: ids.map((trip) => ({ trip })) }),
  });
  const opening = (...days: object[]) => {
    const content = withDays(days);
    expect(problemsIn(content)).toEqual([]);
    return nodesOf("LocalBusiness", "location", content)[0]?.openingHoursSpecification;
  };
  const hours = { opens: "09:00", closes: "21:00" };
  const early = { ...day("closed"), from: "2027-04-20", to: "2027-05-03" };
  const around = [
    { ...hours, validFrom: "2027-05-04", validThrough: "2027-06-19" },
    { ...hours, validFrom: "2027-06-21", validThrough: "2027-09-30" },
  ];
  const [before, after] = around;
  expect(opening(early, day("closed"))).toMatchObject(around);
  const all = ["extended", "midday", "morning", "sunset"];
  expect(opening(early, ...all.map((id) => day("closed", id)))).toMatchObject(around);
  const short = { opens: "09:00", closes: "17:00", validFrom: "2027-06-20" };
  const some = [day("closed", "sunset"), day("full", "extended")];
  expect(opening(early, ...some)).toMatchObject([before, short, after]);
});

test.each([
  ["may", "september", "2027-01-31", "2027-05-01", "2027-09-30"],
  ["may", "september", "2027-09-30", "2027-05-01", "2027-09-30"],
  ["may", "september", "2027-10-01", "2028-05-01", "2028-09-30"],
  ["november", "february", "2028-01-05", "2027-11-01", "2028-02-29"],
  ["november", "february", "2027-04-05", "2027-11-01", "2028-02-29"],
  ["april", "march", "2027-06-15", "2027-06-01", "2028-05-31"],
] as const)("a season from %s to %s is on %s that from %s to %s", (from, to, today, ...dates) => {
  const [first, last] = dates;
  expect(seasonDates({ from, to }, today)).toEqual({ from: first, to: last });
});

test("addresses of a site that has none yet are relative", () => {
  const without = changed<{ website?: string }>(
    "company.json",
    (company) => delete company.website,
  );
  const [page] = nodesOf("WebPage", "reviews", without, "de");
  expect([page?.["@id"], page?.isPartOf]).toEqual(["/de/rese%C3%B1as/", { "@id": "/#website" }]);
  expect(problemsIn(without)).toEqual([]);
});

test("whatever an owner writes, a script holds it and gives it back", () => {
  const text = `"Comillas", '</script><b onclick="1">', <!-- y \u2028líneas\u2029 ${"larga ".repeat(30)}`;
  const strange = changed<Trip>("trips/morning.json", (trip) => {
    trip.title = { es: text, en: text, de: text };
  });
  expect(nodesOf("TouristTrip", "trips", strange)[0]?.name).toBe(text);
  expect(scriptOf("trips", strange, "es")).not.toMatch(/[<\u2028\u2029]/);
  expect(problemsIn(strange)).toEqual([]);
});

test("the offer of a trip says what it has besides, what it lacks and what its price does not say", () => {
  const description =
    "Babies come aboard for free. Adds: Food, Hotel pick-up. Lacks: Floating mats and pool noodles.";
  for (const route of ["trips", "prices"] as const)
    for (const content of [original, withoutSeasons]) {
      const offers = nodesOf("TouristTrip", route, content, "en").map(({ offers: own }) => own);
      expect(offers[3]).toMatchObject({ description });
      for (const other of offers.slice(0, 3)) expect(other).not.toHaveProperty("description");
    }
});

test("a service's own page tells what it is, who does it and where, below the services", () => {
  const site = inLanguage(original, "en", TEST_DATE);
  const picturePath = (file: string) => `/p${file}`;
  const page = { site, route: "services", service: "birthdays", picturePath } as const;
  const nodes = nodesIn(JSON.parse(jsonForScript(structuredData(page))));
  const address = `${WEBSITE}/en/servicios-especiales/birthdays/`;
  expect(nodes).toContainEqual(
    expect.objectContaining({
      ...{ "@type": "Service", "@id": `${address}#service`, name: "Birthdays and anniversaries" },
      image: `${WEBSITE}/p/media/boat-bow-table.jpg`,
      provider: { "@id": `${WEBSITE}/#company` },
      areaServed: { "@id": `${WEBSITE}/#port` },
    }),
  );
  const steps = nodes.filter((node) => node["@type"] === "ListItem").map(({ name }) => name);
  expect(steps).toEqual(["Home", "Special services", "Birthdays and anniversaries"]);
});
