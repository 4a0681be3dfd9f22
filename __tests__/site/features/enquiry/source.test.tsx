/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { englishCompany } from "../../sections/company";
import { VISITOR, enter, field, open, pageWith, send } from "./show-form";

const sources = [{ id: "hotel-sol", name: "Hotel Sol" }];

const page = pageWith({}, { company: { ...englishCompany, sources } });

const sent = async () => {
  for (const [key, value] of Object.entries(VISITOR)) enter(key, value);
  return (await send(true)).message;
};

test("a message tells who sent the visitor, as the form shows it", async () => {
  open("?ref=hotel-sol", page);
  expect(field("source")).toBeVisible();
  expect(field("source")).toHaveDisplayValue(/Hotel Sol/);
  expect(await sent()).toMatch(/Hotel Sol\n\nIs there shade\?$/);
});

test("a visitor may delete it", async () => {
  open("?ref=hotel-sol", page);
  enter("source", "");
  expect(await sent()).toBe(VISITOR.message);
});

test("one whom the owner does not know is not shown, and not sent", async () => {
  open("?ref=hotel", page);
  expect(field("source")).not.toBeVisible();
  expect(await sent()).toBe(VISITOR.message);
});
