/** @jest-environment jsdom */
import { queryAttribute } from "../../../src/site/document/outing-address";
import { store } from "../../../src/site/storage/storage";
import { keepOpened, setOuting } from "../../../src/site/features/outing/use-outing";
import { watchAddress, takeAlong } from "../../../src/site/head-scripts/address";
import { recordListeners } from "./record-listeners";

Object.assign(globalThis, { HAS_SOURCES: false });

const visits: { type: string }[] = [];
performance.getEntriesByType = () => visits as unknown as PerformanceEntryList;

let leave = () => {};

/** Loads a page at an address, and starts the app: anew, or since the browser goes back or forward. */
const load = (address: string, type: "navigate" | "back_forward" = "navigate") => {
  leave();
  history.replaceState({ key: 1 }, "", address);
  visits.splice(0, 1, { type });
  leave = recordListeners();
  watchAddress();
  jest.restoreAllMocks();
  keepOpened();
  return place();
};

const place = () => location.pathname + location.search + location.hash;

/** Shows an entry of the same document again, as Back does, or a page that the browser has kept. */
const show = (address: string, event: Event) => {
  history.replaceState(null, "", address);
  dispatchEvent(event);
  return place();
};
const goBack = (address: string) => show(address, new PopStateEvent("popstate"));
const kept = () => new PageTransitionEvent("pageshow", { persisted: true });

beforeEach(() => {
  sessionStorage.clear();
  store("outing", "");
});

test.each([
  ["/nope/?day%3D2027-07-10%26trip%3Dsunset", "/nope/?day=2027-07-10&trip=sunset"],
  ["/galeria/#7)", "/galeria/#7"],
  ["/contacto/#form?fbclid=x", "/contacto/?fbclid=x#form"],
  ["/contacto/#form?day=2027-07-10&trip=sunset.", "/contacto/?day=2027-07-10&trip=sunset#form"],
  ["/precios/?utm_source=a%20b#prices", "/precios/?utm_source=a%20b#prices"],
])("the address %s is put right as %s", (altered, right) => {
  expect(load(altered)).toBe(right);
  expect(history.state).toEqual({ key: 1 });
  expect(document.documentElement.dataset.query).toBe(queryAttribute(location.search));
});

test("the day and the group that were chosen last hold, but a page's trip is its own", () => {
  load("/reservas/?day=2027-07-10&trip=sunset");
  setOuting({ day: "2027-07-14", trip: "morning", guests: "4" });
  const now = "/reservas/?day=2027-07-14&trip=sunset&guests=4";
  expect(load("/reservas/?day=2027-07-10&trip=sunset", "back_forward")).toBe(now);
  expect(goBack("/reservas/?day=2027-07-10&trip=sunset")).toBe(now);
  expect(show("/reservas/?day=2027-07-10&trip=sunset", kept())).toBe(now);
  expect(goBack("/donde-estamos/?a=1#map")).toBe("/donde-estamos/?a=1&day=2027-07-14&guests=4#map");
  setOuting({ day: undefined, guests: undefined });
  expect(goBack("/reservas/?day=2027-07-14&trip=sunset&guests=4&a=1")).toBe(
    "/reservas/?trip=sunset&a=1",
  );
});

test("an address that is opened names what is chosen last; what it does not name stays", () => {
  load("/precios/?day=2027-07-10&guests=4");
  expect(load("/precios/?day=2027-08-01")).toBe("/precios/?day=2027-08-01");
  expect(goBack("/precios/?day=2027-07-10&guests=4")).toBe("/precios/?day=2027-08-01&guests=4");
  load("/precios/");
  expect(goBack("/precios/?day=2027-07-10")).toBe("/precios/?day=2027-08-01&guests=4");
});

test("where nothing has been chosen, Back changes nothing", () => {
  load("/precios/?utm_source=a%20b");
  expect(goBack("/galeria/?b=%20#7")).toBe("/galeria/?b=%20#7");
});

test("without storage it holds in this document", () => {
  load("/precios/");
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  setOuting({ day: "2027-07-14" });
  expect(sessionStorage).toHaveLength(0);
  jest.restoreAllMocks();
  expect(load("/precios/?day=2027-07-10", "back_forward")).toBe("/precios/?day=2027-07-14");
});

const press = (selector: string, type: string, button = 0) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button }));

/** Shows links on a page of this address, and follows none. */
const showLinks = (address: string, links: string) => {
  localStorage.clear();
  history.replaceState(null, "", address);
  document.body.innerHTML = links;
  document.body.onclick = (event) => event.preventDefault();
};

beforeAll(takeAlong);

describe("a pressed link to another language", () => {
  beforeEach(() =>
    showLinks(
      "/en/contacto/?trip=sunset&utm_source=x#form",
      '<a hreflang="es" href="/contacto/"><b>Español</b></a><a href="/aviso-legal/">Legal</a>',
    ),
  );

  test.each([
    ["b", ["click"], 0, "es"],
    ["b", ["auxclick"], 1, "es"],
    // The right button opens a menu.
    ["b", ["pointerdown", "contextmenu", "auxclick"], 2, null],
    ["a:last-child", ["click"], 0, null],
  ])("is a choice, without a referrer too: %s, %j %i: %s", (selector, events, button, language) => {
    for (const type of events) press(selector, type, button);
    expect(localStorage.getItem("language")).toBe(language);
  });

  test.each(["click", "pointerdown"])("keeps the query and the hash: %s", (type) => {
    press("b", type);
    expect(document.querySelector("a")?.getAttribute("href")).toMatch(
      /\/contacto\/\?trip=sunset&utm_source=x#form$/,
    );
  });
});

describe("a pressed link of this site", () => {
  const DAY = "day=2027-09-18";

  /** Presses a link of a page with a query. Returns the path and the query to which it leads, and leads once another is pressed. */
  const follow = (query: string, href: string, type = "click", button = 0) => {
    showLinks(`/precios/${query}`, `<a href="${href}"><b>Link</b></a><i>Text</i>`);
    const link = document.querySelector("a");
    const path = () => (link ? link.pathname + link.search + link.hash : "");
    press("b", type, button);
    const pressed = path();
    press("i", "pointerdown");
    return { pressed, after: path() };
  };

  test.each([
    [`?${DAY}&trip=sunset&guests=4`, "/reservas/", `/reservas/?${DAY}&trip=sunset&guests=4`],
    [`?${DAY}&trip=sunset`, "/reservas/?trip=morning", `/reservas/?trip=morning&${DAY}`],
    [`?${DAY}`, "/en/contacto/?trip=morning#form", `/en/contacto/?trip=morning&${DAY}#form`],
    [`?utm_source=x&${DAY}`, "/excursiones/?a=%20b#sunset", `/excursiones/?a=+b&${DAY}#sunset`],
    // Nothing is chosen, or is there already: the address stays to the letter.
    ["?utm_source=x", "/reservas/?a=%20b", "/reservas/?a=%20b"],
    ["", "/reservas/", "/reservas/"],
    [`?a=%20b&${DAY}`, "#prices", `/precios/?a=%20b&${DAY}#prices`],
    // A trip alone opens no enquiry, which a day does, and a trip that the link names.
    ["?trip=sunset", "/contacto/", "/contacto/"],
    ["?trip=sunset&guests=4", "/de/contacto/", "/de/contacto/?guests=4"],
    [`?${DAY}&trip=sunset`, "/contacto/", `/contacto/?${DAY}&trip=sunset`],
    ["?trip=sunset", "/reservas/", "/reservas/?trip=sunset"],
    // A link for which the app has more.
    [`?${DAY}`, '/excursiones/" data-app="', `/excursiones/?${DAY}`],
    // A link that books a trip.
    ["", '/reservas/" data-trip="morning', "/reservas/?trip=morning"],
    [`?${DAY}&trip=sunset`, '/reservas/" data-trip="morning', `/reservas/?${DAY}&trip=morning`],
    // Twice in the address: the first counts.
    [`?${DAY}&day=2027-01-01`, "/reservas/", `/reservas/?${DAY}`],
  ])("on a page of %s, %s leads to %s", (query, href, expected) => {
    expect(follow(query, href)).toEqual({
      pressed: expected,
      after: new URL(href.replace(/".*/, ""), `https://a.es/precios/${query}`).href.slice(
        "https://a.es".length,
      ),
    });
  });

  test.each([
    ["a middle click opens a new tab", "auxclick", 1],
    ["keys open its menu", "contextmenu", 0],
    ["it is held, or pressed with the right button, for its menu", "pointerdown", 2],
    ["it is dragged, which begins with a press", "pointerdown", 0],
  ])("carries the outing when %s", (_, type, button) => {
    expect(follow(`?${DAY}`, "/reservas/", type, button)).toEqual({
      pressed: `/reservas/?${DAY}`,
      after: "/reservas/",
    });
  });

  test("carries what is chosen now, also when it is pressed again", () => {
    showLinks(`/precios/?${DAY}`, '<a href="/reservas/"><b>Link</b></a>');
    press("b", "pointerdown");
    history.replaceState(null, "", "/precios/?day=2027-07-10");
    press("b", "click");
    expect(document.querySelector("a")?.search).toBe("?day=2027-07-10");
  });

  test.each([
    ["2027-07-10", "?day=2027-07-10"],
    ["2026-07-10", ""],
    ["", ""],
  ])("carries the day %j that is entered before the app runs, if it can be had", (value, query) => {
    const field = `<input type="date" id="day" min="2027-01-01" value="${value}">`;
    showLinks("/precios/?a=1", `${field}<a href="/reservas/"><b>Link</b></a>`);
    press("b", "click");
    expect(document.querySelector("a")?.search).toBe(query);
  });

  test("to another site carries nothing, nor does that of a picture's file", () => {
    expect(follow(`?${DAY}`, "https://wa.me/34600").pressed).toBe("/34600");
    expect(follow(`?${DAY}`, '/static/7.jpg" data-app="').pressed).toBe("/static/7.jpg");
  });
});
