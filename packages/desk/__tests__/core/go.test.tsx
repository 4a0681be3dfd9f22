import { fireEvent, render, screen } from "@testing-library/react";
import { go } from "../../core/places";
import { addressOf, type Place } from "../../core/places";
import { PlaceLink } from "../../ui/place-link";
import "../test-site";

const HERE: Place = { screen: "entry", file: "prices.json", field: ["packages", 0, "amount"] };

/** Counts moves while something is done; the browser tells its own later. */
const movesDuring = (act: () => void) => {
  const onMove = jest.fn();
  addEventListener("hashchange", onMove);
  act();
  removeEventListener("hashchange", onMove);
  return onMove.mock.calls.length;
};

beforeEach(() => location.assign(addressOf(HERE)));
afterEach(() => jest.useRealTimers());

test("the current place is told of again, so that its field gets the focus, by a link once what covers it has closed", () => {
  expect(movesDuring(() => go(HERE))).toBe(1);
  expect(location.hash).toBe(addressOf(HERE));
  jest.useFakeTimers();
  render(<PlaceLink place={HERE}>price</PlaceLink>);
  expect(movesDuring(() => fireEvent.click(screen.getByRole("link")))).toBe(0);
  expect(movesDuring(() => jest.runAllTimers())).toBe(1);
});
