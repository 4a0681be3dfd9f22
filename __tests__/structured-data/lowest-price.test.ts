import { packagesOf } from "../../src/content-files/facts";
import { inLanguage } from "../../src/content-files/in-language";
import { listedIn } from "../../src/content-files/listed";
import { resolvers, type ContentEntry } from "../../src/graphql/resolvers";
import { prices } from "../../src/model/collections/prices";
import { structuredData } from "../../src/structured-data";
import { llmsTxt } from "../../src/structured-data/llms-txt";
import { changed, type Prices } from "./test-content";
import { nodesIn } from "./vocabulary";

// An ES module, which Jest does not load.
jest.mock("micromark", () => ({}));

/** Midday is the cheapest trip on all days. */
const content = changed<Prices>("prices.json", (data) => {
  const season = (from: string, to: string, amount: number) => ({
    from,
    to,
    amounts: data.packages.map(({ trip }) => ({ trip, amount: trip === "midday" ? amount : 999 })),
  });
  data.seasons = [
    season("2027-05-01", "2027-06-30", 201),
    season("2027-07-01", "2027-08-31", 303),
    season("2027-09-01", "2027-12-30", 252),
  ];
});

test.each([
  ["2027-02-01", 201],
  ["2027-06-01", 201],
  ["2027-08-01", 252],
  // After the last season: the price of days without one.
  ["2027-12-31", 240],
])("everything says the same lowest price on %s", async (today, lowest) => {
  const site = inLanguage(content, "es", today);
  expect(site.filled({ es: "{{prices.from}}" })).toBe(`${lowest}\u00A0€`);
  expect(llmsTxt(site).replace(/\s/g, " ")).toContain(`${lowest},00 €.`);

  for (const route of ["trips", "prices"] as const) {
    const nodes = nodesIn(structuredData({ site, route, picturePath: () => undefined }));
    const trip = nodes.find(({ name }) => name === "Mediodía");
    const offers = trip?.offers as { price?: number; lowPrice?: number };
    expect(offers.price ?? offers.lowPrice).toBe(lowest);
  }

  const source = {
    entries: (type: string) => Promise.resolve(listedIn(content, type) as ContentEntry[]),
    file: () => Promise.resolve(undefined),
    today: () => Promise.resolve(today),
  };
  const midday = packagesOf(site.one(prices)).find(({ trip }) => trip === "midday");
  const args = { key: "", type: "", language: "es" as const };
  // What price cards, lists of trips and the day ruler show.
  expect(await resolvers.lowestPrice(midday?.amount, args, source, midday)).toBe(lowest);
  // What texts on pages show.
  const text = { es: "{{prices.from}}" };
  expect(await resolvers.localized(text, args, source)).toBe(`${lowest}\u00A0€`);
});
