/** @jest-environment jsdom */
import { keepApart } from "../../page/inside/apart";

const frame = document.createElement("iframe");
const replaceState = jest.fn();

beforeAll(() => {
  localStorage.setItem("language", "de");
  document.body.append(frame);
  const page = frame.contentWindow as Window;
  page.history.replaceState = replaceState;
  keepApart(page, { answer: "no" });
});

const page = () => frame.contentWindow as Window & typeof globalThis;

test("what a page stores lives in the page alone", () => {
  expect(page().localStorage.getItem("language")).toBeNull();
  page().localStorage.setItem("language", "en");
  page().sessionStorage.setItem("draft-contact", "x");
  expect(page().localStorage.getItem("language")).toBe("en");
  page().localStorage.removeItem("language");
  expect(page().localStorage.getItem("language")).toBeNull();
  expect(localStorage.getItem("language")).toBe("de");
  expect(sessionStorage.length).toBe(0);
});

test("the page has what a visitor would have stored who is asked nothing, and no cookies, other store, channel or window", () => {
  expect(page().localStorage.getItem("answer")).toBe("no");
  page().document.cookie = "a=1";
  expect(page().document.cookie).toBe("");
  expect(page().indexedDB).toBeUndefined();
  expect(page().caches).toBeUndefined();
  expect(page().open("/")).toBeNull();
  expect(() => new (page().BroadcastChannel)("x").postMessage("x")).not.toThrow();
  expect(page().navigator.serviceWorker.controller).toBeNull();
});

test("no form is sent, and Back and Forward stay the desk's", () => {
  const { document } = page();
  document.body.innerHTML = "<form></form>";
  const onSubmit = jest.fn();
  document.body.addEventListener("submit", onSubmit);
  const event = new (page().Event)("submit", { bubbles: true, cancelable: true });
  document.querySelector("form")?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
  const { history: own } = page();
  const { length } = own;
  own.back();
  own.pushState(null, "", "#7");
  expect(own).toHaveLength(length);
  expect(replaceState).toHaveBeenCalledWith(null, "", "#7");
});
