/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es } from "../test-site";
import { fireEvent, screen } from "@testing-library/react";
import { AmountInput, AmountNotes } from "../../../src/desk/form/fields/amount";
import { renderWithDesk } from "../with-desk";
import { blur, focus, retype } from "./keyboard";
import { box, isWrong, leave, replace, saidOf, settle, showField, undoField } from "./show-field";

const { fields } = es;
const PRICE = { file: "prices.json", path: ["packages", 0, "amount"] };
const question = (amount: string) => screen.queryByText(fields.isItRight(`${amount} €`));

test("an amount is stored as it is read, and an unreadable text stays as written", async () => {
  const { stored } = await showField(PRICE);
  // `parse-amount.test.ts` has all notations.
  for (const [text, expected] of [
    ["  320,50 € ", 320.5],
    ["1,250", "1,250"],
    ["   ", ""],
  ]) {
    replace(box(), String(text));
    expect([box().value, stored()]).toEqual([text, expected]);
    blur(box());
    if (typeof expected === "string") expect(box().value).toBe(expected);
    focus(box());
    blur(box());
    expect(stored()).toBe(expected);
  }
});

test("the reading of an amount is told while it is typed, and undo brings the earlier one back", async () => {
  await showField(PRICE);
  focus(box());
  expect(saidOf(box())).toBe("");
  retype(box(), "345");
  expect(saidOf(box())).toContain(fields.willRead("345,00"));
  blur(box());
  expect(saidOf(box())).toContain(fields.willRead("345,00"));
  expect(screen.getByText(fields.was("320 €"))).toBeTruthy();
  undoField();
  expect(box().value).toBe("320");
  expect(document.activeElement).toBe(box());
});

test.each([
  ["1,250", fields.twoReadings("1250", "1,25")],
  ["gratis", fields.wrong.price],
  ["0", "El mínimo es 1"],
])("the amount %s is wrong once the field has been left", async (text, message) => {
  await showField(PRICE);
  retype(box(), text);
  settle();
  expect(isWrong(box())).toBe(false);
  leave(box());
  expect([isWrong(box()), box().value]).toEqual([true, text]);
  expect(saidOf(box())).toContain(message);
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
  expect([stored(), document.activeElement, question("32")]).toEqual([320, box(), null]);
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

test("in a row the control of an amount stands apart from what is said about it", async () => {
  await renderWithDesk(
    <>
      <AmountInput {...PRICE} label="Precio de Mañana" />
      <AmountNotes {...PRICE} was={320} />
    </>,
  );
  const control = box("Precio de Mañana");
  expect(control.dataset.field).toBe("packages.0.amount");
  retype(control, "345");
  expect(saidOf(control)).toContain(fields.willRead("345,00"));
  expect(screen.getByText(fields.was("320 €"))).toBeTruthy();
});
