/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { storeChoice } from "../../../../src/site/storage/consent-choice";
import { BookingFrame } from "../../../../src/site/sections/booking-frame";
import { bookingPage } from "../../../../src/site/providers/booking-widget";
import { LanguageProvider } from "../language-provider";

const company = {
  phone: "+34 600 111 222",
  email: "hello@example.com",
  whatsapp: "+34 600 111 222",
  whatsappGreeting: "Hello",
} as Queries.CompanyFragment;
const provider = { company: "test", affiliateTag: "tag", buttonColor: "green" };
const content = { heading: "Calendar", aside: "Aside", text: "Text", link: "Link" };

const open = () =>
  render(
    <LanguageProvider>
      <BookingFrame content={content} provider={provider} company={company} />
    </LanguageProvider>,
  );

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  document.body.replaceChildren();
});
afterEach(() => jest.useRealTimers());

const wait = (seconds: number) => act(async () => jest.advanceTimersByTime(seconds * 1000));

/** Runs the provider's script, which adds a frame to each box. */
const runScript = () =>
  act(async () => {
    for (const box of document.querySelectorAll(".load-turitop")) {
      const frame = document.createElement("iframe");
      frame.src = "https://booking.example/box/";
      box.append(frame);
    }
  });

/** Fires the `load` event of the frames. */
const loadFrame = () =>
  act(async () => {
    for (const frame of document.querySelectorAll("iframe")) fireEvent.load(frame);
  });

const loadCalendar = async () => {
  await runScript();
  await loadFrame();
};

const press = (name: string) => act(async () => screen.getByText(name).click());
const rejectCookies = () => act(async () => storeChoice("rejected"));
const acceptCookies = () => act(async () => storeChoice("accepted"));

const frame = () => document.querySelector("iframe");
const failure = () => screen.queryByText("failedHeading");
const loading = () => screen.queryByText("loading");
const declined = () => screen.queryByText("declinedHeading");

const expectCalendar = () => {
  expect(frame()).toBeVisible();
  expect([failure(), loading(), declined()]).toEqual([null, null, null]);
};

test("a calendar that arrives is shown", async () => {
  open();
  expect(loading()).toBeInTheDocument();
  await runScript();
  expect(loading()).toBeInTheDocument();
  expect(frame()).not.toBeVisible();
  await loadFrame();
  expectCalendar();
  expect(frame()).toHaveAttribute("title", "Calendar");
  await wait(60);
  expectCalendar();
});

test("the provider's page and the telephone stand beside the calendar, whatever becomes of it", async () => {
  open();
  const expectOtherWays = () => {
    const ways = [...document.querySelectorAll<HTMLAnchorElement>("section > p > a")];
    expect(ways.map(({ href }) => href)).toEqual([bookingPage("test", "es"), "tel:+34600111222"]);
  };
  expect(loading()).toBeInTheDocument();
  expectOtherWays();
  await loadCalendar();
  expectCalendar();
  expectOtherWays();
  await rejectCookies();
  expect(declined()).toBeInTheDocument();
  expectOtherWays();
  await press("show");
  await wait(12);
  expect(failure()).toBeInTheDocument();
  expectOtherWays();
});

test("a calendar that arrives after the failure was reported takes its place", async () => {
  open();
  await wait(12);
  expect(failure()).toBeInTheDocument();
  await wait(60);
  await loadCalendar();
  expectCalendar();
});

test("a calendar whose frame takes longer than twelve seconds to load is shown", async () => {
  open();
  await runScript();
  await wait(13);
  expect(failure()).toBeInTheDocument();
  await loadFrame();
  expectCalendar();
});

const script = () => document.getElementById("js-turitop") as HTMLElement;

test("a script that cannot be loaded is reported at once, and can be tried again", async () => {
  open();
  fireEvent.error(script());
  expect(failure()).toBeInTheDocument();
  await press("retry");
  expect(loading()).toBeInTheDocument();
  await loadCalendar();
  expectCalendar();
});

test("where the script of an earlier attempt runs as well, one calendar stays", async () => {
  open();
  await wait(12);
  await press("retry");
  await runScript();
  await runScript();
  await loadFrame();
  expect(document.querySelectorAll("iframe")).toHaveLength(1);
  expectCalendar();
});

test("the error of an earlier attempt does not end the next one", async () => {
  open();
  const earlier = script();
  await wait(12);
  await press("retry");
  fireEvent.error(earlier);
  expect(loading()).toBeInTheDocument();
});

test("an error does not hide a calendar that an earlier script has brought", async () => {
  open();
  await wait(12);
  await press("retry");
  await loadCalendar();
  fireEvent.error(script());
  expectCalendar();
});

test("rejecting cookies takes the calendar away, after a retry too", async () => {
  open();
  await wait(12);
  await press("retry");
  await loadCalendar();
  await rejectCookies();
  expect(declined()).toBeInTheDocument();
  expect(frame()).toBeNull();
  expect(script()).toBeNull();
});

test("rejecting and then accepting cookies loads the calendar anew", async () => {
  open();
  await loadCalendar();
  await rejectCookies();
  await acceptCookies();
  expect(loading()).toBeInTheDocument();
  await loadCalendar();
  expectCalendar();
});

test("with cookies rejected the calendar is loaded on request, and stays when they are accepted", async () => {
  storeChoice("rejected");
  open();
  expect(declined()).toBeInTheDocument();
  expect(script()).toBeNull();
  await press("show");
  await loadCalendar();
  expectCalendar();
  const shown = frame();
  await acceptCookies();
  expectCalendar();
  expect(frame()).toBe(shown);
});

test("rejecting cookies once more withdraws an earlier request for the calendar", async () => {
  storeChoice("rejected");
  open();
  await press("show");
  await loadCalendar();
  await acceptCookies();
  await rejectCookies();
  expect(declined()).toBeInTheDocument();
  expect(frame()).toBeNull();
});

test("accepting cookies keeps the calendar that is shown", async () => {
  open();
  await loadCalendar();
  const shown = frame();
  await acceptCookies();
  expectCalendar();
  expect(frame()).toBe(shown);
});

test("a changed setting, such as the language, brings another calendar", async () => {
  const { rerender } = open();
  await loadCalendar();
  rerender(
    <LanguageProvider>
      <BookingFrame
        content={{ ...content, heading: "Kalender" }}
        provider={provider}
        company={company}
      />
    </LanguageProvider>,
  );
  expect(frame()).toBeNull();
  expect(loading()).toBeInTheDocument();
  await loadCalendar();
  expectCalendar();
});
