/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import "@testing-library/jest-dom";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import type { LanguageCode } from "../../../src/base/languages";
import { queryAttribute } from "../../../src/site/document/outing-address";
import { ToastRegion } from "../../../src/site/features/toast/toast-region";
import { BoardingCard } from "../../../src/site/sections/boarding-card/boarding-card";
import { plain, showSection, textsOf } from "../../model/show-section";
import { parseICalendar } from "../day/parse-icalendar";
import { isShown } from "../is-shown";
import { LanguageProvider } from "../features/language-provider";
import { messagesOf } from "../features/messages";
import { writtenText } from "../features/written-text";

const company = {
  name: "Sail & Sea",
  phone: "+34 611 222 333",
  website: "https://sail.test",
  position: { latitude: 39.55, longitude: 2.64 },
  mapSearch: "yacht club",
} as Queries.CompanyFragment & { mapSearch: string };

const meeting = { heading: "The gate", text: "Ask for us.", place: null, gate: null, lost: "Call" };

const trip = (jsonId: string, start: string, end: string) => ({
  trip: { jsonId, title: jsonId, sky: jsonId, start, end, adds: null },
});

/** In July and August the sunset trip leaves an hour later. */
const late = {
  trip: { jsonId: "sunset" },
  from: "2027-07-01",
  to: "2027-08-31",
  start: "18:30",
  end: "22:00",
};

const prices: Queries.BoardingTripsFragment = {
  packages: [trip("morning", "09:30", "13:30"), trip("sunset", "17:30", "21:00")],
  hoursByDay: [late],
  hours: [{ ...late, daysInWords: "in July and August" }],
};

const terms = {
  guests: 7,
  arrivalMinutes: 15,
  boardingMinutes: 5,
  cancellationHours: 72,
  refundPercent: 100,
};

const card = (own: Partial<Parameters<typeof BoardingCard>[0]> = {}) => (
  <BoardingCard
    content={{ meeting, bring: [{ label: "A towel" }] }}
    company={company}
    chart={null}
    prices={prices}
    terms={terms}
    {...own}
  />
);

const showCard = (
  query: string,
  own: Partial<Parameters<typeof BoardingCard>[0]> = {},
  language: LanguageCode = "en",
) => {
  history.replaceState(null, "", `/donde-estamos/${query}`);
  return showSection(
    <>
      {card(own)}
      <ToastRegion />
    </>,
    language,
  );
};

/** Returns the figures of the card, each with what it is of. */
const figuresOf = (within: Element) =>
  Array.from(within.querySelectorAll("li:has(> b)"), (row) =>
    [...textsOf(row, "p"), ...textsOf(row, "b")].join(""),
  );

const button = (name: RegExp) => screen.getByRole("button", { name });

const stub = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

afterEach(() => {
  for (const name of ["share", "clipboard", "userAgent"]) Reflect.deleteProperty(navigator, name);
});

test("with a day and a trip it has the times of that day", () => {
  const shown = showCard("?day=2027-09-18&trip=sunset");
  expect(textsOf(shown, "h2")[0]).toBe("sunset");
  expect(screen.getByText("Saturday 18 September 2027")).toBeInTheDocument();
  expect(screen.getByText("The sun sets at 19:54")).toBeInTheDocument();
  expect(figuresOf(shown)).toEqual([
    "Be there, 15 min early17:15",
    "Boarding closes17:25",
    "We cast off17:30",
    "Back in port21:00",
  ]);
  expect(screen.getByText("Not a booking")).toBeInTheDocument();
});

test("it says what its trip has besides and lacks, and nothing of another's", () => {
  const onSunset = [{ differs: true, trip: { jsonId: "sunset" } }];
  const inclusions = {
    included: [{ label: "Mats", exceptions: onSunset }],
    excluded: [{ label: "Food", exceptions: onSunset }],
  };
  expect(textsOf(showCard("?trip=sunset", { inclusions }), "p")).toEqual(
    expect.arrayContaining(["Adds: Food", "Lacks: Mats"]),
  );
  cleanup();
  expect(showCard("?trip=morning", { inclusions }).textContent).not.toMatch(/Food|Mats/);
});

test.each([
  ["?trip=sunset&guests=5", "For 5 people (up to 7)"],
  ["?trip=sunset&guests=1", "For one person (up to 7)"],
  ["?trip=sunset&guests=12", "Up to 7 people"],
  ["?trip=sunset", "Up to 7 people"],
])("with %s it is %s", (query, group) => {
  expect(plain(showCard(query).textContent)).toContain(`${group}, plus the skipper.`);
});

test("hours of a season are those of its days; without a day, all are said and nothing can be entered", () => {
  const inAugust = showCard("?day=2027-08-02&trip=sunset");
  expect(figuresOf(inAugust)[0]).toBe("Be there, 15 min early18:15");
  expect(figuresOf(inAugust)[3]).toBe("Back in port22:00");
  inAugust.remove();
  const shown = showCard("?trip=sunset");
  expect(figuresOf(shown)[0]).toBe("Be there, 15 min early17:15");
  expect(plain(shown.textContent)).toContain("in July and August, 18:30–22:00");
  expect(screen.queryByRole("button", { name: /calendar/ })).not.toBeInTheDocument();
});

test.each([
  ["no choice", ""],
  ["a day alone", "?day=2027-09-18"],
  ["a trip that is gone", "?day=2027-09-18&trip=gone"],
])("with %s it has the rules, and the trips to choose from", (_, query) => {
  const shown = showCard(query);
  expect(textsOf(shown, "h2")).toEqual(["Before you come", "Your trip and your day"]);
  expect(figuresOf(shown).map((figure) => figure.replace(/\D+/, ""))).toEqual([
    "15 min",
    "5 min",
    "72 h",
    "100 %",
  ]);
  const links = screen.getAllByRole("link", { name: /–/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/en/donde-estamos/?trip=morning",
    "/en/donde-estamos/?trip=sunset",
  ]);
  expect(screen.queryByRole("button", { name: /Share|calendar|Print/ })).not.toBeInTheDocument();
});

test.each([
  ["has passed", "?day=2027-06-14&trip=sunset", "14 June 2027 has passed."],
  ["has no trips", "?day=2027-12-01&trip=sunset", "No trips on 1 December"],
  ["does not exist", "?day=2027-09-31&trip=sunset", "That date doesn’t exist"],
  ["is too far off", "?day=2029-06-01&trip=sunset", "That date is too far ahead"],
])("a day that %s is none: the card says so, and that its times are usual", (_, query, said) => {
  showCard(query);
  expect(screen.getByText(said)).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "sunset" })).toBeInTheDocument();
  expect(screen.getByText("Usual times")).toBeInTheDocument();
  expect(screen.queryByText(/sun sets/)).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /calendar/ })).not.toBeInTheDocument();
});

test("a day without trips is named, and leads to the nearest with trips", () => {
  showCard("?day=2027-12-01&trip=sunset");
  expect(screen.getByText("No trips on 1 December")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "See 1 April" }));
  expect(screen.getByText("Saturday 1 April 2028")).toBeInTheDocument();
});

test("trip and day are changed beside the card, and the whole choice is taken away", () => {
  const shown = showCard("?day=2027-09-18&trip=sunset&guests=4");
  expect(screen.getByRole("link", { name: /^sunset/ })).toHaveAttribute("aria-current", "true");
  expect(screen.getByRole("link", { name: /^morning/ })).not.toHaveAttribute("aria-current");
  fireEvent.input(screen.getByLabelText("Your day"), { target: { value: "2027-08-02" } });
  expect(screen.getByText("Monday 2 August 2027")).toBeInTheDocument();
  expect(figuresOf(shown)[0]).toBe("Be there, 15 min early18:15");
  fireEvent.click(screen.getByRole("button", { name: "Clear this choice" }));
  expect(location.search).toBe("");
  expect(screen.getByRole("heading", { name: "Before you come" })).toHaveFocus();
});

test.each([
  ["es", "El 14 de junio de 2027 ya ha pasado."],
  ["de", "Der 14. Juni 2027 ist schon vorbei."],
] as const)("a day that has passed is said in %s", (language, said) => {
  const shown = showCard("?day=2027-06-14&trip=sunset", {}, language);
  expect(plain(shown.textContent)).toContain(said);
});

test("what takes no time, and what the owner has not entered, is not there", () => {
  const shown = showCard("?day=2027-09-18&trip=sunset", {
    terms: { ...terms, arrivalMinutes: 0, boardingMinutes: 0 },
    content: { meeting, bring: null },
  });
  expect(figuresOf(shown)).toEqual(["We cast off17:30", "Back in port21:00"]);
  expect(textsOf(shown, "h3")).toEqual(["The gate", "Call"]);
});

/** The headings, the lines below the first, and what can be done with the card. */
const WHAT_CHANGES =
  /^(Before you come|sunset|morning|One for|Your trip|Usual|in July|The sun|Share|Add|Clear this)/;

test("the page's HTML has the card of each trip at its usual times, of which styles show the address's", () => {
  const html = document.body.appendChild(document.createElement("div"));
  history.replaceState(null, "", "/donde-estamos/");
  // Whoever builds with Node 20 has none, and no build is any visitor's browser.
  const browser = jest.spyOn(window, "navigator", "get").mockImplementation(() => {
    throw new ReferenceError("navigator is not defined");
  });
  html.innerHTML = renderToString(
    <LanguageProvider language="en" messages={messagesOf("en")}>
      {card()}
    </LanguageProvider>,
  );
  browser.mockRestore();
  const shownAt = (query: string) => {
    document.documentElement.dataset.query = queryAttribute(query);
    return [...html.querySelectorAll("h2, p:not(:has(span)), p > span, button")]
      .filter((each) => isShown(each) && WHAT_CHANGES.test(plain(each.textContent)))
      .map(({ textContent }) => plain(textContent));
  };
  const [actions, choice] = ["One for everybody", "Your trip and your day"];
  const clear = "Clear this choice";
  expect(shownAt("")).toEqual(["Before you come", choice]);
  expect(shownAt("?trip=gone")).toEqual(["Before you come", choice, clear]);
  expect(shownAt("?trip=sunset")).toEqual([
    ...["sunset", "Usual times", "in July and August, 18:30–22:00"],
    ...[actions, "Share the card", choice, clear],
  ]);
  expect(shownAt("?day=2027-09-18&trip=sunset")).toEqual([
    ...["sunset", "Usual times", "The sunset depends on the day"],
    ...[actions, "Share the card", "Add to calendar", choice, clear],
  ]);
  Reflect.deleteProperty(document.documentElement.dataset, "query");
  html.remove();
});

/** Presses the button for the calendar, and returns the saved files. */
const saveEntry = async () => {
  const saved: Blob[] = [];
  stub(URL, "createObjectURL", (blob: Blob) => `blob:${saved.push(blob)}`);
  stub(URL, "revokeObjectURL", () => undefined);
  const onClick = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation();
  fireEvent.click(button(/calendar/));
  const names = onClick.mock.contexts.map(({ download }: HTMLAnchorElement) => download);
  onClick.mockRestore();
  return { names, texts: await Promise.all(saved.map((blob) => blob.text())) };
};

test("the calendar gets the trip at the hours of its day, and is told that it is no booking", async () => {
  showCard("?day=2027-08-02&trip=sunset&utm_source=x");
  expect(button(/calendar/)).toHaveAccessibleDescription(/not a booking/);
  const { names, texts } = await saveEntry();
  expect(names).toEqual(["2027-08-02-sunset.ics"]);
  const event = parseICalendar(texts[0] ?? "");
  expect(event.start.toISOString()).toBe("2027-08-02T16:30:00.000Z");
  expect(event.title).toBe("sunset · Sail & Sea (not a booking)");
  expect(event.text).toMatch(/at 18:15\..*at 18:25\..*not a booking/);
  // Google's calendar shows nothing but the text.
  for (const fact of [company.phone, `http://localhost/donde-estamos/?day=2027-08-02&trip=sunset`])
    expect(event.text).toContain(fact);
  expect(event.place).toBe("yacht club");
  expect(event.url).toBe("http://localhost/donde-estamos/?day=2027-08-02&trip=sunset");
});

test("a browser inside an app, which saves no files, copies the text for the calendar", async () => {
  const copied = jest.fn().mockResolvedValue(undefined);
  stub(navigator, "clipboard", { writeText: copied });
  stub(navigator, "userAgent", "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile Instagram 300");
  showCard("?day=2027-09-18&trip=sunset");
  // Nor does it print.
  expect(screen.queryByRole("button", { name: /Print/ })).not.toBeInTheDocument();
  fireEvent.click(button(/Copy for the calendar/));
  expect(await screen.findByText("Text copied")).toBeInTheDocument();
  expect(copied.mock.calls[0]).toEqual([
    expect.stringMatching(/^sunset.*\(not a booking\)\nSaturday 18 September 2027, 17:30–21:00/),
  ]);
});

const ADDRESS = "http://localhost/donde-estamos/?day=2027-09-18&trip=sunset";

test.each([
  ["closing the list of apps", "AbortError"],
  ["pressing again while it is open", "InvalidStateError"],
])("shares its address; %s does nothing", async (_, name) => {
  const share = jest.fn().mockRejectedValue(new DOMException("", name));
  const writeText = jest.fn();
  stub(navigator, "share", share);
  stub(navigator, "clipboard", { writeText });
  showCard("?day=2027-09-18&trip=sunset&a=1");
  await act(async () => fireEvent.click(button(/Share/)));
  expect(share).toHaveBeenCalledWith({ title: "sunset · Sail & Sea", url: ADDRESS });
  expect(writeText).not.toHaveBeenCalled();
});

test("a browser that cannot share copies the address, and says so", async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  stub(navigator, "clipboard", { writeText });
  showCard("?day=2027-09-18&trip=sunset");
  fireEvent.click(button(/Share/));
  expect(await screen.findByText("Address copied")).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
});

test("a browser that cannot even copy shows the address to copy, selected", async () => {
  showCard("?day=2027-09-18&trip=sunset");
  fireEvent.click(button(/Share/));
  const field = await screen.findByLabelText<HTMLTextAreaElement>("Copy it from here");
  expect(field.value).toBe(ADDRESS);
  await waitFor(() => expect(field.selectionEnd).toBe(ADDRESS.length));
});

test("a skipper with a name is on it", () => {
  showCard("", { skipper: { name: "Ana Ruiz", picture: null } });
  expect(screen.getByRole("heading", { name: "Ana Ruiz" })).toBeInTheDocument();
  expect(screen.getByText("AR")).toBeInTheDocument();
});

test.each([
  ["a photograph replaces a skipper's initials", false, null],
  ["a sample picture does not replace a skipper's initials", true, "AR"],
])("%s", (_, isSample, initials) => {
  const images = { fallback: { src: "/ana.jpg", srcSet: "" } };
  const gatsbyImageData = { images, width: 224, height: 280, layout: "constrained" as const };
  const file = { childImageSharp: { gatsbyImageData } };
  const picture = { description: writtenText("Ana"), focus: null, isSample, file };
  showCard("", { skipper: { name: "Ana Ruiz", picture } });
  expect(screen.queryByText("AR")?.textContent ?? null).toBe(initials);
});
