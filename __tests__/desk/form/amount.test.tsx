/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { fireEvent, screen } from "@testing-library/react";
import { AmountInput, AmountNotes } from "../../../src/desk/form/fields/amount";
import { renderWithDesk } from "../with-desk";
import { focus, blur, paste, retype, type } from "./keyboard";
import { settle, showField } from "./show-field";

const PRICE = { file: "prices.json", path: ["packages", 0, "amount"] };
const box = () => screen.getByRole<HTMLInputElement>("textbox");
const note = () => document.querySelector(".note")?.textContent ?? "";

/** Texts and what is stored: an amount, or the text itself. `parse-amount.test.ts` has all notations. */
const WRITTEN: [string, number | string][] = [
  ["  320,50 € ", 320.5],
  ["1,250", "1,250"],
  ["gratis", "gratis"],
  ["   ", ""],
];

test("amounts are read as people write them, and nothing with another meaning", async () => {
  const { stored } = await showField(PRICE);
  const control = box();
  for (const [text, expected] of WRITTEN) {
    focus(control);
    control.select();
    paste(control, text);
    expect(control.value).toBe(text);
    expect([text, stored()]).toEqual([text, expected]);
    blur(control);
    // An unreadable text stays as written.
    if (typeof expected === "string") expect(control.value).toBe(expected);
    const shown = control.value;
    type(control, "");
    blur(control);
    expect([control.value, stored()]).toEqual([shown, expected]);
  }
});

test("how it will be read is told while it is written, and while it is changed", async () => {
  await showField(PRICE);
  focus(box());
  expect(note()).toBe("");
  retype(box(), "345");
  expect(note()).toContain("Se leerá: 345,00");
  blur(box());
  expect(note()).toContain("Se leerá: 345,00");
  expect(screen.getByText(/^Antes: 320\s€$/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Deshacer" }));
  expect(box().value).toBe("320");
  expect(document.activeElement).toBe(box());
});

test("what has two readings is asked about", async () => {
  await showField(PRICE);
  retype(box(), "1,250");
  expect(note()).toBe("Escribid 1250 o 1,25.");
  settle();
  expect(box().getAttribute("aria-invalid")).toBeNull();
  blur(box());
  expect(box().getAttribute("aria-invalid")).toBe("true");
  expect(box().value).toBe("1,250");
  expect(document.querySelector(".note--error")?.textContent).toBe("Escribid 1250 o 1,25.");
});

test("what cannot be read is told in words once the field has been left", async () => {
  await showField(PRICE);
  retype(box(), "gratis");
  settle();
  expect(note()).toBe("");
  blur(box());
  expect(note()).toBe("Escribidlo así: 320 o 320,50.");
  retype(box(), "0");
  settle();
  expect(note()).toContain("Se leerá: 0,00");
  expect(document.querySelector(".note--error")?.textContent).toContain("El mínimo es 1");
});

test("a change by more than half is asked about once", async () => {
  const { stored } = await showField(PRICE);
  const question = () => screen.queryByText(/^¿Está bien 32\s€\?$/);
  retype(box(), "32");
  settle();
  expect(question()).toBeNull();
  blur(box());
  expect(question()).not.toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Deshacer" }));
  expect([stored(), document.activeElement]).toEqual([320, box()]);
  expect(question()).toBeNull();
  retype(box(), "32");
  blur(box());
  settle();
  fireEvent.click(screen.getByRole("button", { name: "Sí" }));
  expect([stored(), document.activeElement]).toEqual([32, box()]);
  blur(box());
  retype(box(), "32");
  blur(box());
  settle();
  expect(question()).toBeNull();
  retype(box(), "30");
  blur(box());
  settle();
  expect(screen.getByText(/^¿Está bien 30\s€\?$/)).toBeTruthy();
  // The question does not keep the change from being stored.
  expect(stored()).toBe(30);
});

test("in a row the control of an amount stands apart from what is said about it", async () => {
  await renderWithDesk(
    <>
      <AmountInput {...PRICE} label="Precio de Mañana" />
      <AmountNotes {...PRICE} was={320} />
    </>,
  );
  const control = screen.getByRole<HTMLInputElement>("textbox", { name: "Precio de Mañana" });
  expect(control.dataset.field).toBe("packages.0.amount");
  retype(control, "345");
  const described = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(document.getElementById(described[0] ?? "")?.textContent).toContain("Se leerá: 345,00");
  expect(screen.getByText(/^Antes: 320\s€$/)).toBeTruthy();
});
