import { act, fireEvent, screen } from "@testing-library/react";
import { Window } from "../../window/window";
import type { ContentStore } from "../../stores/store";
import type { Pen } from "../../core/tab";
import type { WholeSite } from "../../site";
import { renderWithDesk } from "../with-desk";

/** Adds what the window uses and jsdom lacks. */
const polyfillWindow = () => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
};

/** Lets everything that waits happen: loading of code, requests, and the check after a pause. */
export const settle = () => act(() => jest.advanceTimersByTimeAsync(300));

/** Renders the whole window of the desk, with fake timers. */
export const showWindow = async (store?: ContentStore, site?: WholeSite, pen?: Pen) => {
  polyfillWindow();
  location.hash = "";
  const rendered = await renderWithDesk(<Window />, { store, site, pen });
  jest.useFakeTimers();
  await settle();
  return {
    ...rendered,
    /** Goes to a place, as the browser does after a click on a link. */
    go: async (address: string) => {
      act(() => {
        location.hash = address;
        dispatchEvent(new HashChangeEvent("hashchange"));
      });
      await settle();
    },
    press: async (name: string | RegExp) => {
      fireEvent.click(screen.getByRole("button", { name }));
      await settle();
    },
  };
};

afterEach(() => jest.useRealTimers());
