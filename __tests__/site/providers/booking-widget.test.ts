/** @jest-environment jsdom */
import { embedWidget } from "../../../src/site/providers/booking-widget";

const settings = {
  company: "test",
  affiliateTag: "tag",
  buttonColor: "green",
  language: "de",
  title: "Calendar",
};

test("a calendar that has arrived is not reported as failed", async () => {
  jest.useFakeTimers();
  const slot = document.body.appendChild(document.createElement("div"));
  const onStatus = jest.fn();
  const remove = embedWidget(slot, settings, onStatus);
  const frame = document.createElement("iframe");
  frame.src = "/booking/";
  slot.querySelector(".load-turitop")?.append(frame);
  // Mutations are observed in a microtask.
  await Promise.resolve();
  frame.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(60_000);
  expect(onStatus.mock.calls).toEqual([["ready"]]);
  remove();
  jest.useRealTimers();
});
