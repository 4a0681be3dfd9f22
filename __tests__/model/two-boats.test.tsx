/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { cleanup } from "@testing-library/react";
import type { ReactElement } from "react";
import { structuredData } from "../../src/build/structured-data";
import { languageCodes, type LanguageCode } from "../../src/model/languages";
import { inLanguage } from "../../src/model/in-language";
import { BookingChoice } from "../../src/site/sections/booking-choice";
import { BoardingCard } from "../../src/site/sections/boarding-card/boarding-card";
import { PriceCards } from "../../src/site/sections/price-cards";
import { TripList } from "../../src/site/sections/trip-list";
import { nodesIn } from "../build/structured-data/nodes";
import { cardData } from "../site/sections/show-boarding-card";
import { answers, messageAddresses } from "./answers";
import { plain, showSection } from "./show-section";
import { CATAMARAN, LLAUT, twoBoats } from "./two-boats";

// An ES module.
jest.mock("micromark", () => ({ micromark: (text: string) => text }));

const TODAY = "2027-06-15";

type Answer = {
  prices: Queries.PriceCardsFragment &
    Queries.TripListFragment &
    Queries.BookingChoiceFragment &
    Queries.BoardingTripsFragment;
  terms: Queries.BoardingTermsFragment;
};

const answerOn = answers<Answer>(`
  prices { ...PriceCards ...TripList ...BookingChoice ...BoardingTrips }
  terms { ...BoardingTerms }
`);

const sectionsOf = ({ prices, terms }: Answer): Record<string, ReactElement> => ({
  list: <TripList prices={prices} />,
  cards: <PriceCards prices={prices} vatNote="" />,
  strip: <BookingChoice prices={prices} offer="" isRequest />,
  card: <BoardingCard data={cardData({ prices, terms })} />,
});

/** What the sections say of the boat of the chosen trip, with what they would send. */
const saidOf = async (trip: string, language: LanguageCode) => {
  history.replaceState(null, "", `/?trip=${trip}&guests=9`);
  const answer = await answerOn(twoBoats("sunset"), TODAY, language);
  return Object.entries(sectionsOf(answer)).map(([name, section]) => {
    cleanup();
    const shown = showSection(section, language);
    const card = shown.querySelector(`[aria-labelledby="${trip}-price"]`)?.parentElement;
    const own = card ?? shown.querySelector(`#${trip}`) ?? shown;
    return { name, text: plain(own.textContent), sent: messageAddresses(own) };
  });
};

test.each(languageCodes)(
  "each place names the boat of the trip, and no more guests than it carries: %s",
  async (language) => {
    for (const { name, text, sent } of await saidOf("sunset", language)) {
      expect([name, text]).toEqual([
        name,
        expect.stringMatching(new RegExp(`${LLAUT}.*(?<!\\d)6(?!\\d)`)),
      ]);
      expect([name, text]).toEqual([name, expect.not.stringMatching(/(?<!\d)(?:7|9|11)(?![\d:])/)]);
      for (const message of sent) {
        expect(message).toContain(LLAUT);
        expect(message).not.toContain("9 ");
      }
    }
    for (const { name, text } of await saidOf("morning", language))
      expect([name, text]).toEqual([
        name,
        expect.stringMatching(new RegExp(`${CATAMARAN}.*(?<!\\d)(?:9|11)(?!\\d)`)),
      ]);
  },
);

test("each offer is for as many as the boat of its trip carries, and names it", () => {
  for (const route of ["trips", "prices"] as const) {
    const site = inLanguage(twoBoats("sunset"), "es", TODAY);
    const data = structuredData({ site, route, picturePath: () => undefined });
    const trips = nodesIn(JSON.parse(JSON.stringify(data))).filter(
      (node) => node["@type"] === "TouristTrip",
    );
    const offers = trips.map((node) => JSON.stringify(node.offers));
    const rooms = offers.map((offer) => [...new Set(offer.match(/(?<="maxValue":)\d+/g))].join());
    expect(rooms).toEqual(["11", "11", "6", "11"]);
    expect(offers.map((offer) => offer.includes(`${LLAUT}.`))).toEqual([false, false, true, false]);
  }
});
