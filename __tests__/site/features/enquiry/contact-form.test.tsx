/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import "@testing-library/jest-dom";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { ContactForm } from "../../../../src/site/sections/contact-form";
import { enquiryFacts } from "../../sections/enquiry-facts";
import { LanguageProvider } from "../language-provider";
import { messagesOf } from "../messages";

const messages = messagesOf("en");
const { contact, trips } = messages as Record<string, Record<string, string>>;
const label = (key: string) => String(contact?.[key]);

const post = jest.fn<Promise<{ ok: boolean; status: number }>, [string, { body: string }]>();

beforeEach(() => {
  globalThis.fetch = post as unknown as typeof fetch;
  post.mockReset();
  sessionStorage.clear();
});

const page = (
  <LanguageProvider language="en" messages={messages}>
    <ContactForm heading="Write" endpoint="https://forms.example/f/1" facts={enquiryFacts} />
  </LanguageProvider>
);

/** Shows the form at an address as it is in the page's HTML. */
const showHtml = (query: string) => {
  history.replaceState(null, "", `/en/contacto/${query}#form`);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  return container;
};

/** Opens the form at an address, as the app finds it in the page's HTML. */
const open = (query: string) => render(page, { container: showHtml(query), hydrate: true });

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

test("once sent, everything is empty and the group stays; after a failure everything is kept", async () => {
  open("?trip=sunset");
  enter("date", "2027-07-03");
  enter("guests", "6");
  write();
  await send(false);
  expect(field("trip")).toHaveValue("sunset");
  expect(field("date")).toHaveValue("2027-07-03");
  expect(field("guests")).toHaveValue("6");
  expect(field("message")).toHaveValue(VISITOR.message);
  await send(true);
  for (const key of ["trip", "date", "guests", "message"])
    await waitFor(() => expect(field(key)).toHaveValue(""));
  expect(group()).toBeVisible();
  write();
  expect(await send(true)).toEqual(VISITOR);
});

test("the trip can be changed and taken away, which the address remembers", async () => {
  open("?trip=sunset&from=letter");
  enter("trip", "morning");
  expect(location.search + location.hash).toBe("?trip=morning&from=letter#form");
  expect(total()).toHaveTextContent("€320.00");
  enter("trip", "");
  expect(location.search).toBe("?trip=&from=letter");
  expect(total()).toBeEmptyDOMElement();
  write();
  expect(await send(true)).toEqual(VISITOR);
});

test("what was written before is there, with the new trip; date and group come back after a reload", async () => {
  const { unmount } = open("");
  write();
  unmount();
  const second = open("?trip=midday");
  expect(field("message")).toHaveValue(VISITOR.message);
  enter("date", "2027-07-03");
  enter("guests", "2");
  second.unmount();
  open("?trip=midday");
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
    expect(total()).toHaveTextContent(isSaid ? label("tripGone") : "");
  }
  write();
  expect(await send(true)).toEqual(VISITOR);
});

test.each([
  ["2027-06-14", "datePast"],
  ["2028-01-10", "Our season runs from May to September"],
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
    ["date", "2027-07-03"],
    ["guests", "2"],
    ["message", VISITOR.message],
  ];
  sessionStorage.setItem("draft-contact", JSON.stringify(draft));
  open("?day=2027-09-18&utm_source=x");
  await waitFor(() => expect(field("date")).toHaveValue("2027-09-18"));
  // What the address does not name is in the draft, and in the address from now on.
  expect(field("guests")).toHaveValue("2");
  expect(location.search).toBe("?day=2027-09-18&utm_source=x&trip=&guests=2");
  enter("name", "Ana");
  enter("email", "ana@example.com");
  expect((await send(true)).message).toMatch(/18 September 2027.*2/);
  expect(location.search).toBe("?utm_source=x&trip=");
  expect(field("date")).toHaveValue("");
  expect(group()).toBeVisible();
});

test("before the app runs nothing can be entered that the address would then replace", () => {
  const container = showHtml("?day=2027-09-18&trip=sunset");
  const fields = [field("trip"), field("date"), field("guests")];
  for (const early of fields) expect(early).toBeDisabled();
  render(page, { container, hydrate: true });
  for (const late of fields) expect(late).toBeEnabled();
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

test.each(["2027-02-29", "x", ""])("an address with the day %j keeps the draft's", (day) => {
  sessionStorage.setItem("draft-contact", JSON.stringify([["date", "2027-07-03"]]));
  open(`?day=${day}`);
  expect(field("date")).toHaveValue("2027-07-03");
  expect(location.search).toContain("day=2027-07-03");
});

test("without an enquiry the draft's date stays out of the address", () => {
  sessionStorage.setItem("draft-contact", JSON.stringify([["date", "2027-07-03"]]));
  open("?guests=4");
  expect(group()).toBeNull();
  expect(location.search).toBe("?guests=4");
});
