import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { useToday } from "../../../../src/site/features/outing/calendar";

const Today = () => <p>{useToday("2027-06-15")}</p>;

test("a page that has stayed open overnight is of the new day at the next press; before the app, of its build", () => {
  jest.useFakeTimers({ now: new Date("2027-06-15T21:59:00Z") });
  expect(renderToString(<Today />)).toContain("2027-06-15");
  render(<Today />);
  expect(screen.getByText("2027-06-15")).toBeVisible();
  act(() => jest.setSystemTime(new Date("2027-06-15T22:01:00Z")));
  fireEvent.pointerDown(document.body);
  expect(screen.getByText("2027-06-16")).toBeVisible();
  // A clock that is behind.
  act(() => jest.setSystemTime(new Date("2026-06-15T12:00:00Z")));
  fireEvent.keyDown(document.body);
  expect(screen.getByText("2027-06-15")).toBeVisible();
  jest.useRealTimers();
});
