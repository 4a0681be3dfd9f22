import { es } from "../test-site";
import { fireEvent, screen } from "@testing-library/react";
import { blur, focus, retype } from "./keyboard";
import { box, leave, saidOf, settle, showField, undoField } from "./show-field";

const { fields } = es;
const PRICE = { file: "house.json", path: ["weeks", 0, "price"] };
const question = (amount: string) => screen.queryByText(fields.isItRight(`${amount} €`));

test("the reading of an amount is told while it is typed, and undo brings the earlier one back", async () => {
  await showField(PRICE);
  focus(box());
  expect(saidOf(box())).toBe("");
  retype(box(), "345");
  expect(saidOf(box())).toContain(fields.willRead("345,00"));
  blur(box());
  expect(saidOf(box())).toContain(fields.willRead("345,00"));
  expect(screen.getByText(fields.was("520 €"))).toBeTruthy();
  undoField();
  expect(box().value).toBe("520");
  expect(document.activeElement).toBe(box());
});

test("a change by more than half is asked about once, and stored meanwhile", async () => {
  const { stored } = await showField(PRICE);
  retype(box(), "32");
  settle();
  expect(question("32")).toBeNull();
  leave(box());
  expect(question("32")).not.toBeNull();
  expect(stored()).toBe(32);
  undoField();
  expect([stored(), document.activeElement, question("32")]).toEqual([520, box(), null]);
  const retypeAndLeave = (text: string) => {
    retype(box(), text);
    leave(box());
  };
  retypeAndLeave("32");
  fireEvent.click(screen.getByRole("button", { name: fields.itIs }));
  expect([stored(), document.activeElement]).toEqual([32, box()]);
  blur(box());
  retypeAndLeave("32");
  expect(question("32")).toBeNull();
  retypeAndLeave("30");
  expect(question("30")).not.toBeNull();
});
