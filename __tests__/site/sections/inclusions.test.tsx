/** @jest-environment jsdom */
import type { ReactElement } from "react";
import type { LanguageCode } from "../../../src/base/languages";
import { Inclusions } from "../../../src/site/sections/inclusions";
import { PriceCards } from "../../../src/site/sections/price-cards";
import { Sunsets } from "../../../src/site/sections/sunsets";
import { TripList } from "../../../src/site/sections/trip-list";
import { showSection, textsOf } from "../../model/show-section";
import type { GivenCalendar } from "../features/language-provider";
import { englishCompany as company } from "./company";
import { englishPackage, englishTrip, pricesOf } from "./english-trip";

const short = englishTrip({ jsonId: "short", title: "Short" });
const long = englishTrip({
  jsonId: "long",
  title: "Long",
  adds: [{ label: "Transfer" }],
  priceNote: "Babies free",
});
const prices = pricesOf(englishPackage(90, short), englishPackage(200, long));
const trips = [short, long];

const onLong = [{ differs: true, trip: { jsonId: "long" } }];

const inclusions = {
  ...{ heading: "Price", includedHeading: "Yes", excludedHeading: "No", note: "Ask" },
  included: [
    { label: "Cava", exceptions: null },
    { label: "Mats", exceptions: onLong },
  ],
  // A switch that was turned off again says nothing.
  excluded: [
    { label: "Food", exceptions: onLong },
    { label: "Alcohol", exceptions: [{ differs: false, trip: { jsonId: "long" } }] },
  ],
};

const facts = { prices, inclusions, company, guests: 7 };

const show = (section: ReactElement, language: LanguageCode = "en", given?: GivenCalendar) =>
  showSection(section, language, given);

test("the lists name the trips for which it is otherwise", () => {
  const lists = show(<Inclusions content={inclusions} trips={trips} />);
  expect(textsOf(lists, "li")).toEqual([
    "Cava",
    "Mats (but not on Long)",
    "Food (but not on Long)",
    "Alcohol",
  ]);
});

test.each([
  ["the page of trips", <TripList key="" {...facts} />],
  ["the page of prices", <PriceCards key="" {...facts} vatNote="" />],
])(
  "%s says of a trip what it has besides and lacks, and what its price does not say",
  (_, page) => {
    const [first = "", second = ""] = textsOf(show(page), "article");
    expect(second).toMatch(/Babies free.*Adds:? ?Food, Transfer.*Lacks:? ?Mats/);
    expect(first).not.toMatch(/Babies|Adds|Lacks|Food|Mats/);
  },
);

const calendar: GivenCalendar = {
  today: "2027-06-15",
  season: { from: "july", to: "september" },
  states: [{ from: "2027-08-01", to: "2027-08-31", state: "closed" }],
};

/** The part about sunsets, with a trip for each time of return; in August there are none. */
const sunsets = (...ends: string[]) =>
  show(
    <Sunsets
      content={{ heading: "Evening", text: "Red" }}
      prices={pricesOf(
        ...ends.map((end) =>
          englishPackage(
            90,
            englishTrip({ jsonId: end, title: `Back at ${end}`, start: "12:00", end }),
          ),
        ),
      )}
      position={{ latitude: 39.55, longitude: 2.63 }}
      monthNames={Array.from("JFMAMJJASOND")}
    />,
    "en",
    calendar,
  );

test("without a trip that meets the sunset the page of trips has no part about it", () => {
  expect(sunsets("21:00").textContent).toContain("Red");
  expect(sunsets("16:00").textContent).toBe("");
});

test("a month that is closed is not in the table", () => {
  expect(textsOf(sunsets("21:00"), "tbody th")).toEqual(["J", "S"]);
});

test("several trips that meet the sunset are drawn below their names, and one without", () => {
  const drawn = sunsets("21:00", "21:30", "16:00");
  const names = ["Back at 21:00", "Back at 21:30"];
  expect(textsOf(drawn, "h3")).toEqual(names);
  expect(textsOf(sunsets("21:00"), "h3")).toEqual([]);
  const figures = [...drawn.querySelectorAll("figure")];
  expect(figures.map((figure) => figure.getAttribute("aria-label"))).toEqual(names);
  for (const { firstElementChild } of figures)
    expect(firstElementChild?.tagName).toBe("FIGCAPTION");
});
