/** @jest-environment jsdom */
import { queryAttribute } from "../../../src/site/document/outing-address";
import { store } from "../../../src/site/storage/storage";
import { keepOpened, setOuting } from "../../../src/site/features/outing/use-outing";
import { watchAddress } from "../../../src/site/head-scripts/address";
import { recordListeners } from "./record-listeners";

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
  ["/precios/?day=2027-07-10&guests=5.", "/precios/?day=2027-07-10&guests=5"],
  ["/nope/?day%3D2027-07-10%26trip%3Dsunset", "/nope/?day=2027-07-10&trip=sunset"],
  ["/galeria/#7)", "/galeria/#7"],
  ["/galeria/#7%E2%80%8B", "/galeria/#7"],
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
