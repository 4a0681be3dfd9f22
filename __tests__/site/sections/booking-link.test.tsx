/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { BookingLink } from "../../../src/site/sections/booking-link";
import { LanguageProvider } from "../features/language-provider";
import { englishCompany } from "./company";

const content = {
  completion: "They confirm.",
  calendar: { heading: "Calendar", text: "Text", link: "Open" },
};
const calendar = {
  address: "https://free.test/days",
  trips: [{ address: "https://other.test/x", trip: { jsonId: "sunset", title: "Sunset" } }],
};
const messages = { where: "at {{host}}", againFor_other: "Again, for {{count}}", again: "Again" };

test.each([
  [
    "",
    ["Open (at free.test) free.test/days", "Open: Sunset (at other.test) other.test/x"],
    "Again",
  ],
  ["?trip=sunset&guests=4", ["Open: Sunset (at other.test) other.test/x"], "Again, for 4"],
  [
    "?trip=gone&guests=40",
    ["Open (at free.test) free.test/days", "Open: Sunset (at other.test) other.test/x"],
    "Again",
  ],
])(
  "with “%s” it leads to the calendar of what is chosen, and carries nothing",
  async (query, ways, again) => {
    history.replaceState(null, "", `/en/reservas/${query}`);
    render(
      <LanguageProvider language="en" messages={{ booking: messages }}>
        <BookingLink content={content} calendar={calendar} company={englishCompany} guests={11} />
      </LanguageProvider>,
    );
    expect(await screen.findByText(again)).toBeVisible();
    const links = screen.getAllByRole<HTMLAnchorElement>("link", { name: /Open/ });
    expect(links.map((link) => `${link.textContent} ${link.href.replace("https://", "")}`)).toEqual(
      ways,
    );
    for (const link of links)
      expect([link.target, link.rel]).toEqual(["_blank", "noreferrer noopener"]);
    expect(document.querySelector("iframe, script")).toBeNull();
  },
);
