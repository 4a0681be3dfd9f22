/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { BookingLink } from "../../../src/site/sections/booking-link";
import { LanguageProvider } from "../features/language-provider";
import { englishPackage, englishTrip } from "./english-trip";

const content = {
  completion: "They confirm.",
  calendar: { heading: "Calendar", text: "Text", link: "Open" },
};
const trips = [{ address: "https://other.test/x", trip: { jsonId: "sunset", title: "Sunset" } }];
const calendar = { address: "https://free.test/days", trips };
const prices = {
  packages: ["sunset", "night"].map((jsonId) => englishPackage(290, englishTrip({ jsonId }))),
} as unknown as Queries.BookingChoiceFragment;
const messages = {
  where: "at {{host}}",
  againFor_one: "Again, for 1",
  againFor_other: "Again, for {{count}}",
  again: "Again",
};

const ANY = "Open (at free.test) https://free.test/days";
const SUNSET = "Open: Sunset (at other.test) https://other.test/x";

test.each([
  ["", "Again", [ANY, SUNSET]],
  ["?trip=sunset&guests=4", "Again, for 4", [SUNSET]],
  ["?trip=night&guests=1", "Again, for 1", [ANY]],
  ["?trip=gone&guests=40", "Again", [ANY, SUNSET]],
])("with “%s” it leads where that is booked, and carries nothing", async (query, again, pages) => {
  history.replaceState(null, "", `/en/reservas/${query}`);
  render(
    <LanguageProvider language="en" messages={{ booking: messages }}>
      <BookingLink content={content} calendar={calendar} prices={prices} />
    </LanguageProvider>,
  );
  expect(await screen.findByText(again)).toBeVisible();
  const links = screen.getAllByRole<HTMLAnchorElement>("link", { name: /Open/ });
  expect(links.map(({ textContent, href }) => `${textContent} ${href}`)).toEqual(pages);
  for (const { target, rel } of links)
    expect([target, rel]).toEqual(["_blank", "noreferrer noopener"]);
  expect(document.querySelector("iframe, script")).toBeNull();
});
