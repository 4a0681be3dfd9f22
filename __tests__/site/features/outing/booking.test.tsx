/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import "@testing-library/jest-dom";
import { fireEvent, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { ChosenTrip } from "../../../../src/site/sections/chosen-trip";
import { PriceCards } from "../../../../src/site/sections/price-cards";
import { ShortNotice } from "../../../../src/site/sections/short-notice";
import { plain, showSection } from "../../../model/show-section";
import { englishCompany } from "../../sections/company";
import { englishPackage, englishTrip, pricesOf } from "../../sections/english-trip";

const trip = englishTrip({
  jsonId: "evening",
  title: "Evening",
  start: "17:30",
  end: "21:00",
  sky: "sunset",
});
const late = { from: "2027-07-01", to: "2027-08-31" };
const prices = {
  ...pricesOf(englishPackage(290, trip)),
  allSeasons: [{ ...late, amounts: [{ amount: 335, trip: { jsonId: "evening" } }] }],
  hoursByDay: [{ ...late, start: "18:30", end: "22:00", trip: { jsonId: "evening" } }],
};

const showAt = (query: string, page: ReactElement, today = "2027-06-15") => {
  history.replaceState(null, "", `/en/reservas/${query}`);
  return showSection(page, "en", { today, season: { from: "april", to: "october" } });
};

const booking = (
  <>
    <ChosenTrip prices={prices} company={englishCompany} guests={7} calendar="calendar" />
    <ShortNotice prices={prices} company={englishCompany} />
    <h2 id="calendar" tabIndex={-1}>
      Calendar
    </h2>
  </>
);

const chosen = () => plain(document.querySelector("[data-shown]")?.textContent);

// What is said on each day of a year: `model/hours/chosen-day.test.tsx`.
test.each([
  ["?trip=evening&day=2027-09-18", ["sunset at 19:54", "for: 18 September at 17:30"]],
  ["?trip=evening&day=2027-07-14", ["14 July 18:30–22:00", "335", "for: 14 July at 18:30"]],
  ["?trip=evening", ["Evening", "usual times and prices 17:30–21:00", "day€290", "for: your day"]],
  [
    "?trip=evening&day=2027-12-12",
    ["No trips on 12 December 17:30–21:00", "usual times and prices", "prices€290", "for: 1 April"],
  ],
  ["?trip=evening&day=x&guests=9", ["That date doesn’t exist", "17:30–21:00", "for: your day"]],
  ["?trip=gone&day=2027-09-18", ["Your day", "Saturday 18 September", "for: 18 September"]],
  ["?day=2027-12-12", ["No trips on 12 December", "for: 1 April"]],
  ["?day=2026-09-18", ["18 September 2026 has passed", "for: your day"]],
])("the address %s is shown above the calendar: %j", (query, texts) => {
  showAt(query, booking);
  for (const text of texts) expect(chosen()).toContain(text);
  expect(screen.getByRole("link", { name: /card/ })).toHaveAttribute("href", "/en/donde-estamos/");
});

test.each(["", "?trip=gone", "?trip=", "?day=", "?trip=__proto__"])(
  "the address %s chooses nothing to show",
  (query) => {
    showAt(query, booking);
    expect(chosen()).toBe("");
  },
);

test("taken away, the whole choice leaves the address, and the focus goes to the calendar", () => {
  showAt("?trip=evening&day=2027-09-18&guests=4&utm_source=x", booking);
  fireEvent.click(screen.getByRole("button", { name: "Clear this choice" }));
  expect(chosen()).toBe("");
  expect(location.search).toBe("?utm_source=x");
  expect(screen.getByRole("heading", { name: "Calendar" })).toHaveFocus();
});

const chats = () =>
  screen
    .queryAllByRole<HTMLAnchorElement>("link", { name: /^For / })
    .map(({ href }) => decodeURIComponent(href.split("text=")[1] ?? ""));

test.each([
  ["2027-07-31", "?trip=evening", ["31 July 2027", "1 August 2027"], "Evening trip (18:30–22:00)"],
  ["2027-07-31", "", ["31 July 2027", "1 August 2027"], "Hello!"],
  ["2027-10-31", "?trip=gone", ["31 October 2027"], "Hello!"],
  ["2027-12-01", "?trip=evening", [], ""],
])("on %s one can ask for today and tomorrow: %s", (today, query, days, about) => {
  jest.useFakeTimers({ now: Date.parse(`${today}T12:00:00Z`) });
  showAt(query, booking, today);
  jest.useRealTimers();
  expect(chats()).toHaveLength(days.length);
  days.forEach((day, index) => {
    expect(chats()[index]).toContain(day);
    expect(chats()[index]).toContain(about);
  });
});

test.each([
  ["?guests=4&day=2027-06-14", "14 June 2027 has passed.", /Evening trip.*4 of us/],
  ["?guests=4&day=2027-07-14", "€84 per person for a group of 4", /14 July 2027.*4 of us/],
  ["?guests=4", "€73 per person for a group of 4", /Evening trip.*4 of us/],
  ["?guests=8", "€41 per person for a group of 7", /Evening trip/],
])("the cards of the prices know the group of %s, as do their messages", (query, share, text) => {
  const cards = <PriceCards prices={prices} company={englishCompany} guests={7} vatNote="" />;
  showAt(query, cards);
  expect(plain(document.querySelector("section")?.textContent)).toContain(share);
  const links = screen.getAllByRole<HTMLAnchorElement>("link", { hidden: true });
  const chat = links.find(({ href }) => href.includes("wa.me"))?.href ?? "";
  expect(plain(decodeURIComponent(chat))).toMatch(text);
});
