import "@testing-library/jest-dom";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import {
  VISITOR,
  enter,
  field,
  group,
  label,
  open,
  page,
  send,
  showHtml,
  total,
} from "./show-form";

test.each([
  ["2027-02-29", "dateInvalid"],
  ["x", "dateInvalid"],
  ["", "dateHint"],
])("an address with the day %j has no day in the form, which is said: %s", (day, said) => {
  open(`?day=${day}`);
  expect(field("date")).toHaveValue("");
  expect(field("date")).toHaveAccessibleDescription(label(said));
});

test("more guests than there may be are said, and stay in the address until a group is chosen", () => {
  open("?trip=sunset&guests=12");
  expect(field("guests")).toHaveValue("");
  expect(field("guests")).toHaveAccessibleDescription(/up to 7/);
  enter("date", "2027-07-03");
  expect(location.search).toBe("?trip=sunset&guests=12&day=2027-07-03");
  enter("guests", "7");
  expect(location.search).toBe("?trip=sunset&guests=7&day=2027-07-03");
  expect(field("guests")).toHaveAccessibleDescription("");
});

test("of a date that is typed over another one, only the last price is told", () => {
  jest.useFakeTimers();
  open("?trip=sunset&day=2027-05-14");
  const told = () => total()?.textContent;
  const before = told();
  field("date").focus();
  for (const date of ["2027-07-14", "", "2027-08-14"]) {
    enter("date", date);
    expect(told()).toBe(before);
  }
  act(() => jest.advanceTimersByTime(1000));
  expect(told()).toContain("330.50");
  jest.useRealTimers();
});

test("the fields follow the address to which Back leads", () => {
  open("?trip=sunset&day=2027-07-03&guests=4");
  act(() => {
    history.replaceState(null, "", "/en/contacto/?trip=morning&day=2027-07-10");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  for (const [key, value] of [
    ["trip", "morning"],
    ["date", "2027-07-10"],
    ["guests", ""],
  ] as const)
    expect(field(key)).toHaveValue(value);
});

test("what the script has filled in is the address's, beside which a draft is restored", async () => {
  sessionStorage.setItem("draft-contact", JSON.stringify([["message", VISITOR.message]]));
  const container = showHtml("?trip=sunset&day=2027-09-18");
  dispatchEvent(new Event("DOMContentLoaded"));
  render(page, { container, hydrate: true });
  await waitFor(() => expect(field("message")).toHaveValue(VISITOR.message));
  expect([field("trip"), field("date")].map((each) => (each as HTMLInputElement).value)).toEqual([
    "sunset",
    "2027-09-18",
  ]);
});

test("a date that is being typed when the app comes is not replaced by the address's", () => {
  const container = showHtml("?trip=sunset&day=2027-09-18");
  dispatchEvent(new Event("DOMContentLoaded"));
  const typed = container.querySelector<HTMLInputElement>("[type=date]") as HTMLInputElement;
  typed.value = "0002-07-14";
  typed.focus();
  render(page, { container, hydrate: true });
  expect(field("date")).toHaveValue("0002-07-14");
});

test.each([
  ["2027-07-03", /^On that day, €330\.50 For the whole boat/],
  ["2027-12-12", /^Usually from €290\.00 For the whole boat.*Next day with trips: 1 May\.$/],
  ["2027-06-14", /^Usually from €290\.00 For the whole boat.*Next day with trips: 15 June\.$/],
])("on %s the price is %s", (day, said) => {
  open("?trip=sunset");
  enter("date", day);
  expect(total()?.textContent).toMatch(said);
});

test("what one asks about is ticked, also before the app, and in the message; more can be added", async () => {
  const ticked = () => document.querySelectorAll(":checked[name=service]").length;
  const container = showHtml("?trip=&service=proposals");
  dispatchEvent(new Event("DOMContentLoaded"));
  expect(ticked()).toBe(1);
  render(page, { container, hydrate: true });
  await waitFor(() => expect(group()).toContainElement(field("date")));
  fireEvent.click(field("access"));
  for (const [key, value] of Object.entries(VISITOR)) enter(key, value);
  expect((await send(true)).message).toMatch(/“Marriage proposals \+ Getting on board”.*\n\nIs/);
  expect(ticked()).toBe(2);
  fireEvent.click(field("access"));
  fireEvent.click(screen.getByLabelText("Marriage proposals"));
  expect(location.search).toBe("?trip=");
});
