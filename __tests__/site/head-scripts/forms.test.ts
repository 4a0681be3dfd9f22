/** @jest-environment jsdom */
import { APP_READY } from "../../../src/site/document/app";
import { watchForms } from "../../../src/site/head-scripts/forms";
import { recordListeners } from "./record-listeners";

Object.assign(globalThis, { HAS_OPEN_ENQUIRY: false });

/** Removes the listeners that the script has added. */
let removeListeners: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  document.body.innerHTML = `<form data-app-key="draft-contact"><input name="name"></form>`;
  removeListeners = recordListeners();
  watchForms();
});

afterEach(() => {
  removeListeners();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const form = () => document.forms[0] as HTMLFormElement;

describe("a form", () => {
  const submit = async () => {
    const event = new Event("submit", { bubbles: true, cancelable: true });
    form().dispatchEvent(event);
    await jest.advanceTimersByTimeAsync(0);
    return event.defaultPrevented ? "stopped" : "sent";
  };

  test("is sent once by the browser, and not by the app that starts meanwhile", async () => {
    expect(await submit()).toBe("sent");
    const app = jest.fn();
    document.body.addEventListener("submit", app, { once: true });
    expect(await submit()).toBe("stopped");
    expect(app).not.toHaveBeenCalled();
  });

  test("can be sent again once the page is shown again", async () => {
    await submit();
    dispatchEvent(new Event("pageshow"));
    expect(await submit()).toBe("sent");
  });

  test("can be sent as often as the app allows", async () => {
    const app = jest.fn((event: Event) => event.preventDefault());
    document.body.addEventListener("submit", app);
    await submit();
    await submit();
    document.body.removeEventListener("submit", app);
    expect(app).toHaveBeenCalledTimes(2);
  });
});

describe("what is written before the app comes", () => {
  const earlier = () => sessionStorage.setItem("draft-contact", "earlier");
  const ready = () => document.dispatchEvent(new Event(APP_READY));
  const write = (written: string) => {
    Object.assign(form().elements[0] ?? {}, { value: written });
    form().dispatchEvent(new Event("input", { bubbles: true }));
    return sessionStorage.getItem("draft-contact");
  };

  test.each([
    ["is kept at once", () => undefined, "Ana", '[["name","Ana"]]'],
    ["is the app's business once it is ready", ready, "Ana", null],
    ["takes nothing from an earlier draft that is not filled in yet", earlier, "", "earlier"],
    ["is nothing where nothing is written", () => undefined, "", null],
  ])("%s", (_, prepare, written, kept) => {
    prepare();
    expect(write(written)).toBe(kept);
  });
});
