/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, screen, within } from "@testing-library/react";
import { EntryScreen } from "../../../src/desk/entry/entry";
import { testSnapshot } from "../core/test-snapshot";
import { open, press, showScreen } from "../window/show-screen";

const show = (file: string, field?: (string | number)[]) =>
  showScreen(<EntryScreen file={file} field={field} />);

type Packages = { trip: string; amount: number }[];

test("who is led to a field finds its group open and the cursor in it", async () => {
  await show("pages/booking.json", ["weather", "title", "en"]);
  const control = document.activeElement;
  expect(control?.tagName).toBe("TEXTAREA");
  expect(control?.closest("[data-field]")?.getAttribute("data-field")).toBe("weather.title.en");
  expect(control?.closest("details")).toHaveProperty("open", true);
});

test("a field that is not there leads to what is around it", async () => {
  await show("pages/booking.json", ["weather", "gone", 3]);
  expect(document.activeElement?.closest("details")?.textContent).toContain("Meteorología");
});

test("whoever asks for the same field again is led there again", async () => {
  await show("pages/booking.json", ["weather", "title", "es"]);
  const led = document.activeElement;
  act(() => (led as HTMLElement).blur());
  expect(document.activeElement).toBe(document.body);
  fireEvent(window, new Event("hashchange"));
  expect(document.activeElement).toBe(led);
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
  const before = held("terms.json", "season");
  if (before !== undefined) press("Quitar: Temporada");
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

test("a copy has its price, and is one step", async () => {
  const { held, changed, undo } = await show("trips/sunset.json");
  press("Duplicar");
  const copy = changed().find((file) => file.startsWith("trips/")) ?? "";
  expect(location.hash).toBe(`#/file/${copy}`);
  const id = held(copy, "id");
  const prices = held("prices.json", "packages") as Packages;
  const amounts = ["sunset", id].map((trip) => prices.find((each) => each.trip === trip)?.amount);
  expect(amounts[0]).toBe(amounts[1]);
  undo();
  expect(changed()).toEqual([]);
});

test("what is deleted says so, and comes back with its price", async () => {
  const { held, changed, undo } = await show("trips/sunset.json");
  press("Borrar");
  expect(held("trips/sunset.json")).toBeUndefined();
  expect(held("prices.json", "packages")).not.toContainEqual(
    expect.objectContaining({ trip: "sunset" }),
  );
  expect(screen.getByText(/^Está borrada/)).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe("Excursiones");
  press("Deshacer");
  expect(changed()).toEqual([]);
  undo();
  undo();
  expect(changed()).toEqual([]);
});

test("of a new entry that is deleted nothing is left, and its list is shown", async () => {
  const { desk, changed } = await showScreen(<EntryScreen file="services/new-1.json" />);
  act(() => desk.change("services/new-1.json", [], { id: "new-1", order: 9 }));
  fireEvent.click(await screen.findByRole("button", { name: "Borrar" }));
  expect(changed()).toEqual([]);
  expect(location.hash).toBe("#/services");
});

test("a new entry is followed when it gets its name", async () => {
  const { desk } = await show("services/new-1.json");
  act(() =>
    desk.change("services/new-1.json", [], {
      id: "new-1",
      order: 9,
      title: { es: "Cena a bordo" },
    }),
  );
  await screen.findByRole("button", { name: "Borrar" });
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
  expect(alert).toContain("Avisad");
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
