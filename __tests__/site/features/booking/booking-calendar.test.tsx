/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { storeChoice } from "../../../../src/site/head-scripts/consent";
import { BookingFrame } from "../../../../src/site/sections/booking-frame";
import { phoneLink } from "../../../../src/site/providers/whatsapp";
import { bookingPage } from "../../../../src/site/providers/booking-widget";
import { englishCompany } from "../../sections/company";
import { LanguageProvider } from "../language-provider";

const provider = { company: "test", affiliateTag: "tag", buttonColor: "green" };
const content = (heading: string) => ({
  completion: "Completion",
  calendar: { heading, text: "Text", link: "Link" },
});

const calendar = (heading = "Calendar") => (
  <LanguageProvider>
    <BookingFrame content={content(heading)} provider={provider} />
  </LanguageProvider>
);

const open = () => render(calendar());

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
const script = () => document.getElementById("js-turitop") as HTMLElement;
const failure = () => screen.queryByText("failedHeading");
const loading = () => screen.queryByText("loading");
const declined = () => screen.queryByText("declinedHeading");

const expectCalendar = () => {
  expect(frame()).toBeVisible();
  expect([failure(), loading(), declined()]).toEqual([null, null, null]);
};

const expectLoading = () => expect(loading()).toBeInTheDocument();
const expectFailure = () => expect(failure()).toBeInTheDocument();
const expectDeclined = () => {
  expect(declined()).toBeInTheDocument();
  expect([frame(), script()]).toEqual([null, null]);
};

const expectOtherWays = () => {
  const ways = [...document.querySelectorAll<HTMLAnchorElement>("section + p > a + a")];
  expect(ways.map(({ href }) => href)).toEqual([
    bookingPage(provider, "es"),
    phoneLink(englishCompany.phone),
  ]);
};

test("a calendar that arrives is shown, another one for another language; beside it stand the provider's page and the telephone", async () => {
  const { rerender } = open();
  expectLoading();
  expectOtherWays();
  await runScript();
  expectLoading();
  expect(frame()).not.toBeVisible();
  await loadFrame();
  expectCalendar();
  expect(frame()).toHaveAttribute("title", "Calendar");
  await wait(60);
  expectCalendar();
  expectOtherWays();
  rerender(calendar("Kalender"));
  expect(frame()).toBeNull();
  expectLoading();
  await loadCalendar();
  expectCalendar();
});

test("a calendar that has not come is reported, and takes its place whenever it comes", async () => {
  open();
  await wait(12);
  expectFailure();
  expectOtherWays();
  await wait(60);
  await runScript();
  expectFailure();
  await loadFrame();
  expectCalendar();
});

test("an empty frame is no calendar", async () => {
  open();
  const box = document.querySelector(".load-turitop");
  await act(async () => box?.append(document.createElement("iframe")));
  await loadFrame();
  await wait(12);
  expectFailure();
});

test("a script that cannot be loaded is reported at once, and can be tried again", async () => {
  open();
  fireEvent.error(script());
  expectFailure();
  await press("retry");
  expect(screen.getByRole("region")).toHaveFocus();
  expectLoading();
  await loadCalendar();
  expectCalendar();
});

test("after a retry one calendar stays, which a refusal takes away, and a consent loads anew", async () => {
  open();
  await wait(12);
  await press("retry");
  // That of the earlier attempt, too.
  await runScript();
  await runScript();
  await loadFrame();
  expect(document.querySelectorAll("iframe")).toHaveLength(1);
  expectCalendar();
  await rejectCookies();
  expectDeclined();
  expectOtherWays();
  await acceptCookies();
  expectLoading();
  await loadCalendar();
  expectCalendar();
});

test("after a refusal the calendar comes on request, stays with a consent, and goes with another refusal", async () => {
  storeChoice("rejected");
  open();
  expectDeclined();
  await press("show");
  expect(screen.getByRole("region")).toHaveFocus();
  await loadCalendar();
  expectCalendar();
  const shown = frame();
  await acceptCookies();
  expectCalendar();
  expect(frame()).toBe(shown);
  await rejectCookies();
  expectDeclined();
});
