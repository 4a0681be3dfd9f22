/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import "@testing-library/jest-dom";
import { within } from "@testing-library/react";
import { enquiryFacts, formData } from "../../sections/enquiry-facts";
import { VISITOR, enter, field, open, pageWith, send, showHtml, total } from "./show-form";

const packages = enquiryFacts.data.prices.packages.map((each) => {
  const isLlaut = each.trip.jsonId === "sunset";
  const boat = { guests: isLlaut ? 6 : 11, boatName: isLlaut ? "Neret" : "Sargantana" };
  return { ...each, trip: { ...each.trip, ...boat } };
});
const page = pageWith({ data: formData({ ...enquiryFacts.data.prices, packages }) });

const offered = (select: HTMLElement) =>
  Number(within(select).getAllByRole<HTMLOptionElement>("option", { hidden: true }).at(-1)?.value);

test("a form offers as many guests as the boat of the trip carries, and says which boat it is", () => {
  open("?trip=", page);
  expect(offered(field("guests"))).toBe(11);
  enter("trip", "sunset");
  expect(offered(field("guests"))).toBe(6);
  expect(field("trip")).toHaveDisplayValue("Sunset (17:30–21:00) · Neret, up to 6");
});

test("until the app knows the trip, each boat carries what is offered", () => {
  showHtml("?trip=sunset&guests=9", page);
  expect(offered(field("guests"))).toBe(6);
});

test("a group too large for the trip that is changed to is said, not sent and not forgotten", async () => {
  open("?trip=morning&guests=9", page);
  expect(field("guests")).toHaveValue("9");
  enter("trip", "sunset");
  expect(field("guests")).toHaveValue("");
  expect(field("guests")).toHaveAccessibleDescription(/up to 6/);
  expect(total()).toHaveTextContent(/up to 6/);
  for (const [key, value] of Object.entries(VISITOR)) enter(key, value);
  const { message } = await send(true);
  expect(message).toMatch(/Sunset · Neret/);
  expect(message).not.toMatch(/9|6 of us/);
  enter("trip", "morning");
  expect(field("guests")).toHaveValue("9");
});
