import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Thread } from "../../../../src/site/features/outing/thread";
import { englishPackage, englishTrip, pricesOf } from "../../sections/english-trip";
import { LanguageProvider } from "../language-provider";

const evening = englishTrip({ jsonId: "sunset", title: "Sunset" });
const hours = { from: "2027-07-01", to: "2027-07-31" };
const prices: Queries.ThreadFragment = {
  ...pricesOf(englishPackage(290, evening)),
  allSeasons: [{ ...hours, amounts: [{ amount: 330, trip: { jsonId: "sunset" } }] }],
  hoursByDay: [],
};

/** The others show their keys. */
const messages = { boatFor: "{{price}} the boat" };

const calendar = { today: "2027-06-15", season: { from: "april", to: "october" } } as const;

test.each([
  ["nothing", "", ["whichDay"]],
  ["a day", "?day=2027-07-10", ["Sat 10 Jul", "chooseTrip"]],
  ["a day and a trip", "?day=2027-07-10&trip=sunset", ["Sat 10 Jul · Sunset", "€330.00 the boat"]],
  ["a trip", "?trip=sunset", ["Sunset", "chooseDay"]],
  ["a trip that is gone", "?trip=night", ["whichDay", "chooseDay"]],
  ["no trips then", "?day=2027-12-04&trip=sunset", ["Sat 4 Dec · Sunset", "noTripThen"]],
  ["a day that has passed", "?day=2027-01-09", ["whichDay"]],
])("with %s it says what comes next, and leads there", async (what, query, said) => {
  history.replaceState(null, "", `/en/precios/${query}`);
  render(
    <LanguageProvider
      language="en"
      messages={{ layout: messages }}
      calendar={calendar}
      site={{ prices }}
    >
      <Thread />
    </LanguageProvider>,
  );
  await screen.findByText(said[0] ?? "");
  const link = screen.getByRole("link");
  expect(Array.from(link.querySelectorAll("b, span"), (line) => line.textContent)).toEqual(said);
  const next = `/en/excursiones/#${what === "a day" ? "sunset" : "day"}`;
  expect(link).toHaveAttribute("href", next);
});
