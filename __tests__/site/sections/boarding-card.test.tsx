import "@testing-library/jest-dom";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { queryAttribute } from "../../../src/site/document/outing-address";
import { plain, textsOf } from "../../model/show-section";
import { LanguageProvider } from "../features/language-provider";
import { messagesOf } from "../features/messages";
import { writtenText } from "../features/written-text";
import { showCard, terms, meeting, card } from "./show-boarding-card";

/** By styles, to which the attribute `hidden` gives way. */
const isShown = (element: Element): boolean =>
  getComputedStyle(element).display !== "none" &&
  (!element.parentElement || isShown(element.parentElement));

/** Returns the figures of the card, each with what it is of. */
const figuresOf = (within: Element) =>
  Array.from(within.querySelectorAll("li:has(> b)"), (row) =>
    [...textsOf(row, "p"), ...textsOf(row, "b")].join(""),
  );

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
  expect(textsOf(shown, "h2")).toEqual([
    "Before you come",
    // A day can be shared.
    ...(query ? ["One for everybody"] : []),
    "Your trip and your day",
  ]);
  expect(figuresOf(shown).map((figure) => figure.replace(/\D+/, ""))).toEqual([
    "15 min",
    "5 min",
    "72 h",
    "100 %",
  ]);
  const links = screen.getAllByRole("link", { name: /–/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/en/donde-estamos/?trip=morning#card-morning",
    "/en/donde-estamos/?trip=sunset#card-sunset",
  ]);
  expect(screen.queryByRole("button", { name: /calendar/ })).not.toBeInTheDocument();
});

test.each([
  ["es", "El 14 de junio de 2027 ya ha pasado.", "Horas de costumbre"],
  ["en", "14 June 2027 has passed.", "Usual times"],
  ["de", "Der 14. Juni 2027 ist schon vorbei.", "Übliche Zeiten"],
] as const)(
  "a day that has passed is none: the card says so in %s, and that its times are usual",
  (language, said, usual) => {
    const shown = showCard("?day=2027-06-14&trip=sunset", {}, language);
    expect(plain(shown.textContent)).toContain(said);
    expect(plain(shown.textContent)).toContain(usual);
    expect(screen.getByRole("heading", { name: "sunset" })).toBeInTheDocument();
    expect(screen.queryByText(/sun sets|Sonne geht|sol se pone/)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /calendar|Kalender/ })).not.toBeInTheDocument();
  },
);

test("a day without trips is named, and leads to the nearest with trips", () => {
  showCard("?day=2027-12-01&trip=sunset");
  expect(screen.getAllByText("No trips on 1 December")).not.toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "See 1 April" }));
  expect(screen.getByText("Saturday 1 April 2028")).toBeInTheDocument();
});

test("trip and day are changed beside the card, and the whole choice is taken away", () => {
  const shown = showCard("?day=2027-09-18&trip=sunset&guests=4");
  expect(screen.getByRole("link", { name: /^sunset/ })).toHaveAttribute("aria-current", "true");
  expect(screen.getByRole("link", { name: /^morning/ })).not.toHaveAttribute("aria-current");
  fireEvent.input(screen.getByLabelText(/^Which day/, { selector: "input" }), {
    target: { value: "2027-08-02" },
  });
  expect(screen.getByText("Monday 2 August 2027")).toBeInTheDocument();
  expect(figuresOf(shown)[0]).toBe("Be there, 15 min early18:15");
  fireEvent.click(screen.getByRole("button", { name: "Clear this choice" }));
  expect(location.search).toBe("");
  expect(screen.getByRole("heading", { name: "Before you come" })).toHaveFocus();
});

test("what takes no time, and what the owner has not entered, is not there", () => {
  const shown = showCard("?day=2027-09-18&trip=sunset", {
    terms: { ...terms, arrivalMinutes: 0, boardingMinutes: 0 },
    page: { meeting, bring: null },
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

test("a skipper with a name is on it, and the owner's photograph of them, if there is one", () => {
  const images = { fallback: { src: "/ana.jpg", srcSet: "" } };
  const gatsbyImageData = { images, width: 224, height: 280, layout: "constrained" as const };
  const file = { childImageSharp: { gatsbyImageData } };
  const pictureOf = (isSample: boolean) => ({
    ...{ description: writtenText("Ana"), focus: null, isSample, file },
  });
  for (const picture of [null, pictureOf(true), pictureOf(false)]) {
    showCard("", { about: { skipper: { name: "Ana Ruiz", picture } } });
    expect(screen.getByRole("heading", { name: "Ana Ruiz" })).toBeInTheDocument();
    const isOwn = picture?.isSample === false;
    expect(document.querySelector("[src='/ana.jpg']") !== null).toBe(isOwn);
    cleanup();
  }
});
