/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentProps, ReactNode } from "react";
import { DayRuler, HomeDay } from "../../../src/site/sections/day-ruler";
import { Hero } from "../../../src/site/sections/home/hero";
import { PriceCards } from "../../../src/site/sections/price-cards";
import { TripList } from "../../../src/site/sections/trip-list";
import { LanguageProvider } from "../features/language-provider";
import { englishCompany } from "./company";
import { englishPackage, englishTrip, pricesOf } from "./english-trip";
import { writtenText } from "../features/written-text";

const noPackages = pricesOf();

const evening = englishTrip({ jsonId: "evening", title: "Evening", start: "20:00", end: "22:30" });

const position = { latitude: 39.55, longitude: 2.63 };

const prices = pricesOf(englishPackage(90, evening));

const show = (section: ReactNode) =>
  render(<LanguageProvider>{section}</LanguageProvider>).container;

type Prices = typeof prices;

test.each<[string, (from: Prices) => ReactNode]>([
  ["list", (from) => <TripList prices={from} company={englishCompany} guests={7} />],
  [
    "prices",
    (from) => <PriceCards prices={from} company={englishCompany} guests={7} vatNote="VAT" />,
  ],
])("without a trip the page of the %s says so, and where to ask", (_, section) => {
  show(section(noPackages));
  expect(screen.getByText("none")).toBeVisible();
  expect(screen.getByRole("link")).toHaveAttribute("href", "/contacto/");
  expect(screen.queryByText("VAT")).toBeNull();
  cleanup();
  show(section(prices));
  expect(screen.getByRole("heading", { name: "Evening" })).toBeVisible();
  expect(screen.queryByText("none")).toBeNull();
});

test.each([
  ["ruler", <DayRuler key="" prices={noPackages} position={position} />],
  [
    "section",
    <HomeDay
      key=""
      content={{ heading: "Day", lead: "Lead" }}
      prices={noPackages}
      position={position}
    />,
  ],
])("without a trip the day has no %s", (_, section) => {
  expect(show(section)).toBeEmptyDOMElement();
});

const hero: ComponentProps<typeof Hero>["content"] = {
  heading: "Heading",
  headingSecond: "second",
  lead: "Lead",
  tripsLink: "Trips",
  picture: {
    description: writtenText(""),
    focus: null,
    isSample: false,
    file: { childImageSharp: null },
  },
  facts: {
    guests: "Guests",
    guestsMore: "more",
    price: "From —",
    priceMore: "for all",
    departure: "Harbour",
  },
};

test.each([true, false])("the hero tells a price only if there is one: %s", (priced) => {
  // The hero is shown once what comes after it is there.
  show(
    <>
      <Hero content={hero} notices={null} priced={priced} />
      <hr />
    </>,
  );
  expect(screen.queryByText("From —") !== null).toBe(priced);
  expect(screen.getByText("Guests")).toBeVisible();
});
