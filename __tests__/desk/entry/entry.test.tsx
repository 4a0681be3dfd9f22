/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es } from "../test-site";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { EntryScreen } from "../../../src/desk/entry/entry";
import { testSnapshot } from "../core/test-snapshot";
import { open, press, showScreen } from "../window/show-screen";

const { entry } = es;

const show = (file: string, field?: (string | number)[]) =>
  showScreen(<EntryScreen file={file} field={field} />);

type Packages = { trip: string; amount: number }[];

test("an address leads to a field in its open group, again when it is asked for again", async () => {
  await show("pages/booking.json", ["weather", "title", "en"]);
  const control = document.activeElement as HTMLElement;
  expect([control.tagName, control.dataset.field]).toEqual(["TEXTAREA", "weather.title.en"]);
  expect(control.closest("details")).toHaveProperty("open", true);
  act(() => control.blur());
  fireEvent(window, new Event("hashchange"));
  expect(document.activeElement).toBe(control);
});

test("the address of a field that is not there leads to what is around it", async () => {
  await show("pages/booking.json", ["weather", "gone", 3]);
  expect(document.activeElement?.closest("details")?.textContent).toContain("Meteorología");
});

/** The inputs for the prices of a trip: that of any day, then those of each season. */
const priceInputs = () => screen.getAllByRole("textbox", { name: "Precio" });

test("the field in which somebody writes is told, with its label", async () => {
  const onField = jest.fn();
  await showScreen(<EntryScreen file="trips/sunset.json" onField={onField} />);
  fireEvent.focusIn(screen.getByRole("textbox", { name: "Nombre, en inglés" }));
  expect(onField).toHaveBeenLastCalledWith(
    { file: "trips/sunset.json", path: ["title", "en"] },
    "Nombre",
  );
  fireEvent.focusIn(priceInputs()[0] as HTMLElement);
  const [{ file, path }] = onField.mock.lastCall as [{ file: string; path: unknown[] }];
  expect([file, path.at(-1)]).toEqual(["prices.json", "amount"]);
});

test("groups that an entry may do without are added, written in and taken away", async () => {
  const { held } = await show("terms.json");
  press("Quitar: Temporada");
  expect(held("terms.json", "season")).toBeUndefined();
  press("Añadir temporada");
  expect(held("terms.json", "season")).toEqual({});
  press("Quitar: Temporada");
  expect(held("terms.json", "season")).toBeUndefined();
});

test("a text that an entry may do without is no field until somebody wants it", async () => {
  const { held } = await show("services/birthdays.json");
  expect(screen.queryByRole("textbox", { name: "Condición, en español" })).toBeNull();
  press("Añadir condición");
  expect(document.activeElement).toBe(
    screen.getByRole("textbox", { name: "Condición, en español" }),
  );
  press("Quitar: Condición");
  expect(held("services/birthdays.json", "condition")).toBeUndefined();
});

test("a trip's price stands in its form; a new trip's is made as soon as it is written", async () => {
  const { held } = await show("trips/sunset.json");
  const packages = held("prices.json", "packages") as Packages;
  const place = packages.findIndex(({ trip }) => trip === "sunset");
  const [price] = priceInputs();
  fireEvent.change(price as HTMLElement, { target: { value: "77,5" } });
  expect(held("prices.json", "packages", place, "amount")).toBe(77.5);
  expect(held("prices.json", "packages")).toHaveLength(packages.length);
});

test("a trip's prices by season stand below the day on which each season begins", async () => {
  const { held } = await show("trips/sunset.json");
  const season = screen.getByRole("group", { name: "1 de mayo de 2027" });
  const price = within(season).getByRole("textbox", { name: "Precio" });
  fireEvent.change(price, { target: { value: "275" } });
  expect(held("prices.json", "seasons", 0, "amounts")).toEqual([
    { trip: "extended", amount: 390 },
    { trip: "sunset", amount: 275 },
  ]);
});

test("a copy is opened, and is one step", async () => {
  const { changed, undo } = await show("trips/sunset.json");
  press(entry.duplicate);
  const copy = changed().find((file) => file.startsWith("trips/")) ?? "";
  expect(location.hash).toBe(`#/file/${copy}`);
  undo();
  expect(changed()).toEqual([]);
});

test("what is deleted says so, and comes back with its price", async () => {
  const { held, changed } = await show("trips/sunset.json");
  press(entry.delete);
  expect(held("trips/sunset.json")).toBeUndefined();
  expect(held("prices.json", "packages")).not.toContainEqual(
    expect.objectContaining({ trip: "sunset" }),
  );
  expect(screen.getByText(entry.deleted)).toBeTruthy();
  press("Deshacer");
  expect(changed()).toEqual([]);
});

test("of a new entry that is deleted nothing is left, and its list is shown", async () => {
  const { desk, changed } = await showScreen(<EntryScreen file="services/new-1.json" />);
  act(() => desk.change("services/new-1.json", [], { id: "new-1", order: 9 }));
  fireEvent.click(await screen.findByRole("button", { name: entry.delete }));
  expect(changed()).toEqual([]);
  expect(location.hash).toBe("#/services");
});

test("a new entry is followed when it gets its name", async () => {
  const { desk } = await show("services/new-1.json");
  const data = { id: "new-1", order: 9, title: { es: "Cena a bordo" } };
  act(() => desk.change("services/new-1.json", [], data));
  await screen.findByRole("button", { name: entry.delete });
  await act(() => desk.publish(""));
  expect(location.hash).toBe("#/file/services/cena-a-bordo.json");
});

test("a file that nobody can read is named, with the reason", async () => {
  const snapshot = await testSnapshot();
  const sources = snapshot.sources.map((source) =>
    source.file === "terms.json" ? { file: source.file, text: "{" } : source,
  );
  await showScreen(<EntryScreen file="terms.json" />, { ...snapshot, sources });
  const alert = screen.getByRole("alert").textContent;
  expect(alert).toContain("terms.json");
  expect(alert).toContain(entry.unreadable);
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("items of a list are added, moved and taken away, as many as may be", async () => {
  const { held } = await show("company.json");
  const social = () => held("company.json", "social") as { network?: string }[];
  const count = social().length;
  open("Redes sociales");
  press("Añadir red social");
  expect(social()).toHaveLength(count + 1);
  const added = document.activeElement?.closest("li");
  expect(added?.querySelector("summary")?.textContent).toContain(`Red social ${count + 1}`);
  const earlier = within(added as HTMLElement).getByRole("button", { name: /^Antes/ });
  fireEvent.click(earlier);
  expect(social().findIndex((item) => Object.keys(item).length === 0)).toBe(count - 1);
  expect(document.activeElement).toBe(earlier);
  const summary = added?.querySelector("summary") as HTMLElement;
  fireEvent.keyDown(summary, { key: "Home", altKey: true });
  expect(social()[0]).toEqual({});
  fireEvent.click(within(added as HTMLElement).getByRole("button", { name: /^Quitar/ }));
  expect(social()).toHaveLength(count);
});

test("a list that is as short as it may be lets nobody take an item away, and says so", async () => {
  await show("pages/about.json", ["values", 0, "title", "es"]);
  expect(screen.queryByRole("button", { name: /^Quitar/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "Añadir valor" })).toBeNull();
  expect(screen.getByText("Siempre son 3.")).toBeTruthy();
});

test("a new section of a text has an identifier that nobody is asked for", async () => {
  const { held } = await show("legal/privacy.yaml");
  open("Apartados");
  press("Añadir apartado");
  const sections = held("legal/privacy.yaml", "sections") as { id: string }[];
  expect(sections.at(-1)?.id).toMatch(/^new-/);
  expect(screen.queryByRole("textbox", { name: "Ancla" })).toBeNull();
});
