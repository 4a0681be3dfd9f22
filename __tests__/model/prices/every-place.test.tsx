import { cleanup } from "@testing-library/react";
import { inLanguage, type ContentInLanguage } from "../../../src/model/in-language";
import { shareCardContent } from "../../../src/build/share-cards/step";
import type { LanguageCode } from "../../../src/model/languages";
import { ContactForm } from "../../../src/site/sections/contact-form";
import { DayRuler } from "../../../src/site/sections/day-ruler";
import { PriceCards } from "../../../src/site/sections/price-cards";
import { TripList } from "../../../src/site/sections/trip-list";
import { structuredData } from "../../../src/build/structured-data";
import { publishable } from "../../../src/model/launch/publishable";
import { doubtfulSeasons } from "../../../src/model/warnings/seasons";
import { answers, enter, messageAddresses } from "../answers";
import { formData } from "../../site/sections/enquiry-facts";
import { plain, showSection, textsOf } from "../show-section";
import { messagesOf } from "../../site/features/messages";
import { present } from "../../setup/present";
import { original } from "../../build/structured-data/test-content";
import { nodesIn } from "../../build/structured-data/nodes";
import { hasTrips } from "../hours/brute-force";
import { priceOn, tableOf } from "./brute-force";
import { cases, contentWith } from "./cases";

/** What seasons do on any day is tested in price-list.test.ts, without pages. */
const DAYS = ["2026-11-25", "2027-01-01", "2027-04-01", "2027-07-01", "2027-09-01", "2028-02-29"];

type Answer = {
  prices: Queries.PriceCardsFragment & Queries.TripListFragment & Queries.DayRulerFragment;
  asked: Queries.EnquiryPricesFragment;
  homePage: { facts: { price: string } };
};

const answerOn = answers<Answer>(
  `prices { ...PriceCards ...TripList ...DayRuler }
  asked: prices { ...EnquiryPrices }
  homePage { facts { price(language: $language) } }`,
);

/** Returns what the pages say of prices: the cards with the table below them, the list of trips, and the ruler. */
const saidOnPages = (prices: Answer["prices"], language: LanguageCode) => {
  const cards = showSection(<PriceCards prices={prices} vatNote="" />, language);
  const list = showSection(<TripList prices={prices} />, language);
  const ruler = showSection(<DayRuler prices={prices} />, language);
  const said = {
    cards: Array.from(cards.querySelectorAll("article"), (card) => ({
      text: plain(card.textContent),
      share: textsOf(card, "p").find((text) => /person|Person/.test(text)),
    })),
    tables: Array.from(cards.querySelectorAll("table"), (each) => textsOf(each, "tr")),
    captions: textsOf(cards, "caption"),
    list: textsOf(list, "header > div > p"),
    ruler: textsOf(ruler, "li"),
  };
  cleanup();
  return said;
};

const known = new Map<string, ReturnType<typeof saidOnPages>>();

/** Renders the same prices only once: on many days they are those of the day before. */
const onPages = (prices: Answer["prices"], language: LanguageCode) => {
  const key = JSON.stringify([prices, language]);
  const said = known.get(key) ?? saidOnPages(prices, language);
  known.set(key, said);
  return said;
};

const words = {
  es: { from: "desde", rest: "Resto del año", tag: "es-ES" },
  en: { from: "from", rest: "Rest of the year", tag: "en-GB" },
  de: { from: "ab", rest: "Übrige Zeit", tag: "de-DE" },
};

const nameOf = (trip: string, language: LanguageCode) => {
  const entry = original.entries.find(({ file }) => file === `trips/${trip}.json`);
  return present(entry?.data as { title: Record<string, string> } | undefined, trip).title[
    language
  ];
};

/** Writes an amount as a language does, with two decimals or with as few as it has. */
const euros = (amount: number, language: LanguageCode, short = false) => {
  const digits = short && Number.isInteger(amount) ? 0 : 2;
  const money = { style: "currency", currency: "EUR", minimumFractionDigits: digits } as const;
  return plain(
    amount.toLocaleString(words[language].tag, { ...money, maximumFractionDigits: digits }),
  );
};

type Offer = {
  price?: number;
  lowPrice?: number;
  highPrice?: number;
  offerCount?: number;
  offers?: { price: number; priceSpecification: { validFrom?: string; validThrough?: string } }[];
};

const offersOn = (route: "trips" | "prices", site: ContentInLanguage) =>
  nodesIn(structuredData({ site, route, picturePath: () => undefined }))
    .filter((node) => node["@type"] === "TouristTrip")
    .map(({ offers }) => offers as Offer);

/** Every content on every day, in a language in turn. */
const languages: LanguageCode[] = ["es", "en", "de"];
const each = Object.entries(cases).flatMap(([name, entered]) =>
  DAYS.map((today, index) => [name, today, languages[index % 3] ?? "es", entered] as const),
);

test.each(each)(
  "%s on %s in %s: every place says the same",
  async (_name, today, language, entered) => {
    const content = contentWith(entered);
    const table = tableOf(entered, today);
    const { from, rest } = words[language];
    const said = table.trips.map(
      ({ lowest, isFrom }) => (isFrom ? `${from} ` : "") + euros(lowest, language),
    );
    const { prices, homePage } = await answerOn(content, today, language);

    // The cards, with the share of each guest, and the table below them.
    const pages = onPages(prices, language);
    pages.cards.forEach(({ text, share }, index) => {
      const { lowest, isFrom } = present(table.trips[index], "trip");
      expect(text).toContain(`${said[index]}`);
      expect(text.split(` ${from} `).length > 1 || isFrom).toBe(isFrom);
      expect(share).toMatch(new RegExp(`^${isFrom ? `${from} ` : ""}(unos|about|etwa) `));
      expect(share).toContain(String(Math.round(lowest / 7)));
    });
    expect(pages.cards).toHaveLength(table.trips.length);
    const listed = [
      ...table.seasons.map((season) => season.prices),
      ...(table.hasRest ? [{}] : []),
    ];
    const rows = listed.map((own: Record<string, number>) =>
      Object.entries(entered.usual).map(
        ([trip, amount]) => nameOf(trip, language) + euros(own[trip] ?? amount, language),
      ),
    );
    expect(pages.tables).toEqual(rows);
    expect(pages.captions.includes(rest)).toBe(table.hasRest);

    // The list of trips, and the ruler of the home page.
    expect(pages.list).toEqual(said);
    for (const [index, { trip }] of table.trips.entries())
      expect(
        pages.ruler.some((text) => text.startsWith(`${nameOf(trip, language)}${said[index]}`)),
      ).toBe(true);

    // The home page's lowest price, which the menu repeats, and the words of a share card.
    const lowest = euros(table.site.lowest, language);
    const lead = table.site.isFrom ? `${from[0]?.toUpperCase()}${from.slice(1)} ${lowest}` : lowest;
    expect(plain(homePage.facts.price)).toBe(lead);
    const site = inLanguage(publishable(content, []), language, today);
    expect(plain(shareCardContent(content, site, "prices").card.title)).toBe(lead);
    expect(plain(site.filled({ [language]: "{{prices.from}}" }))).toBe(lead);
    const within = (table.site.isFrom ? `${from} ` : "") + lowest;
    expect(plain(site.text({ [language]: "x {{prices.from}}" }))).toBe(`x ${within}`);

    // JSON-LD, which leaves out months that are a guess, but not their prices.
    expect(offersOn("trips", site).map(({ price, lowPrice }) => ({ price, lowPrice }))).toEqual(
      table.trips.map(({ lowest, isFrom }) => (isFrom ? { lowPrice: lowest } : { price: lowest })),
    );
    for (const [index, offer] of offersOn("prices", site).entries()) {
      const { trip, lowest: least, highest } = present(table.trips[index], "trip");
      if (rows.length === 0) expect(offer.price).toBe(least);
      else
        expect(offer).toMatchObject({
          lowPrice: least,
          highPrice: highest,
          offerCount: rows.length,
          offers: [
            ...table.seasons.map((season) => ({
              price: season.prices[trip] ?? entered.usual[trip],
              priceSpecification: { validFrom: season.from, validThrough: season.to },
            })),
            ...(table.hasRest ? [{ price: entered.usual[trip] }] : []),
          ],
        });
      const last = offer.offers?.at(-1)?.priceSpecification;
      if (table.hasRest) expect(last?.validFrom ?? last?.validThrough).toBeUndefined();
    }

    // The check and the desk tell of each season that is nowhere.
    const warned = doubtfulSeasons(content, today).filter(({ code }) => code.startsWith("season-"));
    expect(warned.map(({ path }) => entered.seasons[Number(path[1])]?.from)).toEqual(
      table.unlisted.map(({ from: first }) => first),
    );
  },
);

/** Days to ask about, some of them without trips, and days that have passed. */
const ASKED =
  "2027-01-03 2027-04-15 2027-05-31 2027-06-01 2027-07-15 2027-08-31 " +
  "2027-09-01 2027-10-31 2027-11-15 2028-01-06 2028-07-15 2029-06-30";

const enquiries = Object.entries(cases).flatMap(([name, entered]) =>
  // The first has a price in most seasons, the second in few.
  Object.keys(entered.usual)
    .slice(0, 2)
    .map((trip, index) => {
      const today = index % 2 === 0 ? "2026-11-25" : "2027-07-15";
      return [name, trip, today, entered] as const;
    }),
);

test.each(enquiries)(
  "%s: an enquiry about %s on %s says the price of the chosen day",
  async (_name, trip, today, entered) => {
    const { asked } = await answerOn(contentWith(entered), today, "en");
    const { lowest, isFrom } = present(
      tableOf(entered, today).trips.find((each) => each.trip === trip),
      "trip",
    );
    sessionStorage.clear();
    history.replaceState(null, "", `/en/contacto/?trip=${trip}`);
    const [from, to] = entered.months ?? ["january", "december"];
    const container = showSection(<ContactForm heading="Write" data={formData(asked)} />, "en", {
      today,
      season: { from, to },
    });
    const total = () => plain(container.querySelector("[aria-live]")?.textContent);
    const boat = "For the whole boat, VAT included.";
    const share = (amount: number) =>
      `about €${Math.round(amount / 4)} per person for a group of 4`;
    const said = (price: string, amount: number, more: string) =>
      [price + euros(amount, "en"), boat, more].join(" ");
    const alone = "Per person: say how many you are.";
    const from_ = isFrom ? "from " : "";
    expect(total()).toBe(said(isFrom ? "From " : "", lowest, alone));
    enter(container, "guests", "4");
    expect(total()).toBe(said(isFrom ? "From " : "", lowest, from_ + share(lowest)));
    for (const day of ASKED.split(" ")) {
      enter(container, "day", day);
      const price = priceOn(entered, trip, day);
      const usual = `Usually ${from_}`;
      if (day >= today && hasTrips({ months: [from, to] }, day))
        expect([day, total()]).toEqual([day, said("On that day, ", price, share(price))]);
      else
        expect([day, total()]).toEqual([
          day,
          expect.stringMatching(`^${said(usual, lowest, "Next day with trips: ")}\\d`),
        ]);
    }
    // The chat and the mail name the day, and no price.
    const addresses = messageAddresses(container);
    expect(addresses).not.toEqual([]);
    for (const address of addresses) expect(address).not.toMatch(/€|\d{3}[.,]\d\d/);
  },
);

test("an enquiry about a hidden trip is one about a trip that is gone", async () => {
  const [today, entered] = ["2027-06-15", present(cases["a hidden trip, the cheapest"], "case")];
  const { asked } = await answerOn(contentWith(entered), today, "en");
  sessionStorage.clear();
  history.replaceState(null, "", "/en/contacto/?trip=midday");
  const container = showSection(<ContactForm heading="Write" data={formData(asked)} />, "en");
  expect(plain(container.querySelector("[aria-live]")?.textContent)).toContain(
    messagesOf("en").contact?.tripGone,
  );
  const [trips] = container.querySelectorAll("select");
  expect(Array.from(trips?.options ?? [], ({ value }) => value)).toEqual([
    "",
    ...Object.keys(entered.usual),
  ]);
  const addresses = messageAddresses(container).join();
  expect(addresses).toContain("wa.me");
  expect(addresses).not.toContain("Midday");
});
