import { es, testSite } from "../test-site";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { giveModel } from "../../core/model";
import { rebaseWork } from "../../core/work";
import { EntryScreen } from "../../entry/entry";
import { brokenSnapshot, testSnapshot } from "../core/test-snapshot";
import { modelWithRates, withRates } from "../lists/rates";
import { retype, type } from "../form/keyboard";
import { open, press, showScreen } from "../window/show-screen";

const { entry } = es;

const box = (name: string) => screen.getByRole<HTMLTextAreaElement>("textbox", { name });

const show = (file: string, field?: (string | number)[]) =>
  showScreen(<EntryScreen file={file} field={field} />);

test("an address leads to a field in its open group, again when it is asked for again", async () => {
  await show("rooms/garden.json", ["guestBook", "text", "en"]);
  const control = document.activeElement as HTMLElement;
  expect([control.tagName, control.dataset.field]).toEqual(["TEXTAREA", "guestBook.text.en"]);
  expect(control.closest("details")).toHaveProperty("open", true);
  act(() => control.blur());
  fireEvent(window, new Event("hashchange"));
  expect(document.activeElement).toBe(control);
  cleanup();
  // One of a field that is not there leads to what is around it.
  await show("rooms/garden.json", ["guestBook", "gone", 3]);
  expect(document.activeElement?.closest("details")?.textContent).toContain("Del libro de visitas");
});

test("simple fields are folded only where there are many, beside groups", async () => {
  const sections = () =>
    Array.from(document.querySelectorAll(".form summary"), (each) => each.textContent);
  const { unmount } = await show("rooms/garden.json");
  expect(sections()[0]).toContain(es.lists.main);
  unmount();
  await show("photographs/1.json");
  expect(sections()).toEqual([]);
});

test("the field in which somebody writes is told, with its label", async () => {
  const onField = jest.fn();
  await showScreen(<EntryScreen file="rooms/garden.json" onField={onField} />);
  fireEvent.focusIn(screen.getByRole("textbox", { name: "Nombre, en inglés" }));
  expect(onField).toHaveBeenLastCalledWith(
    { file: "rooms/garden.json", path: ["name", "en"] },
    "Nombre",
  );
  fireEvent.focusIn(screen.getByRole("textbox", { name: "Precio" }));
  expect(onField.mock.lastCall?.[0]).toEqual({ file: "house.json", path: ["weeks", 0, "price"] });
});

test.each([
  ["Del libro de visitas", "guestBook", "Añadir del libro de visitas"],
  ["Descripción", "description", "Añadir descripción"],
])("%s, which an entry may do without, is added and taken away", async (title, name, add) => {
  const { held } = await show("rooms/new-1.json");
  expect(screen.queryByRole("button", { name: `Quitar ${title.toLowerCase()}` })).toBeNull();
  press(add);
  expect(held("rooms/new-1.json", name)).toEqual({});
  expect(document.activeElement?.closest("details, .field")?.textContent).toContain(title);
  press(`Quitar ${title.toLowerCase()}`);
  expect(held("rooms/new-1.json", name)).toBeUndefined();
});

test("prices of a room stand in its form: that of any day, and those of each season by its day", async () => {
  giveModel(modelWithRates);
  const snapshot = withRates(await testSnapshot());
  const { held } = await showScreen(<EntryScreen file="rooms/garden.json" />, { snapshot });
  const amounts = () => screen.getAllByRole("textbox", { name: "Importe" });
  fireEvent.change(amounts()[0] as HTMLElement, { target: { value: "77,5" } });
  expect(held("rates.json", "nights")).toEqual([
    { room: "garden", amount: 77.5 },
    { room: "courtyard", amount: 320 },
  ]);
  // A season is one line that says the room's price in it, until it is opened; and the name comes before all prices.
  expect(amounts()).toHaveLength(1);
  expect(document.querySelector<HTMLElement>("[data-field]")?.dataset.field).toBe("name.es");
  const seasons = within(screen.getByRole("group", { name: "Temporadas" }));
  expect(seasons.getByText("1 de agosto de 2027").closest("summary")?.textContent).toContain("410");
  const season = seasons.getByText("1 de mayo de 2027").closest("details") as HTMLElement;
  open("1 de mayo de 2027");
  const amount = within(season).getByRole("textbox", { name: "Importe" });
  fireEvent.change(amount, { target: { value: "275" } });
  expect(held("rates.json", "seasons", 0, "rates")).toEqual([
    { room: "courtyard", amount: 390 },
    { room: "garden", amount: 275 },
  ]);
  giveModel(testSite.model);
});

test("a copy is opened at its name, and is one step; what is deleted says so, and comes back with its price", async () => {
  const { changed, held, undo } = await show("rooms/garden.json");
  press(entry.duplicate);
  const copy = changed().find((file) => file.startsWith("rooms/")) ?? "";
  expect(location.hash).toBe(`#/file/${copy}?field=name.es`);
  undo();
  expect(changed()).toEqual([]);
  press(entry.delete);
  expect(held("rooms/garden.json")).toBeUndefined();
  expect(held("house.json", "weeks")).not.toContainEqual(
    expect.objectContaining({ room: "garden" }),
  );
  expect(screen.getByText(es.publishing.web.deleted)).toBeTruthy();
  press("Deshacer");
  expect(changed()).toEqual([]);
});

test("of a new entry that is deleted nothing is left, and its list is shown", async () => {
  const { desk, changed } = await showScreen(<EntryScreen file="rooms/new-1.json" />);
  act(() => desk.change("rooms/new-1.json", [], { id: "new-1", order: 9 }));
  fireEvent.click(await screen.findByRole("button", { name: entry.delete }));
  expect(changed()).toEqual([]);
  expect(location.hash).toBe("#/rooms");
});

test("a file that nobody can read is named, with the reason", async () => {
  const snapshot = brokenSnapshot(await testSnapshot(), "house.json");
  await showScreen(<EntryScreen file="house.json" />, { snapshot });
  const alert = screen.getByRole("alert").textContent;
  expect(alert).toContain("house.json");
  expect(alert).toContain(entry.unreadable);
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("what somebody has typed stays when the file cannot be read any more, and says so", async () => {
  const { desk } = await show("rooms/garden.json");
  act(() => desk.change("rooms/garden.json", ["guests"], 4));
  const { work } = desk.state();
  act(() => desk.setWork(rebaseWork(work, brokenSnapshot(work.snapshot, "rooms/garden.json"))));
  const alert = screen.getByRole("alert").textContent;
  expect(alert).toContain("rooms/garden.json");
  expect(alert).toContain(entry.editsStay);
  expect(screen.getByRole("textbox", { name: "Personas" })).toHaveProperty("value", "4");
});

test("items of a list are added, moved and taken away, as many as may be", async () => {
  const { held } = await show("house.json");
  const norms = () => held("house.json", "norms") as object[];
  const count = norms().length;
  open("Normas de la casa");
  press("Añadir norma");
  expect(norms()).toHaveLength(count + 1);
  const added = document.activeElement?.closest("li");
  expect(added?.querySelector("summary")?.textContent).toContain(`Norma ${count + 1}`);
  const earlier = within(added as HTMLElement).getByRole("button", { name: /^Antes/ });
  fireEvent.click(earlier);
  expect(norms().findIndex((item) => Object.keys(item).length === 0)).toBe(count - 1);
  expect(document.activeElement).toBe(earlier);
  const summary = added?.querySelector("summary") as HTMLElement;
  fireEvent.keyDown(summary, { key: "Home", altKey: true });
  expect(norms()[0]).toEqual({});
  fireEvent.click(within(added as HTMLElement).getByRole("button", { name: /^Quitar/ }));
  expect(norms()).toHaveLength(count);
});

test("a new section of a text has an identifier that nobody is asked for", async () => {
  const { held } = await show("conditions/stay.yaml");
  open("Apartados");
  press("Añadir apartado");
  const sections = held("conditions/stay.yaml", "sections") as { id: string }[];
  expect(sections.at(-1)?.id).toMatch(/^new-/);
  expect(screen.queryByRole("textbox", { name: "Ancla" })).toBeNull();
});

const norm = (es: string) => ({ text: { es, en: `${es}, en`, de: `${es}, de` } });

test.each([
  ["adds one before it", (norms: unknown[]) => [norm("Nueva"), ...norms], 2],
  ["takes one before it away", (norms: unknown[]) => norms.slice(1), 0],
  ["sorts them", (norms: unknown[]) => norms.toReversed(), 0],
])(
  "while an item of a list is written somebody %s: all keys are in one item",
  async (_, change, index) => {
    const { held, elsewhere } = await show("house.json");
    const norms = () => held("house.json", "norms") as ReturnType<typeof norm>[];
    const before = norms();
    open("Normas de la casa");
    const name = before[1]?.text.es ?? "";
    open(name);
    const [line] = screen.getAllByRole("textbox", { name: "Texto, en inglés" });
    const control = line as HTMLTextAreaElement;
    retype(control, "Do");
    await elsewhere("house.json", ["norms"], change(before));
    expect(document.activeElement).toBe(control);
    expect([control.value, control.selectionStart]).toEqual(["Do", 2]);
    type(control, "gs");
    expect(norms().map(({ text }) => text.en)).toEqual(
      (change(before) as typeof before).map(({ text }, place) =>
        place === index ? "Dogs" : text.en,
      ),
    );
  },
);

test("a new entry that gets its name while somebody writes: its form, focus and text stay, also if another one does too", async () => {
  const { desk, held } = await show("rooms/new-1.json");
  retype(box("Nombre, en español"), "Torre");
  act(() =>
    desk.change("rooms/new-2.json", [], { id: "new-2", order: 10, name: { es: "Sótano" } }),
  );
  const control = box("Nombre, en inglés");
  type(control, "To");
  await act(() => desk.publish(() => ""));
  expect(document.activeElement).toBe(control);
  expect(control.isConnected).toBe(true);
  type(control, "wer");
  expect(control.value).toBe("Tower");
  expect(location.hash).toBe("#/file/rooms/torre.json");
  expect(held("rooms/torre.json", "name", "en")).toBe("Tower");
  expect(screen.queryByText(entry.missingFile)).toBeNull();
});

test("somebody else takes the number of a new entry: its form, focus and text stay", async () => {
  const { desk, held, elsewhere } = await show("photographs/5.json");
  const first = held("photographs/1.json") as object;
  const control = box("Pie de foto, en español");
  type(control, "Pa");
  await elsewhere("photographs/5.json", [], { ...first, id: 5, order: 9 });
  expect(document.activeElement).toBe(control);
  type(control, "tio");
  expect(control.value).toBe("Patio");
  expect(held("photographs/6.json", "caption", "es")).toBe("Patio");
  expect(held("photographs/5.json")).toEqual({ ...first, id: 5, order: 9 });
  expect(desk.state().work.renamed).toEqual([
    { from: "photographs/5.json", to: "photographs/6.json" },
  ]);
});
