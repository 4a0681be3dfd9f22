import { focusAsByTab } from "../../form/keyboard";
import { fireEvent, screen } from "@testing-library/react";
import { Field } from "../../form/field";
import { FieldArea } from "../../form/field-area";
import { schemaOf } from "../../core/model";
import { nodeAt, type Path } from "../../../typed-content/schema";
import { renderWithDesk } from "../with-desk";
import { es } from "../test-site";
import { focus, press, retype } from "./keyboard";
import { saidOf } from "./show-field";

const PRICES = { file: "house.json", path: ["weeks"] };
const NAME = { file: "rooms/garden.json", path: ["name"] };
const PRICE = { file: "rooms/garden.json", path: ["price"] };

const show = (...fields: { file: string; path: Path }[]) =>
  renderWithDesk(
    <FieldArea>
      {fields.map(({ file, path }) => (
        <div key={path.join()} data-file={file}>
          <Field node={nodeAt(schemaOf(file) ?? {}, path) ?? {}} file={file} path={path} />
        </div>
      ))}
    </FieldArea>,
  );

/** Returns what the Tab key leads to, in its order: values by their field, buttons and links by their text. */
const tabStops = () =>
  Array.from(
    document.querySelectorAll<HTMLElement>("a[href], input, textarea, select, button"),
    ({ dataset, textContent }) => dataset.field ?? textContent,
  );

const boxes = () => screen.getAllByRole<HTMLInputElement>("textbox");

test("from a price the Tab key leads to the next one, and what can be done comes after all of them", async () => {
  await show(PRICES);
  const prices = boxes().map(({ dataset }) => dataset.field);
  expect(prices.length).toBeGreaterThan(2);
  expect(tabStops()).toEqual(prices);
  retype(boxes()[0] as HTMLInputElement, "345");
  expect(saidOf(boxes()[0] as HTMLInputElement)).toContain(es.fields.willRead("345,00"));
  expect(tabStops()).toEqual([...prices, "Deshacer"]);
  const label = screen.getByText<HTMLLabelElement>("Habitación del jardín", { selector: "label" });
  expect(label.control).toBe(
    screen.getByRole("textbox", { name: "Precio de Habitación del jardín" }),
  );
  // Enter does, too, and what is typed there replaces the price.
  const [first, second] = boxes() as [HTMLInputElement, HTMLInputElement];
  press(first, "Enter");
  expect(document.activeElement).toBe(second);
  expect([second.selectionStart, second.selectionEnd]).toEqual([0, second.value.length]);
});

test("the languages of a text come before what can be done with it; a letter typed on that begins the next field", async () => {
  await show(NAME, PRICE);
  retype(boxes()[0] as HTMLInputElement, "Ocaso");
  expect(tabStops()).toEqual([
    "name.es",
    "name.en",
    "Está bien",
    "name.de",
    "Está bien",
    "Poner un dato",
    "Deshacer",
    "price",
  ]);
  for (const name of ["Poner un dato", "Deshacer", /^Está bien: .*alemán/]) {
    const button = screen.getByRole("button", { name });
    focus(button);
    fireEvent.keyDown(button, { key: " " });
    fireEvent.keyDown(button, { key: "Enter" });
    fireEvent.keyDown(button, { key: "z", ctrlKey: true });
    expect(document.activeElement).toBe(button);
    fireEvent.keyDown(button, { key: "1" });
    expect(document.activeElement).toBe(boxes().at(-1));
  }
});

test("one press selects a price whole, and so does a double one", async () => {
  await show(PRICES);
  const [, box] = boxes() as [HTMLInputElement, HTMLInputElement];
  const chosen = () => box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0);
  // The browser would set the cursor, and does not.
  expect(fireEvent.mouseDown(box)).toBe(false);
  expect([document.activeElement, chosen()]).toEqual([box, box.value]);
  // A further press sets the cursor, as in any text.
  expect(fireEvent.mouseDown(box)).toBe(true);
  box.setSelectionRange(1, 1);
  fireEvent.doubleClick(box);
  expect(chosen()).toBe(box.value);
  // So does the first press on one that the desk has focused.
  focusAsByTab(box);
  expect(fireEvent.mouseDown(box)).toBe(false);
  expect(fireEvent.mouseDown(box)).toBe(true);
});
