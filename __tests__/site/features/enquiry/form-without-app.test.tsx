/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import "@testing-library/jest-dom";
import { render, waitFor } from "@testing-library/react";
import { showHtml, label, VISITOR, page, field, open, enter, total } from "./show-form";

/** Opens the page's HTML at an address as a browser without the app does: the script in the head has filled it in. */
const openWithoutApp = (query: string) => {
  const container = showHtml(query);
  dispatchEvent(new Event("DOMContentLoaded"));
  return container;
};

/** What a browser sends of the form. */
const sentWithoutApp = (container: Element) =>
  Object.fromEntries(new FormData(container.querySelector("form") as HTMLFormElement));

test("without the app the form sends what the address says; without a script, what the visitor writes", () => {
  const plain = sentWithoutApp(showHtml("?trip=sunset&day=2027-09-18&guests=4"));
  expect(Object.keys(plain)).toEqual(["_subject", "_gotcha", "name", "email", "message"]);
  const sent = sentWithoutApp(openWithoutApp("?trip=sunset&day=2027-09-18&guests=4"));
  expect(sent).toMatchObject({ trip: "sunset", day: "2027-09-18", guests: "4" });
  expect(Object.keys(sentWithoutApp(openWithoutApp("")))).toEqual(Object.keys(plain));
});

test("before the app runs the usual lowest price is said, and called so", () => {
  const container = openWithoutApp("?trip=sunset");
  expect(container.querySelector("[aria-live]")).toHaveTextContent("Usually from €240.00");
  expect(container.querySelector("fieldset fieldset")).toHaveTextContent(label("dateHint"));
});

test("what the script has filled in is the address's, beside which a draft is restored", async () => {
  sessionStorage.setItem("draft-contact", JSON.stringify([["message", VISITOR.message]]));
  const container = openWithoutApp("?trip=sunset&day=2027-09-18");
  render(page, { container, hydrate: true });
  await waitFor(() => expect(field("message")).toHaveValue(VISITOR.message));
  expect([field("trip"), field("date")].map((each) => (each as HTMLInputElement).value)).toEqual([
    "sunset",
    "2027-09-18",
  ]);
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
