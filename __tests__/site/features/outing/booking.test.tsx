import "@testing-library/jest-dom";
import { fireEvent, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import type { DayState } from "../../../../src/model/day-states";
import { BookingChoice } from "../../../../src/site/sections/booking-choice";
import { PriceCards } from "../../../../src/site/sections/price-cards";
import { ShortNotice } from "../../../../src/site/sections/short-notice";
import { plain, showSection, textsOf } from "../../../model/show-section";
import { englishPackage, englishTrip, pricesOf } from "../../sections/english-trip";

const trip = englishTrip({
  jsonId: "evening",
  title: "Evening",
  start: "17:30",
  end: "21:00",
  sky: "sunset",
});
const late = { from: "2027-07-01", to: "2027-08-31" };
const day = englishTrip({ jsonId: "day", title: "Day", start: "10:00", end: "14:00" });
const prices = {
  ...pricesOf({ ...englishPackage(290, trip), highest: 335 }, englishPackage(180, day)),
  allSeasons: [{ ...late, amounts: [{ amount: 335, trip: { jsonId: "evening" } }] }],
  hoursByDay: [{ ...late, start: "18:30", end: "22:00", trip: { jsonId: "evening" } }],
};

const showAt = (
  query: string,
  page: ReactElement,
  today = "2027-06-15",
  states: readonly DayState[] = [],
) => {
  history.replaceState(null, "", `/en/reservas/${query}`);
  return showSection(page, "en", { today, season: { from: "april", to: "october" }, states });
};

const choice = (isRequest: boolean, of = prices) => (
  <BookingChoice prices={of} offer="Two trips" isRequest={isRequest} />
);

const words = () => {
  const shown = document.querySelector("[data-choice]") ?? document.body;
  return [...textsOf(shown, "h2"), ...textsOf(shown, "p"), ...textsOf(shown, "button")];
};

const control = () => screen.queryByRole("link")?.firstChild?.textContent;

const BOAT = "the whole boat, up to 7, VAT included";
const NOT_BOOKED = "Nothing is booked yet.";
const GONE = "That trip isn’t on our list.";
const states = [
  { from: "2027-07-10", to: "2027-07-10", state: "full" as const },
  { from: "2027-07-20", to: "2027-07-20", state: "closed" as const },
  { from: "2027-08-10", to: "2027-08-10", state: "full" as const, trips: ["evening"] },
];

test.each([
  [
    "",
    `Choose; Two trips; from €180.00 · ${BOAT}`,
    `${NOT_BOOKED} Look for your day in the calendar.`,
  ],
  [
    "?day=2027-07-14",
    `Change; Wednesday 14 July; €180.00 to €335.00 · ${BOAT}`,
    `${NOT_BOOKED} Look for: Wed 14 Jul`,
  ],
  [
    "?trip=evening",
    `Change; Evening · from €290.00; 17:30–21:00 · ${BOAT}`,
    `${NOT_BOOKED} Look for your day at 17:30.`,
  ],
  [
    "?trip=evening&day=2027-07-14",
    `Change; Evening · €335.00; ${BOAT}`,
    `${NOT_BOOKED} Look for: Wed 14 Jul, 18:30`,
  ],
  [
    "?trip=evening&day=2027-07-10",
    `Change; Evening · from €290.00; ${BOAT}`,
    "We’re fully booked on Saturday 10 July. Try another day at 17:30:; Fri 9 Jul; Sun 11 Jul",
  ],
  [
    "?trip=evening&day=2027-08-10",
    `Change; Evening · from €290.00; ${BOAT}`,
    "Fully booked on 10 August. Try another day at 18:30:; Mon 9 Aug; Wed 11 Aug",
  ],
  [
    "?day=2027-07-20",
    `Change; Tuesday 20 July; from €180.00 · ${BOAT}`,
    "No trips on Tuesday 20 July. The nearest days:; Mon 19 Jul; Wed 21 Jul",
  ],
  [
    "?trip=evening&day=2027-06-05",
    `Change; Evening · from €290.00; 17:30–21:00 · ${BOAT}`,
    "Saturday 5 June is over. Look for another day.",
  ],
  [
    "?trip=gone&day=2027-07-14",
    `Choose; Wednesday 14 July; €180.00 to €335.00 · ${BOAT}`,
    `${GONE} Look for: Wed 14 Jul`,
  ],
  [
    "?trip=__proto__",
    `Choose; Two trips; from €180.00 · ${BOAT}`,
    `${GONE} Look for your day in the calendar.`,
  ],
])("the address %j: %s; %s", (query, choiceInWords, sentence) => {
  showAt(query, choice(false), "2027-06-15", states);
  expect([control(), ...words()].join("; ")).toBe(`${choiceInWords}; ${sentence}`);
});

test.each([
  ["", "Tell us your day."],
  ["?trip=evening", "Tell us your day."],
  ["?day=2027-07-14", "You’re asking for: Wed 14 Jul"],
  ["?trip=evening&day=2027-07-14", "You’re asking for: Wed 14 Jul, 18:30"],
])("by message the address %j asks: %s", (query, asks) => {
  showAt(query, choice(true));
  expect(words().at(-1)).toBe(`${NOT_BOOKED} ${asks}`);
});

test("the panel changes the choice, which is said; the day beside a full one takes its place", () => {
  HTMLDialogElement.prototype.show = function () {
    this.open = true;
  };
  showAt("?trip=evening&day=2027-07-10&guests=4&utm_source=x", choice(false), "2027-06-15", states);
  fireEvent.click(screen.getByRole("button", { name: "Sun 11 Jul" }));
  const said = screen.getByRole("status");
  expect(said).toHaveFocus();
  expect(words()[0]).toBe("Evening · €335.00");
  fireEvent.click(screen.getByRole("link"));
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "" } });
  expect(said).toHaveTextContent("Nothing is booked yet. Look for: Sun 11 Jul");
  fireEvent.click(screen.getByRole("button", { name: "Clear the day" }));
  expect(said).toHaveTextContent("Nothing is booked yet. Look for your day");
  expect(location.search).toBe("?guests=4&utm_source=x");
});

const shortly = (
  <>
    <ShortNotice prices={prices} isSoon />
    <hr />
    <ShortNotice prices={prices} />
  </>
);

const chats = () =>
  screen
    .queryAllByRole<HTMLAnchorElement>("link", { name: /^For / })
    .map(({ href }) => decodeURIComponent(href.split("text=")[1] ?? ""));

test.each([
  ["2027-07-31", "?trip=evening", ["31 July 2027", "1 August 2027"], "Evening trip (18:30–22:00)"],
  ["2027-07-31", "", ["31 July 2027", "1 August 2027"], "Hello!"],
  ["2027-10-31", "?trip=gone", ["31 October 2027"], "Hello!"],
  ["2027-12-01", "?trip=evening", [], ""],
  ["2027-07-31", "?day=2027-08-01", ["31 July 2027", "1 August 2027"], "Hello!"],
  ["2027-07-31", "?day=2027-08-02", [], ""],
])("on %s one can ask for today and tomorrow: %s", (today, query, days, about) => {
  jest.useFakeTimers({ now: Date.parse(`${today}T12:00:00Z`) });
  showAt(query, shortly, today);
  jest.useRealTimers();
  expect(chats()).toHaveLength(days.length);
  days.forEach((day, index) => {
    expect(chats()[index]).toContain(day);
    expect(chats()[index]).toContain(about);
  });
  // Above the calendar, if the chosen day is one of them.
  const soon = document.querySelectorAll("section:has(+ hr)");
  expect(soon).toHaveLength(query.includes("day") && days.length > 0 ? 1 : 0);
});

test.each([
  ["?guests=4&day=2027-06-14", "14 June 2027 has passed.", /Evening trip.*4 of us/],
  ["?guests=4&day=2027-07-14", "€84 per person for a group of 4", /14 July 2027.*4 of us/],
  ["?guests=4", "€73 per person for a group of 4", /Evening trip.*4 of us/],
  ["?guests=8", "€41 per person for a group of 7", /Evening trip/],
])("the cards of the prices know the group of %s, as do their messages", (query, share, text) => {
  const cards = <PriceCards prices={prices} vatNote="" />;
  showAt(query, cards);
  expect(plain(document.querySelector("section")?.textContent)).toContain(share);
  const links = screen.getAllByRole<HTMLAnchorElement>("link", { hidden: true });
  const chat = links.find(({ href }) => href.includes("wa.me"))?.href ?? "";
  expect(plain(decodeURIComponent(chat))).toMatch(text);
});
