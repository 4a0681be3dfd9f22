/** @jest-environment jsdom */
import { showNoticesOnTheirDays } from "../../../src/site/head-scripts/notices";

const BUILT = "2027-06-15";

/** Noon in Palma. */
const at = (day: string) => jest.setSystemTime(new Date(`${day}T10:00:00Z`));

/** Inserts a notice as a page has it that was built on {@link BUILT}. */
const insert = (from: string, until: string) => {
  const html = `<dated-notice data-from="${from}" data-until="${until}" data-today="${BUILT}" hidden>`;
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};

const isShown = (from: string, until: string) => !insert(from, until).hidden;

beforeAll(showNoticesOnTheirDays);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ["2027-07-04T21:59:59Z", false],
  ["2027-07-04T22:00:00Z", true],
  ["2027-07-07T21:59:59Z", true],
  ["2027-07-07T22:00:00Z", false],
])("days begin and end at midnight in Palma: %s", (moment, expected) => {
  jest.setSystemTime(new Date(moment));
  expect(isShown("2027-07-05", "2027-07-07")).toBe(expected);
});

test("with a clock that is a year slow, the day of the page counts", () => {
  at("2026-07-06");
  expect(isShown(BUILT, BUILT)).toBe(true);
  expect(isShown("2026-07-05", "2026-07-07")).toBe(false);
});

test("with a clock that is a year fast, none is shown after its end", () => {
  at("2028-06-15");
  expect(isShown(BUILT, BUILT)).toBe(false);
});

test.each([
  [
    "the page comes back from the browser's cache",
    () => window.dispatchEvent(new Event("pageshow")),
  ],
  ["its tab is looked at again", () => document.dispatchEvent(new Event("visibilitychange"))],
])("a notice goes once its days are over and %s", (_, happens) => {
  at("2027-07-07");
  const notice = insert("2027-07-05", "2027-07-07");
  at("2027-07-08");
  expect(notice.hidden).toBe(false);
  happens();
  expect(notice.hidden).toBe(true);
});
