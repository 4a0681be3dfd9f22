/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import "@testing-library/jest-dom";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { watchForms } from "../../../../src/site/head-scripts/forms";
import { ContactForm } from "../../../../src/site/sections/contact-form";
import { enquiryFacts } from "../../sections/enquiry-facts";
import { LanguageProvider } from "../language-provider";
import { messagesOf } from "../messages";

/** Whether the script in the head is that of a page whose enquiry is open. */
const setOpen = (isOpen: boolean) => Object.assign(globalThis, { HAS_OPEN_ENQUIRY: isOpen });

const messages = messagesOf("en");
const { contact, trips } = messages as Record<string, Record<string, string>>;
const label = (key: string) => String(contact?.[key]);

const post = jest.fn<Promise<{ ok: boolean; status: number }>, [string, { body: string }]>();

beforeEach(() => {
  globalThis.fetch = post as unknown as typeof fetch;
  post.mockReset();
  sessionStorage.clear();
});

const pageWith = (props: { isBooking?: boolean } = {}) => (
  <LanguageProvider
    language="en"
    messages={messages}
    calendar={{ today: "2027-06-15", season: { from: "may", to: "september" } }}
  >
    <ContactForm
      heading="Write"
      endpoint="https://forms.example/f/1"
      facts={enquiryFacts}
      {...props}
    />
  </LanguageProvider>
);
const page = pageWith();
const bookingPage = pageWith({ isBooking: true });

/** Shows the form at an address as it is in the page's HTML, and nothing else. */
const showHtml = (query: string, shown = page) => {
  cleanup();
  document.body.replaceChildren();
  history.replaceState(null, "", `/en/contacto/${query}#form`);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(shown);
  return container;
};

/** Opens the form at an address, as the app finds it in the page's HTML. */
const open = (query: string, shown = page) =>
  render(shown, { container: showHtml(query, shown), hydrate: true });

const group = () => screen.queryByRole("group", { name: label("aboutTrip") });
const field = (key: string) => screen.getByLabelText(label(key), { exact: true });
const enter = (key: string, value: string) =>
  fireEvent.change(field(key), { target: { value } }) && fireEvent.input(field(key));

const VISITOR = { name: "Ana", email: "ana@example.com", message: "Is there shade?" };

const write = () => {
  for (const [key, value] of Object.entries(VISITOR)) enter(key, value);
};

/** Sends the form and returns what was posted, once the service has answered. */
const send = async (ok: boolean) => {
  post.mockResolvedValueOnce({ ok, status: ok ? 200 : 503 });
  fireEvent.submit(screen.getByRole("form"));
  await waitFor(() => expect(screen.getByRole("form")).toHaveAttribute("aria-busy", "false"));
  return JSON.parse(post.mock.lastCall?.[1].body ?? "") as Record<string, string>;
};

const total = () => group()?.querySelector("[aria-live]");

test("trip, date and group are the first paragraph of the message, and no further fields", async () => {
  open("?trip=sunset");
  expect(field("trip")).toHaveDisplayValue("Sunset (17:30–21:00)");
  enter("date", "2027-07-03");
  enter("guests", "6");
  write();
  const posted = await send(true);
  expect(Object.keys(posted)).toEqual(["name", "email", "message"]);
  const [about, ...rest] = String(posted.message).split("\n\n");
  expect(about).toMatch(/Sunset.*17:30–21:00.*3 July 2027.*6/);
  expect(rest).toEqual([VISITOR.message]);
});

test("once sent, the message is empty and the outing stays; after a failure everything is kept", async () => {
  open("?trip=sunset");
  enter("date", "2027-07-03");
  enter("guests", "6");
  write();
  const outing = { trip: "sunset", date: "2027-07-03", guests: "6" };
  const expectFields = (values: object) => {
    for (const [key, value] of Object.entries(values)) expect(field(key)).toHaveValue(value);
  };
  await send(false);
  expectFields({ ...outing, ...VISITOR });
  await send(true);
  expectFields({ ...outing, name: "", email: "", message: "" });
  expect(location.search).toBe("?trip=sunset&day=2027-07-03&guests=6");
  write();
  expect((await send(true)).message).toMatch(/Sunset.*3 July 2027.*6/);
});

test("the trip can be changed and taken away, which the address remembers", async () => {
  open("?trip=sunset&from=letter");
  enter("trip", "morning");
  expect(location.search + location.hash).toBe("?trip=morning&from=letter#form");
  expect(total()).toHaveTextContent("€320.00");
  enter("trip", "");
  expect(location.search).toBe("?trip=&from=letter");
  expect(total()).toHaveTextContent("Usually from €240.00");
  write();
  expect(await send(true)).toEqual(VISITOR);
});

test("what was written before is there, with the new trip; after a reload, too, with date and group", async () => {
  const { unmount } = open("");
  write();
  unmount();
  const second = open("?trip=midday");
  expect(field("message")).toHaveValue(VISITOR.message);
  enter("date", "2027-07-03");
  enter("guests", "2");
  second.unmount();
  open(location.search);
  expect(field("trip")).toHaveValue("midday");
  expect(field("date")).toHaveValue("2027-07-03");
  expect(total()).toHaveTextContent("€140 per person for a group of 2");
  expect((await send(true)).message).toMatch(/Midday.*3 July 2027.*2/);
});

test.each([
  ["?trip=gone", true],
  ["?trip=%3Cscript%3Ealert(1)%3C/script%3E", true],
  ["?trip=__proto__", true],
  ["?trip=%E0%A4%A", true],
  ["", false],
  ["?trip=", false],
  ["?trip", false],
])("an address without a sold trip, %s, is said (%s) and adds nothing", async (query, isSaid) => {
  open(query);
  if (query === "") expect(group()).toBeNull();
  else {
    expect(field("trip")).toHaveValue("");
    expect(total()).toHaveTextContent(isSaid ? label("tripGone") : "Usually from €240.00");
  }
  write();
  expect(await send(true)).toEqual(VISITOR);
});

test.each([
  ["2027-06-14", "datePast"],
  ["2028-01-10", "We sail from May to September"],
])("the date %s is described, and sent anyway", async (date, said) => {
  open("?trip=sunset");
  enter("date", date);
  expect(field("date")).toHaveAccessibleDescription(
    expect.stringContaining(contact?.[said] ?? said),
  );
  write();
  expect((await send(true)).message).toContain(date.slice(0, 4));
});

test.each(["0", "8", "siete", "2.5"])("a group of %s in a draft is left out", async (guests) => {
  sessionStorage.setItem("draft-contact", JSON.stringify([["guests", guests]]));
  open("?trip=sunset");
  write();
  const { message } = await send(true);
  expect(message).toMatch(/Sunset \w+ \(17:30–21:00\)\.\n\n/);
});

test("the other ways carry the same text", () => {
  open("?trip=sunset");
  enter("guests", "4");
  for (const key of ["askWhatsApp", "askMail"]) {
    const link = within(group() as HTMLElement).getByRole("link", {
      name: new RegExp(`^${trips?.[key]} \\(Sunset\\)`),
    });
    expect(decodeURIComponent(link.getAttribute("href") ?? "")).toMatch(/Sunset[^]*4 of us/);
  }
});

test("a day in the address opens the enquiry, and wins over the draft", async () => {
  const draft = [
    ["day", "2027-07-03"],
    ["guests", "2"],
    ["message", VISITOR.message],
  ];
  sessionStorage.setItem("draft-contact", JSON.stringify(draft));
  open("?day=2027-09-18&utm_source=x");
  await waitFor(() => expect(field("date")).toHaveValue("2027-09-18"));
  // What it does not name has been taken away elsewhere.
  expect(field("guests")).toHaveValue("");
  expect(location.search).toBe("?day=2027-09-18&utm_source=x");
  enter("name", "Ana");
  enter("email", "ana@example.com");
  expect((await send(true)).message).toMatch(/18 September 2027\.\n/);
  expect(location.search).toContain("?day=2027-09-18&utm_source=x");
});

beforeAll(() => {
  setOpen(false);
  watchForms();
});

/** Opens the page's HTML at an address as a browser without the app does: the script in the head has filled it in. */
const openWithoutApp = (query: string) => {
  const container = showHtml(query);
  dispatchEvent(new Event("DOMContentLoaded"));
  return container;
};

/** What a browser sends of the form. */
const sentWithoutApp = (container: Element) =>
  Object.fromEntries(new FormData(container.querySelector("form") as HTMLFormElement));

test("without the app the form sends what the address says; without a script, what the visitor writes", () => {
  const plain = sentWithoutApp(showHtml("?trip=sunset&day=2027-09-18&guests=4"));
  expect(Object.keys(plain)).toEqual(["_subject", "_gotcha", "name", "email", "message"]);
  const sent = sentWithoutApp(openWithoutApp("?trip=sunset&day=2027-09-18&guests=4"));
  expect(sent).toMatchObject({ trip: "sunset", day: "2027-09-18", guests: "4" });
  expect(Object.keys(sentWithoutApp(openWithoutApp("")))).toEqual(Object.keys(plain));
});

test("before the app runs the usual lowest price is said, and called so", () => {
  const container = openWithoutApp("?trip=sunset");
  expect(container.querySelector("[aria-live]")).toHaveTextContent("Usually from €240.00");
  expect(container.querySelector("fieldset fieldset")).toHaveTextContent(label("dateHint"));
});

test("what the script has filled in is the address's, beside which a draft is restored", async () => {
  sessionStorage.setItem("draft-contact", JSON.stringify([["message", VISITOR.message]]));
  const container = openWithoutApp("?trip=sunset&day=2027-09-18");
  render(page, { container, hydrate: true });
  await waitFor(() => expect(field("message")).toHaveValue(VISITOR.message));
  expect([field("trip"), field("date")].map((each) => (each as HTMLInputElement).value)).toEqual([
    "sunset",
    "2027-09-18",
  ]);
});

test.each([
  ["2027-07-03", /^On that day, €330\.50 For the whole boat/],
  ["2027-12-12", /^Usually from €290\.00 For the whole boat.*Next day with trips: 1 May\.$/],
  ["2027-06-14", /^Usually from €290\.00 For the whole boat.*Next day with trips: 15 June\.$/],
])("on %s the price is %s", (day, said) => {
  open("?trip=sunset");
  enter("date", day);
  expect(total()?.textContent).toMatch(said);
});

test("what is chosen in the form goes to the address, and what is taken away leaves it", () => {
  open("?trip=sunset");
  enter("date", "2027-07-03");
  enter("guests", "6");
  expect(location.search).toBe("?trip=sunset&day=2027-07-03&guests=6");
  enter("date", "");
  enter("guests", "");
  enter("trip", "");
  expect(location.search).toBe("?trip=");
  expect(group()).toBeVisible();
});

test.each([
  ["2027-02-29", "dateInvalid"],
  ["x", "dateInvalid"],
  ["", "dateHint"],
])("an address with the day %j has no day in the form, which is said: %s", (day, said) => {
  open(`?day=${day}`);
  expect(field("date")).toHaveValue("");
  expect(field("date")).toHaveAccessibleDescription(label(said));
});

test("more guests than there may be are said, and stay in the address until a group is chosen", () => {
  open("?trip=sunset&guests=12");
  expect(field("guests")).toHaveValue("");
  expect(field("guests")).toHaveAccessibleDescription(/up to 7/);
  enter("date", "2027-07-03");
  expect(location.search).toBe("?trip=sunset&guests=12&day=2027-07-03");
  enter("guests", "7");
  expect(location.search).toBe("?trip=sunset&guests=7&day=2027-07-03");
  expect(field("guests")).toHaveAccessibleDescription("");
});

test("of a date that is typed over another one, only the last price is told", () => {
  jest.useFakeTimers();
  open("?trip=sunset&day=2027-05-14");
  const told = () => total()?.textContent;
  const before = told();
  field("date").focus();
  for (const date of ["2027-07-14", "", "2027-08-14"]) {
    enter("date", date);
    expect(told()).toBe(before);
  }
  act(() => jest.advanceTimersByTime(1000));
  expect(told()).toContain("330.50");
  jest.useRealTimers();
});

test("the fields follow the address to which Back leads", () => {
  open("?trip=sunset&day=2027-07-03&guests=4");
  act(() => {
    history.replaceState(null, "", "/en/contacto/?trip=morning&day=2027-07-10");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  for (const [key, value] of [
    ["trip", "morning"],
    ["date", "2027-07-10"],
    ["guests", ""],
  ] as const)
    expect(field(key)).toHaveValue(value);
});

test("without an enquiry the draft's date stays out of the address", () => {
  sessionStorage.setItem("draft-contact", JSON.stringify([["day", "2027-07-03"]]));
  open("?guests=4");
  expect(group()).toBeNull();
  expect(location.search).toBe("?guests=4");
});

describe("on the booking page, where one books by message,", () => {
  /** Opens the page as the script in the head leaves it. */
  const openBooking = (query: string) => {
    const container = showHtml(query, bookingPage);
    setOpen(true);
    dispatchEvent(new Event("DOMContentLoaded"));
    const entered = ["trip", "date", "guests"].map((key) => (field(key) as HTMLInputElement).value);
    render(bookingPage, { container, hydrate: true });
    return entered;
  };
  const linkTo = (start: string) =>
    decodeURIComponent(
      group()?.querySelector(`a[href^="${start}"]`)?.getAttribute("href") ?? "",
    ).replaceAll("\u00A0", " ");

  test("a form that is sent without the app has trip, day and group, and needs no further words", () => {
    const form = showHtml("", bookingPage).querySelector("form") as HTMLFormElement;
    fireEvent.change(field("trip"), { target: { value: "sunset" } });
    fireEvent.change(field("date"), { target: { value: "2027-07-03" } });
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      trip: "sunset",
      day: "2027-07-03",
      guests: "",
    });
    const missing = [...form.querySelectorAll("input:invalid, textarea:invalid")];
    expect(missing.map(({ id }) => id)).toEqual(["name", "email"]);
    expect(linkTo("https://wa.me/")).toContain(`text=${trips?.askHello}`);
    expect(linkTo("mailto:")).toContain(`body=${trips?.askHello}`);
  });

  test("what the address names is in the fields before the app comes, and in every message", async () => {
    const query = "?trip=sunset&day=2027-07-03&guests=6";
    expect(openBooking(query)).toEqual(["sunset", "2027-07-03", "6"]);
    const sentence = /Sunset.*17:30–21:00.*3 July 2027.*6/;
    await waitFor(() => expect(linkTo("https://wa.me/")).toMatch(sentence));
    expect(linkTo("mailto:")).toMatch(sentence);
    expect(total()).toHaveTextContent(/€\d+/);
    enter("name", VISITOR.name);
    enter("email", VISITOR.email);
    expect((await send(true)).message).toMatch(sentence);
    expect(location.search).toBe(query);
  });

  test("what is chosen before the app comes stays, and wins over the address", async () => {
    const container = showHtml("?trip=sunset&guests=6", bookingPage);
    setOpen(true);
    dispatchEvent(new Event("DOMContentLoaded"));
    for (const [key, value] of Object.entries({ trip: "morning", date: "2027-07-03", guests: "2" }))
      Object.assign(field(key), { value });
    render(bookingPage, { container, hydrate: true });
    await waitFor(() => expect(location.search).toContain("trip=morning"));
    expect(location.search).toBe("?trip=morning&guests=2&day=2027-07-03");
    expect(field("trip")).toHaveValue("morning");
    expect(linkTo("https://wa.me/")).toMatch(/Morning.*3 July 2027.*2/);
  });

  test("without a choice the message has to say what is wanted", async () => {
    open("", bookingPage);
    enter("name", VISITOR.name);
    enter("email", VISITOR.email);
    fireEvent.submit(screen.getByRole("form"));
    await waitFor(() => expect(field("message")).toBeInvalid());
    expect(post).not.toHaveBeenCalled();
    enter("trip", "morning");
    expect(field("message")).not.toBeRequired();
    expect((await send(true)).message).toMatch(/Morning/);
  });

  test("a day without trips and one that has passed are answered", () => {
    open("?day=2027-12-24", bookingPage);
    expect(group()).toHaveTextContent(/May.*September/);
    enter("date", "2027-06-01");
    expect(group()).toHaveTextContent(String(contact?.datePast));
  });
});
