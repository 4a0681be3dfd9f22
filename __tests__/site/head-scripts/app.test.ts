/** @jest-environment jsdom */
import { APP_READY } from "../../../src/site/document/app";
import { PAINT_LIMIT, type startAppOnDemand } from "../../../src/site/head-scripts/app";
import { recordListeners } from "./record-listeners";

const HASH = "85fe259cdd7d85e6b2df";

const page = `
  <a id="page" href="#prices">Prices</a>
  <a id="7" data-app href="#7.jpg">Picture</a>
  <form data-app id="form"><input id="field"><button type="button" id="send">Send</button></form>
  <button type="button" id="undo">Undo</button>
  <details data-app><summary id="languages">Languages</summary></details>
  <template data-scripts>
    <script id="app" type="text/plain" data-build="${HASH}"></script>
  </template>`;

const element = (id: string) => document.getElementById(id) as HTMLElement;
const isStarted = () => document.querySelector("body > #app") !== null;

/** Waits for the responses of pending requests. */
const settle = () => jest.advanceTimersByTimeAsync(0);

let published: string | Error;
/** The events that the script has let through to the page. */
let events: string[];

const fetchAppData = () =>
  published instanceof Error
    ? Promise.reject(published)
    : Promise.resolve({ json: () => Promise.resolve({ webpackCompilationHash: published }) });

const ready = () => document.dispatchEvent(new Event(APP_READY));
const add = (html: string) => document.body.insertAdjacentHTML("beforeend", html);
const expectStarted = async (isExpected: boolean, milliseconds = 0) => {
  await jest.advanceTimersByTimeAsync(milliseconds);
  expect(isStarted()).toBe(isExpected);
};

const fire = (id: string, event: Event) => element(id).dispatchEvent(event);
const click = (id: string, keys: MouseEventInit = {}) =>
  fire(id, new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
const press = (id: string, key: string) =>
  fire(id, new KeyboardEvent("keydown", { bubbles: true, cancelable: true, key }));

const CONTENT = "first-contentful-paint";

/** jsdom does not paint: tests call `paint`. */
let isPainted: boolean;
let paintListeners: ((painted: string) => void)[];

class PaintObserver {
  private readonly report: (painted: string) => void;

  constructor(listener: (paints: { getEntriesByName: (name: string) => object[] }) => void) {
    this.report = (painted) =>
      listener({ getEntriesByName: (name) => (name === painted ? [{}] : []) });
  }

  observe({ type, buffered }: PerformanceObserverInit) {
    if (type !== "paint") return;
    paintListeners.push(this.report);
    if (isPainted && buffered) queueMicrotask(() => this.report(CONTENT));
  }
}

const paint = (painted = CONTENT) => {
  isPainted = painted === CONTENT;
  for (const report of paintListeners) report(painted);
};

const endOfHtml = () => document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));

/** Removes the listeners that the script has added. */
let removeListeners: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  document.body.innerHTML = page;
  published = HASH;
  events = [];
  isPainted = false;
  paintListeners = [];
  Object.assign(window, { fetch: fetchAppData, PerformanceObserver: PaintObserver });
  document.body.onclick = document.body.onkeydown = ({ type, target }: Event) => {
    events.push(`${type} ${(target as Element).id}`);
  };
  removeListeners = recordListeners();
  jest.isolateModules(() => {
    const { startAppOnDemand: start } = jest.requireActual<{
      startAppOnDemand: typeof startAppOnDemand;
    }>("../../../src/site/head-scripts/app");
    start();
  });
});

afterEach(() => {
  removeListeners();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each([
  ["a picture is touched", () => fire("7", new Event("pointerdown", { bubbles: true }))],
  ["a field has the focus", () => fire("field", new FocusEvent("focusin", { bubbles: true }))],
  ["a key is pressed on the languages", () => press("languages", "Tab")],
])("the app starts when %s", async (_, use) => {
  use();
  await expectStarted(true);
});

test("the app does not start for what the browser does alone", async () => {
  fire("page", new Event("pointerdown", { bubbles: true }));
  click("page");
  await expectStarted(false);
  expect(events).toEqual(["click page"]);
});

/** Adds a part of the page that shows what is stored under a key. */
const addStored = (key: string, storage: Storage) => {
  storage.setItem(key, "[]");
  add(`<p data-app-key="${key}">`);
};

test.each([
  ["the calendar", () => add('<p data-app="now">')],
  ["the picture that the address names", () => (location.hash = "#7")],
  ["a chosen trip", () => history.replaceState(null, "", "/?trip=sunset")],
  ["a chosen day", () => history.replaceState(null, "", "/?a=1&day=2027-09-18")],
  ["stored reviews", () => addStored("customerReviews", localStorage)],
  ["a draft", () => addStored("draft-contact", sessionStorage)],
])("the app starts by itself for %s, after the first paint of content", async (_, prepare) => {
  prepare();
  endOfHtml();
  // Of the background alone.
  paint("first-paint");
  await expectStarted(false);
  paint();
  await expectStarted(true);
});

test("for the calendar it starts without a paint where none is reported", async () => {
  add('<p data-app="now">');
  endOfHtml();
  await expectStarted(false, PAINT_LIMIT - 1);
  await expectStarted(true, 1);
});

test("a press starts it before the first paint, and once", async () => {
  add('<p data-app="now">');
  endOfHtml();
  click("7");
  await expectStarted(true);
  paint();
  await jest.advanceTimersByTimeAsync(PAINT_LIMIT);
  expect(document.querySelectorAll("body > #app")).toHaveLength(1);
  ready();
  expect(events).toEqual(["click 7"]);
});

test("it starts at the end of the HTML if its beginning is painted already", async () => {
  add('<p data-app="now">');
  paint();
  await expectStarted(false);
  endOfHtml();
  await expectStarted(true);
});

test("the app does not start by itself where nothing needs it", async () => {
  add('<p data-app-key="customerReviews">');
  endOfHtml();
  paint();
  await expectStarted(false, PAINT_LIMIT);
});

test("presses before the app is ready happen once it is, in their order", async () => {
  press("languages", "ArrowDown");
  click("7");
  await settle();
  expect(events).toEqual([]);
  ready();
  expect(events).toEqual(["keydown languages", "click 7"]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(events).toHaveLength(2);
});

test("a press that has waited a second is left to the browser", async () => {
  click("7");
  await jest.advanceTimersByTimeAsync(999);
  expect(events).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(events).toEqual(["click 7"]);
  ready();
  expect(events).toHaveLength(1);
});

test("a press on a button with which the browser can do nothing waits until the app is ready", async () => {
  click("send");
  click("undo");
  await jest.advanceTimersByTimeAsync(8_000);
  expect(events).toEqual([]);
  ready();
  expect(events).toEqual(["click send", "click undo"]);
});

test("a press stays one on what was pressed, or on what has taken its place", async () => {
  click("undo");
  // As of all trips that the build has drawn the app keeps the chosen one.
  element("send").remove();
  element("undo").insertAdjacentHTML(
    "afterend",
    '<button type="button" id="accept">Accept</button>',
  );
  element("form").insertAdjacentHTML("beforebegin", '<a id="number" href="tel:+34971">+34 971</a>');
  click("7");
  await settle();
  // As React builds the page anew.
  document.body.innerHTML = page;
  ready();
  expect(events).toEqual(["click undo", "click 7"]);
});

test.each([
  ["a click that opens a new tab", () => click("7", { ctrlKey: true }), "click 7"],
  ["a key that moves on", () => press("languages", "Tab"), "keydown languages"],
  ["an arrow in a field", () => press("field", "ArrowLeft"), "keydown field"],
  ["a click into a field", () => click("field"), "click field"],
  ["a press once the app is ready", () => ready() && click("7"), "click 7"],
])("%s does not wait", (_, use, event) => {
  use();
  expect(events).toEqual([event]);
});

test("the scripts of another build than the published one do not run", async () => {
  published = "0a0a0a";
  click("7");
  await expectStarted(false);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(events).toEqual(["click 7"]);
});

test("the app does not start where it has failed", async () => {
  Object.assign(globalThis, { isWithoutApp: true });
  click("7");
  await expectStarted(false);
  Object.assign(globalThis, { isWithoutApp: false });
});

test("without a connection the next use tries again", async () => {
  published = new TypeError("Failed to fetch");
  click("7");
  await expectStarted(false);
  published = HASH;
  click("7");
  await expectStarted(true);
});

test("a script that fails is asked for once more at once, and again with the next use", async () => {
  const scripts = () => document.querySelectorAll("body > #app");
  const fail = () =>
    scripts()
      .item(scripts().length - 1)
      .dispatchEvent(new Event("error"));
  click("7");
  await settle();
  fail();
  click("7");
  await settle();
  expect(scripts()).toHaveLength(2);
  fail();
  await settle();
  expect(scripts()).toHaveLength(2);
  click("7");
  await settle();
  expect(scripts()).toHaveLength(3);
});
