import { es } from "../test-site";
import { act, fireEvent, screen } from "@testing-library/react";
import { z } from "zod";
import * as field from "../../../typed-content/fields";
import { stepsOf } from "../../core/places";
import { formFields } from "../../form/form-fields";
import type { SchemaNode } from "../../../typed-content/schema";
import { rooms } from "../../../../examples/guest-house/model/collections";
import { blur, focus, press, retype } from "./keyboard";
import {
  box,
  isWrong,
  leave,
  saidOf,
  settle,
  showField,
  showFields,
  undoField,
} from "./show-field";

const { fields } = es;
const nodeOf = (schema: z.ZodType) => z.toJSONSchema(schema) as SchemaNode;
const change = (control: HTMLElement, value: string) =>
  fireEvent.change(control, { target: { value } });
const list = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });

const HOUSE = "house.json";
const SIZE = "rooms/garden.json#size";

/** Returns the field of a file: `house.json#weeks.0.price`. */
const fieldAt = (address: string) => {
  const [file = "", name = ""] = address.split("#");
  return { file, path: stepsOf(name) };
};

// `normalise-text.test.ts` and `amount-text.test.ts` have all notations.
test.each<[address: string, written: string, meant: string | number, shown?: string]>([
  ["house.json#phone", " 600 123 456 ", "+34 600 123 456"],
  ["house.json#email", "mailto:ana@barca.test", "ana@barca.test"],
  ["house.json#website", "www.example.com/", "https://www.example.com"],
  ["house.json#name", "\u200b Barco\u00a0bueno\u202c ", "Barco\u00a0bueno"],
  ["house.json#checkIn", "9", "09:00", "9:00"],
  ["house.json#checkIn", "9:60", "9:60"],
  ["house.json#checkIn", "  ", ""],
  ["house.json#weeks.0.price", "  320,50 € ", 320.5, "320,50"],
  ["house.json#weeks.0.price", "1,250", "1,250"],
  ["house.json#weeks.0.price", "   ", ""],
  ["rooms/garden.json#guests", "2", 2],
  [SIZE, "39,55", 39.55, "39,55"],
  [SIZE, "39.55", 39.55, "39,55"],
  [SIZE, " 40 ", 40],
  [SIZE, "−1", -1],
  [SIZE, "-0", 0],
  [SIZE, "", ""],
  ...["39,5,5", "39° 33′", "1e3", "treinta y nueve", "1.234.567", "３９"].map(
    (written): [string, string, string] => [SIZE, written, written],
  ),
])("what is written in %s as %j is meant as %j", async (...row) => {
  const [address, written, meant, shown = String(meant)] = row;
  const { stored } = await showField(fieldAt(address));
  const before = stored();
  retype(box(), "");
  for (const key of written) press(box(), key);
  expect([box().value, stored()]).toEqual([written, meant]);
  leave(box());
  expect(box().value).toBe(shown);
  focus(box());
  blur(box());
  expect(stored()).toBe(meant);
  if (meant !== before) undoField();
  expect(stored()).toBe(before);
});

test.each([
  ["house.json#phone", "llamadnos", fields.wrong.phone],
  ["house.json#email", "ana en barca", fields.wrong.email],
  ["house.json#website", "javascript:alert(1)", fields.wrong.origin],
  ["house.json#checkIn", "mediodía", fields.wrong.time],
  ["house.json#name", "", fields.missing],
  ["house.json#name", "{{rooms.from}}", "{{rooms.from}} no se puede usar en este campo"],
  ["house.json#weeks.0.price", "1,250", fields.twoReadings("1250", "1,25")],
  ["house.json#weeks.0.price", "gratis", fields.wrong.price],
  ["house.json#weeks.0.price", "0", "El mínimo es 1"],
  [SIZE, "1e3", fields.wrong.number],
  ["rooms/garden.json#guests", "", fields.missing],
  ["rooms/garden.json#guests", "7,5", fields.wrong.integer],
  ["rooms/garden.json#guests", "40", "El número es demasiado grande. El máximo es 6."],
])("what %s cannot be is kept and told once it is left: %j", async (address, written, message) => {
  const { stored } = await showField(fieldAt(address));
  // The keyboard of a phone has digits for a whole number.
  if (address.endsWith("guests")) expect(box().inputMode).toBe("numeric");
  retype(box(), written);
  settle();
  expect(isWrong(box())).toBe(false);
  leave(box());
  expect(isWrong(box())).toBe(true);
  expect(saidOf(box())).toContain(message);
  expect([box().value, String(stored())]).toEqual([written, written]);
});

test("few values are rows", async () => {
  const { stored } = await showField({ file: "rooms/garden.json", path: ["view"] });
  const rows = screen.getAllByRole<HTMLInputElement>("radio");
  expect(rows.filter(({ checked }) => checked)).toHaveLength(1);
  fireEvent.click(screen.getByRole("radio", { name: "A la calle" }));
  expect(stored()).toBe("street");
  expect(screen.getByText(/^Antes: Al jardín/)).toBeTruthy();
  undoField();
  expect(stored()).toBe("garden");
});

test("many values are a list; a switch that may be left out is there only while it is on", async () => {
  const months = await showField({ file: HOUSE, path: ["season", "from"] });
  expect(list("Primer mes").value).toBe("march");
  change(list("Primer mes"), "april");
  expect(months.stored()).toBe("april");
  expect(screen.getByText(fields.was("marzo"))).toBeTruthy();
  months.unmount();
  const hidden = { file: "rooms/garden.json", path: ["hidden"], isOptional: true };
  const { stored } = await showField(hidden);
  const control = screen.getByRole("switch", { name: "Esconder en la web" });
  expect(control.getAttribute("aria-checked")).toBe("false");
  fireEvent.click(control);
  expect([stored(), control.getAttribute("aria-checked")]).toEqual([true, "true"]);
  expect(screen.getByText(fields.was(fields.no))).toBeTruthy();
  fireEvent.click(control);
  expect(stored()).toBeUndefined();
});

test("a day is told in words; a month is chosen by its name, and its year; an incomplete choice is kept", async () => {
  const node = nodeOf(field.date("Botadura"));
  const day = await showField({ node, file: HOUSE, path: ["launched"] });
  change(screen.getByLabelText("Botadura"), "2026-11-23");
  expect(day.stored()).toBe("2026-11-23");
  expect(screen.getByText("lunes, 23 de noviembre de 2026")).toBeTruthy();
  for (const none of ["2026-02-29", "1999-01-01"])
    expect(field.date("Día").safeParse(none).success).toBe(false);
  day.unmount();
  const { stored } = await showField({ file: "conditions/stay.yaml", path: ["updated"] });
  const before = stored();
  change(list(fields.month), "02");
  change(list(fields.year), "2027");
  expect(stored()).toBe("2027-02");
  expect(screen.getByRole("option", { name: "febrero" })).toHaveProperty("selected", true);
  change(list(fields.month), "");
  expect([stored(), list(fields.year).value]).toEqual(["2027-", "2027"]);
  fireEvent.blur(list(fields.year));
  settle();
  expect(screen.getByText(fields.wrong.month)).toBeTruthy();
  undoField();
  expect(stored()).toBe(before);
});

test("identifiers, places, references and choices of one value draw nothing", async () => {
  const { container } = await showFields([
    { file: "rooms/garden.json", path: ["id"] },
    { file: "rooms/garden.json", path: ["order"] },
    { file: HOUSE, path: ["weeks", 0, "room"] },
  ]);
  expect(container.innerHTML).toBe("");
  const currency = field.choice("Moneda", ["EUR"], { EUR: "Euro" });
  const node = nodeOf(field.group("Tasa", { currency, text: field.plainText("Texto") }));
  expect(formFields(node, { currency: "EUR" }).map(({ name }) => name)).toEqual(["text"]);
});

test("a reference is chosen by its name; one that is gone is to be chosen again", async () => {
  const { stored, desk } = await showField({ file: "photographs/2.json", path: ["room"] });
  const names = () => [...list("Habitación").options].map(({ label }) => label);
  const others = ["Habitación de la calle", "Habitación del patio"];
  expect(names()).toEqual(["Habitación del jardín", ...others]);
  change(list("Habitación"), "garden");
  expect(stored()).toBe("garden");
  act(() => desk.change("rooms/garden.json", [], undefined));
  expect(names()).toEqual([fields.choose, ...others]);
  expect(list("Habitación").value).toBe("");
});

test("a list that says no more than which entries has a box to tick for each", async () => {
  const room = field.reference("Habitación", rooms, { dangling: "week-without-room" });
  const node = nodeOf(field.list("De oferta", field.group("Oferta", { room })));
  const { stored } = await showField({ node, file: HOUSE, path: ["offer"] });
  const tick = (name: string) => fireEvent.click(screen.getByRole("checkbox", { name }));
  tick("Habitación del jardín");
  tick("Habitación del patio");
  tick("Habitación del jardín");
  expect(stored()).toEqual([{ room: "courtyard" }]);
  expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(1);
  tick("Habitación del patio");
  expect(stored()).toEqual([]);
});

test("a list that is as short as it may be lets nobody take an item away, and says so", async () => {
  const norm = field.group("Norma", { text: field.localizedLine("Texto") });
  await showField({ node: nodeOf(field.list("Normas", norm, 2, 2)), file: HOUSE, path: ["norms"] });
  expect(screen.queryByRole("button", { name: /^Quitar/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "Añadir norma" })).toBeNull();
  expect(screen.getByText("Siempre son 2.")).toBeTruthy();
});
