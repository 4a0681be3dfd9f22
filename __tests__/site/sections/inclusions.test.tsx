import type { ReactElement } from "react";
import type { LanguageCode } from "../../../src/model/languages";
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

const facts = { prices, inclusions, company };

const show = (section: ReactElement, language: LanguageCode = "en", given?: GivenCalendar) =>
  showSection(section, language, given);

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

test("trips that meet the sunset are in its table, several by their names, without the months that are closed", () => {
  const tripUntil = (end: string) =>
    englishPackage(90, englishTrip({ jsonId: end, title: end, start: "12:00", end }));
  const sunsets = (...ends: string[]) =>
    show(
      <Sunsets
        content={{ heading: "Evening", text: "Red" }}
        prices={pricesOf(...ends.map(tripUntil))}
        monthNames={Array.from("JFMAMJJASOND")}
      />,
      "en",
      calendar,
    );
  expect(sunsets("16:00").textContent).toBe("");
  const one = sunsets("21:00");
  expect(one.textContent).toContain("Red");
  expect(textsOf(one, "tbody th")).toEqual(["J", "S"]);
  const [cell] = textsOf(sunsets("21:00", "21:30", "16:00"), "tbody td:last-child");
  expect(cell).toMatch(/21:00: .*21:30: /);
  expect(cell).not.toContain("16:00");
});
