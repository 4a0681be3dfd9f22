import "@testing-library/jest-dom";
import { cleanup, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { BoatSheets } from "../../../src/site/sections/boat-sheet";
import { HomeDay } from "../../../src/site/sections/day-ruler";
import { Directions } from "../../../src/site/sections/directions";
import { Hero } from "../../../src/site/sections/home/hero";
import { Sunset } from "../../../src/site/sections/home/sunset";
import { PageQuestions } from "../../../src/site/sections/page-questions";
import { PriceCards } from "../../../src/site/sections/price-cards";
import { QuestionList } from "../../../src/site/sections/question-list";
import { Skipper } from "../../../src/site/sections/skipper";
import { TripList } from "../../../src/site/sections/trip-list";
import { showSection, textsOf } from "../../model/show-section";
import { writtenText } from "../features/written-text";
import { englishPackage, englishTrip, pricesOf } from "./english-trip";

const show = (section: ReactElement) => showSection(section, "es");

const linksIn = (shown: Element) =>
  Array.from(shown.querySelectorAll("a"), (link) => link.getAttribute("href"));

const noPrices = pricesOf();
const day = { heading: "Day", lead: "Lead" };

const boat = (lines?: object) => {
  const sheet = lines && { lengthInWords: "", ladder: null, ...lines };
  return [{ jsonId: "boat", name: null, guests: 7, sheet }] as Queries.BoatSheetFragment[];
};

test.each<[string, ReactElement]>([
  ["a trip, day", <HomeDay key="" content={day} link="" prices={noPrices} />],
  ["an answer, list", <QuestionList key="" heading="" questions={[]} />],
  ["an answer, questions of a page", <PageQuestions key="" on="booking" questions={[]} />],
  ["a way to get there, directions", <Directions key="" content={null} />],
  ["a name, skipper", <Skipper key="" content={null} />],
  ["a boat, sheet", <BoatSheets key="" boats={boat()} />],
  ["a line, sheet", <BoatSheets key="" boats={boat({})} />],
  ["a third line, sheet", <BoatSheets key="" boats={boat({ length: 8, year: 2019 })} />],
])("without %s: there is none", (_, section) => {
  expect(show(section)).toBeEmptyDOMElement();
});

const evening = englishTrip({ jsonId: "evening", title: "Evening", start: "20:00", end: "22:30" });

test.each([
  ["list", (prices: typeof noPrices) => <TripList prices={prices} />],
  ["prices", (prices: typeof noPrices) => <PriceCards prices={prices} vatNote="VAT" />],
])("without a trip the page of the %s says where to ask", (_, section) => {
  expect(linksIn(show(section(noPrices)))).toEqual(["/contacto/"]);
  expect(screen.queryByText("VAT")).toBeNull();
  cleanup();
  show(section(pricesOf(englishPackage(90, evening))));
  expect(screen.getByRole("heading", { name: "Evening" })).toBeVisible();
});

const picture = {
  ...{ description: writtenText(""), focus: null, isSample: false },
  file: { childImageSharp: null },
};

test.each([true, false])("the hero tells a price only if there is one: %s", (priced) => {
  const hero = {
    ...{ heading: "Heading", headingSecond: "second", lead: "Lead", sure: "Sure", picture },
    facts: {
      ...{ guests: "Guests", guestsMore: "more", departure: "Harbour" },
      ...{ price: "From —", priceMore: "for all" },
    },
  };
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

test("a skipper without a portrait has no initials in its place, and a licence only where it is asked for", () => {
  const content = { name: "Ana Ruiz", about: "Words.", licence: "Captain", picture: null };
  expect(textsOf(show(<Skipper content={content} />), "section")).toEqual([
    "Al timónAna RuizWords.",
  ]);
  cleanup();
  show(<Skipper content={content} licensed />);
  expect(screen.getByText(/Captain/)).toBeVisible();
});

test("the sunset leads to the trip that sees it on most days, and without one nowhere", () => {
  const content = { heading: "Heading", text: "Text", link: "Link", picture };
  const trips = [
    { jsonId: "night", sunsetDays: 0 },
    { jsonId: "afternoon", sunsetDays: 20 },
    { jsonId: "evening", sunsetDays: 150 },
  ];
  expect(linksIn(show(<Sunset content={content} trips={trips} />))).toEqual([
    "/excursiones/#evening",
  ]);
  cleanup();
  expect(linksIn(show(<Sunset content={content} trips={trips.slice(0, 1)} />))).toEqual([]);
});

test("an answer leads to its page, unless that has nothing to show", () => {
  const questions = [{ jsonId: "film", question: "Film?", answer: null, page: "gallery" }];
  const linksWithout = (...emptyPages: string[]) =>
    linksIn(
      showSection(<QuestionList heading="" questions={questions} />, "es", undefined, {
        emptyPages,
      }),
    );
  expect(linksWithout()).toEqual(["/galeria/"]);
  expect(linksWithout("gallery")).toEqual([]);
});

test("a page shows the first three of its questions, closed, and where all of them are", () => {
  const questions = ["boyas", "cabos", "defensas", "estachas"].map((jsonId) => ({
    jsonId,
    question: `¿Y ${jsonId}, en *Cala Clara*?`,
    answer: writtenText(`Sí, ${jsonId}.`),
  }));
  const shown = show(<PageQuestions on="prices" questions={questions} />);
  expect(textsOf(shown, "details:not([open])")).toEqual([
    "¿Y boyas, en Cala Clara?Sí, boyas.",
    "¿Y cabos, en Cala Clara?Sí, cabos.",
    "¿Y defensas, en Cala Clara?Sí, defensas.",
  ]);
  expect(linksIn(shown)).toEqual(["/contacto/#questions"]);
});
