/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { fireEvent, screen } from "@testing-library/react";
import { AmountInput } from "../../../src/editor/form/fields/amount";
import { renderWithDesk } from "../with-desk";
import { enter, leave, paste, retype, type } from "./at-the-keyboard";
import { settle, showField } from "./show-field";

const PRICE = { file: "prices.json", path: ["packages", 0, "amount"] };
const box = () => screen.getByRole<HTMLInputElement>("textbox");
const said = () => document.querySelector(".note")?.textContent ?? "";

/** What is written, and what becomes of it: an amount, or the text itself, which is asked about. */
const WRITTEN: [string, number | string][] = [
  ["320", 320],
  ["1250", 1250],
  ["0320", 320],
  ["320,5", 320.5],
  ["320,50", 320.5],
  ["320.5", 320.5],
  ["320.50", 320.5],
  ["320'50", 320.5],
  ["320’50", 320.5],
  ["1250,5", 1250.5],
  ["1.250", 1250],
  ["12.500", 12500],
  ["1.250,5", 1250.5],
  ["1.250,50", 1250.5],
  ["1.250.000", 1250000],
  ["1 250", 1250],
  ["1 250,50", 1250.5],
  ["1\u00a0250", 1250],
  ["1\u202f250,50", 1250.5],
  ["1'250,50", 1250.5],
  ["1,250.50", 1250.5],
  ["1,250,000", 1250000],
  ["  320  ", 320],
  ["320 €", 320],
  ["320€", 320],
  ["€ 320,50", 320.5],
  ["320 euros", 320],
  ["1 euro", 1],
  ["320,50 EUR", 320.5],
  ["0", 0],
  ["0,5", 0.5],
  ["1,250", "1,250"],
  ["1'250", "1'250"],
  ["12,345", "12,345"],
  ["320,500 €", "320,500 €"],
  ["gratis", "gratis"],
  ["desde 320", "desde 320"],
  ["320 / 300", "320 / 300"],
  ["320 $", "320 $"],
  ["-320", "-320"],
  ["+320", "+320"],
  ["1e3", "1e3"],
  ["0x1F", "0x1F"],
  ["320,", "320,"],
  [",50", ",50"],
  ["0,250", "0,250"],
  ["0.250", "0.250"],
  ["1250,500", "1250,500"],
  ["1.250,500", "1.250,500"],
  ["1.2500", "1.2500"],
  ["1.25.000", "1.25.000"],
  ["1.250.50", "1.250.50"],
  ["1 2500", "1 2500"],
  ["12 50", "12 50"],
  ["320,5,0", "320,5,0"],
  ["３２０", "３２０"],
  ["trescientos", "trescientos"],
  ["99999999999999999999", "99999999999999999999"],
  ["320 €/persona", "320 €/persona"],
  ["<script>", "<script>"],
  ["{{prices.from}}", "{{prices.from}}"],
  ["€", "€"],
  ["   ", ""],
  ["", ""],
];

test("amounts are read as people write them, and nothing with another meaning", async () => {
  const { stored } = await showField(PRICE);
  const control = box();
  for (const [text, meant] of WRITTEN) {
    enter(control);
    control.select();
    paste(control, text);
    expect(control.value).toBe(text);
    expect([text, stored()]).toEqual([text, meant]);
    leave(control);
    // What cannot be read stays as it was written.
    if (typeof meant === "string") expect(control.value).toBe(meant);
    const shown = control.value;
    type(control, "");
    leave(control);
    expect([control.value, stored()]).toEqual([shown, meant]);
  }
});

test("how it will be read is told while it is written, and while it is changed", async () => {
  await showField(PRICE);
  expect(said()).toBe("");
  enter(box());
  expect(said()).toContain("En la web: 320,00");
  retype(box(), "345");
  leave(box());
  expect(said()).toContain("En la web: 345,00");
  expect(screen.getByText(/^Antes: 320\s€$/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Deshacer" }));
  expect(box().value).toBe("320");
});

test("what has two readings is asked about", async () => {
  await showField(PRICE);
  retype(box(), "1,250");
  expect(said()).toBe("¿1250 € o 1,25 €? Escribid 1250 o 1,25.");
  settle();
  expect(box().getAttribute("aria-invalid")).toBeNull();
  leave(box());
  expect(box().getAttribute("aria-invalid")).toBe("true");
  expect(box().value).toBe("1,250");
  expect(document.querySelector(".note--error")?.textContent).toBe(
    "¿1250 € o 1,25 €? Escribid 1250 o 1,25.",
  );
});

test("what cannot be read is told in words once the field has been left", async () => {
  await showField(PRICE);
  retype(box(), "gratis");
  settle();
  expect(said()).toBe("");
  leave(box());
  expect(said()).toBe("No se lee como un precio. Escribidlo así: 320, 320,50 o 1.250.");
  retype(box(), "0");
  settle();
  expect(said()).toContain("En la web: 0,00");
  expect(document.querySelector(".note--error")?.textContent).toContain("El mínimo es 1");
});

test("a change by more than half is asked about once", async () => {
  const { stored } = await showField(PRICE);
  const question = () => screen.queryByText(/^Pasa de 320\s€ a 32\s€. ¿Está bien\?$/);
  retype(box(), "32");
  settle();
  expect(question()).toBeNull();
  leave(box());
  expect(question()).not.toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /^Volver a 320/ }));
  expect([stored(), document.activeElement]).toEqual([320, box()]);
  expect(question()).toBeNull();
  retype(box(), "32");
  leave(box());
  settle();
  fireEvent.click(screen.getByRole("button", { name: /^Sí, 32/ }));
  expect([stored(), document.activeElement]).toEqual([32, box()]);
  leave(box());
  retype(box(), "32");
  leave(box());
  settle();
  expect(question()).toBeNull();
  retype(box(), "30");
  leave(box());
  settle();
  expect(screen.getByText(/^Pasa de 320\s€ a 30\s€/)).toBeTruthy();
  // It stops nothing.
  expect(stored()).toBe(30);
});

test("the control of an amount stands alone in a row", async () => {
  await renderWithDesk(
    <>
      <p id="around">Cada una</p>
      <AmountInput {...PRICE} label="Precio de Mañana" describedBy="around" />
    </>,
  );
  const control = screen.getByRole<HTMLInputElement>("textbox", { name: "Precio de Mañana" });
  expect(control.getAttribute("aria-describedby")).toMatch(/^around /);
  expect(control.dataset.field).toBe("packages.0.amount");
  retype(control, "345");
  expect(said()).toContain("En la web: 345,00");
});
