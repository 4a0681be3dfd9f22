/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, screen, within } from "@testing-library/react";
import { factsOn } from "../../../../src/build/desk/seasons/shown";
import { SeasonsScreen } from "../../../../src/build/desk/seasons/seasons-screen";
import type { ShownInstead } from "../../../../src/desk/site";
import type { Path } from "../../../../src/typed-content/schema";
import { contentNow } from "../../../../src/desk/core/content-now";
import { press, write } from "../../../desk/window/show-screen";
import { changeAt } from "../../../desk/with-desk";
import { showCompany } from "../show-company";

beforeEach(() =>
  jest.useFakeTimers({ now: new Date("2027-02-03T08:00:00Z"), doNotFake: ["queueMicrotask"] }),
);
afterEach(() => jest.useRealTimers());

const PRICES = "prices.json";

/** Opens the screen, with the seasons of the tests' content: May and June, until 15 September, and the rest of it. */
const opened = async (field: Path = ["seasons"], seasons?: unknown) => {
  const shown: (ShownInstead | undefined)[] = [];
  const fields: Path[] = [];
  const company = await showCompany(
    <SeasonsScreen
      field={field}
      onField={({ path }) => fields.push(path)}
      onShow={(instead) => shown.push(instead)}
    />,
  );
  const { desk } = company;
  if (seasons !== undefined)
    act(() => desk.change(PRICES, ["seasons"], seasons === null ? undefined : seasons));
  const season = (index: number, ...path: Path) => company.held(PRICES, "seasons", index, ...path);
  return { ...company, season, shown, fields, last: () => shown.at(-1)?.as };
};

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });

/** Writes into a box and leaves it; then the check has run. */
const writeAndLeave = (name: string | RegExp, text: string) => {
  fireEvent.focus(box(name));
  write(name, text);
  fireEvent.blur(box(name));
  act(() => jest.advanceTimersByTime(300));
};

const chip = (name: string) =>
  within(screen.getByRole("group", { name: "Elegir una temporada" })).getByRole("button", { name });

const choose = (name: string) => fireEvent.click(chip(name));

const slider = (name: RegExp) => screen.getByRole("slider", { name });

const noteOf = (control: HTMLElement) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join("")
    .replaceAll("\u00A0", " ");

test("the screen opens with the next season, its days, and prices beside the usual ones", async () => {
  const { last } = await opened();
  expect(chip("1 may – 30 jun").getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByText("2027")).toBeTruthy();
  expect([box("Del").value, box("al").value]).toEqual(["1 may 2027", "30 jun 2027"]);
  expect(screen.getByText("61 días")).toBeTruthy();
  expect(last()).toBe("del 1 de mayo al 30 de junio");
  const price = box("Precio de Mañana, del 1 de mayo al 30 de junio");
  expect([price.value, price.placeholder]).toEqual(["", "320"]);
  expect(noteOf(price)).toBe("Vacío = 320 €, el de siempre");
  choose("1 jul – 15 sep");
  const own = box("Precio de Mañana, del 1 de julio al 15 de septiembre");
  expect(own.value).toBe("360,50");
  expect(noteOf(own)).toBe("De siempre: 320 €");
  expect(noteOf(box(/^Horas de Atardecer/))).toBe("Vacío = 17:30–21:00");
});

test("days are typed; what is no day stays as it was written, and is told once the box is left", async () => {
  const { season } = await opened();
  choose("16 – 30 sep");
  fireEvent.focus(box("al"));
  write("al", "29 sep");
  expect(season(2, "to")).toBe("2027-09-29");
  write("al", "31 sep 2027");
  expect(season(2, "to")).toBe("31 sep 2027");
  expect(screen.queryByText(/^Así/)).toBeNull();
  // Until it is left, the picture has the days from before.
  expect(slider(/Último día/).getAttribute("aria-valuetext")).toBe("30 de septiembre de 2027");
  fireEvent.blur(box("al"));
  act(() => jest.advanceTimersByTime(300));
  expect(noteOf(box("al"))).toBe("Así: 1 jul 2027");
  expect(screen.queryByRole("slider")).toBeNull();
  writeAndLeave("al", "1/9/27");
  expect(season(2, "to")).toBe("2027-09-01");
  expect(noteOf(box("al"))).toBe("Es antes del primer día");
  expect(chip("Días por corregir").getAttribute("aria-pressed")).toBe("true");
  writeAndLeave("al", "");
  expect(season(2, "to")).toBe("");
});

test("a handle is moved by a day with the arrows, by a week with Shift, and not past the other", async () => {
  const { season, undo } = await opened();
  choose("16 – 30 sep");
  const last = slider(/Último día/);
  fireEvent.keyDown(last, { key: "ArrowRight" });
  expect(season(2, "to")).toBe("2027-10-01");
  expect(last.getAttribute("aria-valuetext")).toBe("1 de octubre de 2027");
  fireEvent.keyDown(last, { key: "ArrowLeft", shiftKey: true });
  expect(season(2, "to")).toBe("2027-09-24");
  for (let press = 0; press < 3; press += 1)
    fireEvent.keyDown(last, { key: "ArrowDown", shiftKey: true });
  expect(season(2, "to")).toBe("2027-09-16");
  expect(screen.getByText("1 día")).toBeTruthy();
  undo();
  expect(season(2, "to")).toBe("2027-09-30");
});

test("a handle is dragged: the days change once, when it is let go, and Escape breaks it off", async () => {
  const { season, desk } = await opened();
  choose("16 – 30 sep");
  const all = document.querySelector(".year__all");
  if (!all) throw new Error("There is no picture.");
  all.getBoundingClientRect = () => ({ left: 0, width: 365 }) as DOMRect;
  const drag = (x: number) => {
    fireEvent(slider(/Último día/), new MouseEvent("pointerdown", { bubbles: true, clientX: 273 }));
    fireEvent(
      slider(/Último día/),
      new MouseEvent("pointermove", { bubbles: true, clientX: x, buttons: 1 }),
    );
  };
  drag(281.3);
  expect(document.querySelector(".year__day")?.textContent).toBe("vie 8 oct");
  expect(season(2, "to")).toBe("2027-09-30");
  fireEvent.keyDown(slider(/Último día/), { key: "Escape" });
  expect(season(2, "to")).toBe("2027-09-30");
  drag(281.3);
  fireEvent(slider(/Último día/), new MouseEvent("pointerup", { bubbles: true }));
  expect(season(2, "to")).toBe("2027-10-08");
  expect(desk.state().work.past).toHaveLength(1);
  drag(100);
  fireEvent(slider(/Último día/), new MouseEvent("pointerup", { bubbles: true }));
  expect(season(2, "to")).toBe("2027-09-16");
});

test("all prices are raised at once, also those that were empty, with one undo", async () => {
  const { season, undo } = await opened();
  press(/^\+15/);
  expect(season(0, "amounts")).toEqual([
    { trip: "extended", amount: 450 },
    { trip: "morning", amount: 370 },
    { trip: "midday", amount: 275 },
    { trip: "sunset", amount: 335 },
  ]);
  expect(screen.getByText("Subido un 15 %, de 5 en 5 €.")).toBeTruthy();
  press("Deshacer");
  expect(season(0, "amounts")).toEqual([{ trip: "extended", amount: 390 }]);
  expect(screen.queryByText("Deshacer")).toBeNull();
  press(/^\+20/);
  press(/^\+10/);
  undo();
  expect(season(0, "amounts", 1, "amount")).toBe(385);
  undo();
  press("otro");
  write("Tanto por ciento", "-10");
  press("Subir");
  expect(season(0, "amounts", 1, "amount")).toBe(290);
  expect(screen.getByText("Bajado un 10 %, de 5 en 5 €.")).toBeTruthy();
  undo();
  expect(season(0, "amounts")).toEqual([{ trip: "extended", amount: 390 }]);
});

test("prices are not raised above the highest, and nonsense is told", async () => {
  const { season, desk } = await opened();
  writeAndLeave(/^Precio de Mañana/, "99000");
  press(/^\+10/);
  expect(season(0, "amounts", 1, "amount")).toBe(99_000);
  expect(screen.getByText(/Algún precio pasaría de 100.000/)).toBeTruthy();
  press("otro");
  for (const text of ["mucho", "0", "1e9", "-100", ""]) {
    write("Tanto por ciento", text);
    press("Subir");
    expect(screen.getByText("Escribid un número entre −90 y 500.")).toBeTruthy();
  }
  expect(desk.state().work.past).toHaveLength(1);
});

test("an emptied price is the usual one again, and a season without any says what it lacks", async () => {
  const { season, changed } = await opened();
  const name = /^Precio de Extendida/;
  writeAndLeave(name, "1e9");
  expect(season(0, "amounts", 0, "amount")).toBe("1e9");
  expect(box(name).getAttribute("aria-invalid")).toBe("true");
  writeAndLeave(name, "");
  expect(season(0)).toEqual({ from: "2027-05-01", to: "2027-06-30" });
  expect(screen.getByText(/cuestan todavía lo de siempre/)).toBeTruthy();
  writeAndLeave(name, "240,5");
  expect(season(0, "amounts")).toEqual([{ trip: "extended", amount: 240.5 }]);
  writeAndLeave(name, "390");
  expect(changed()).toEqual([]);
});

test("hours are one text; what is wrong with them is told in plain words", async () => {
  const { season } = await opened();
  const name = /^Horas de Atardecer/;
  writeAndLeave(name, "18.30 a 22");
  expect(season(0, "hours")).toEqual([{ trip: "sunset", start: "18:30", end: "22:00" }]);
  expect(box(name).value).toBe("18:30–22:00");
  expect(noteOf(box(name))).toBe("De siempre: 17:30–21:00");
  expect(screen.queryByText(/antes de que se ponga/)).toBeNull();
  writeAndLeave(name, "17:00–20:00");
  expect(screen.getByText("Se vuelve a las 20:00, antes de que se ponga.")).toBeTruthy();
  writeAndLeave(name, "22:00–18:30");
  expect(noteOf(box(name))).toBe("Vuelve antes de salir");
  writeAndLeave(name, "25:00");
  expect(season(0, "hours")).toEqual([{ trip: "sunset", start: "25:00" }]);
  expect(noteOf(box(name))).toBe("Así: 18:30–22:00");
  writeAndLeave(name, "");
  expect(season(0, "hours")).toBeUndefined();
  expect(noteOf(box(name))).toBe("Vacío = 17:30–21:00");
});

test("of two seasons on the same days one keeps them, in one step", async () => {
  const { season, held, undo } = await opened();
  choose("16 – 30 sep");
  writeAndLeave("Del", "10 sep");
  expect(screen.getByText("Del 10 al 15 de septiembre hay dos temporadas:")).toBeTruthy();
  expect(screen.getByText("6 días con dos precios.")).toBeTruthy();
  press("La del 10 de septiembre");
  expect([season(1, "to"), season(2, "from")]).toEqual(["2027-09-09", "2027-09-10"]);
  expect(screen.queryByText(/hay dos temporadas/)).toBeNull();
  undo();
  press("La del 1 de julio");
  expect([season(1, "to"), season(2, "from")]).toEqual(["2027-09-15", "2027-09-16"]);
  writeAndLeave("Del", "1 ago");
  writeAndLeave("al", "10 ago");
  press("La del 1 de agosto");
  expect(held(PRICES, "seasons")).toMatchObject([
    {},
    { from: "2027-07-01", to: "2027-07-31" },
    { from: "2027-08-01", to: "2027-08-10" },
    { from: "2027-08-11", to: "2027-09-15" },
  ]);
});

test("a day has the prices and hours that the model gives it, and leads to its season", async () => {
  const { desk, last, shown } = await opened();
  choose("1 jul – 15 sep");
  writeAndLeave(/^Horas de Atardecer/, "18:30–22:00");
  press("Ver un día");
  writeAndLeave("El", "14 ago 2027");
  const facts = factsOn(contentNow(desk.state().work), "2027-08-14");
  expect(facts.get("sunset")).toEqual({
    ...{ amount: 330.5, start: "18:30", end: "22:00" },
    usual: { trip: "sunset", amount: 290, start: "17:30", end: "21:00" },
  });
  expect(facts.get("morning")).toMatchObject({ amount: 360.5, start: "09:30" });
  for (const text of ["330,50 €", "18:30–22:00", "De siempre: 290 €", "De siempre: 17:30–21:00"])
    expect(screen.getByText(text)).toBeTruthy();
  expect(last()).toBe("el sábado 14 de agosto de 2027");
  // To a page that knows no day, what holds on this one is the usual.
  const { content, fieldOf } = shown.at(-1) ?? {};
  const dataOf = (file: string) => content?.entries.find((entry) => entry.file === file)?.data;
  expect(dataOf(PRICES)).toMatchObject({ packages: [{ amount: 360.5 }, {}, {}, {}] });
  expect(dataOf(PRICES)).not.toHaveProperty("seasons");
  // A press there leads to what holds on this day.
  expect(fieldOf?.({ file: PRICES, path: ["packages", 2, "amount"] })).toEqual({
    file: PRICES,
    path: ["seasons", 1, "amounts", 2, "amount"],
  });
  expect(fieldOf?.({ file: "trips/sunset.json", path: ["end"] })).toEqual({
    file: PRICES,
    path: ["seasons", 1, "hours", 0],
  });
  expect(dataOf("trips/sunset.json")).toMatchObject({ start: "18:30", end: "22:00" });
  press("El día después");
  expect(box("El").value).toBe("15 ago 2027");
  press("Cambiar estos precios");
  expect(chip("1 jul – 15 sep").getAttribute("aria-pressed")).toBe("true");
  press("Ver un día");
  writeAndLeave("El", "3 dic");
  expect(screen.getByText("Ese día no hay salidas.")).toBeTruthy();
  press("Cambiar estos precios");
  expect(chip("Resto del año").getAttribute("aria-pressed")).toBe("true");
});

test("the rest of the year has the usual prices and hours", async () => {
  const { held, last } = await opened();
  choose("Resto del año");
  expect(last()).toBeUndefined();
  writeAndLeave("Precio de Mañana, de siempre", "330");
  expect(held(PRICES, "packages", 0)).toEqual({ trip: "morning", amount: 330 });
  writeAndLeave("Horas de Mañana, de siempre", "9:00–13:30");
  expect([held("trips/morning.json", "start"), held("trips/morning.json", "end")]).toEqual([
    "09:00",
    "13:30",
  ]);
});

test("without any season the screen asks for days; a usual stretch is one press", async () => {
  const { held, undo } = await opened(["seasons"], null);
  expect(screen.getByRole("heading", { name: "¿Qué días cuestan otra cosa?" })).toBeTruthy();
  press("Semana Santa");
  expect(held(PRICES, "seasons")).toEqual([{ from: "2027-03-21", to: "2027-03-29" }]);
  expect(document.activeElement).toBe(box(/^Precio de Mañana/));
  undo();
  expect(held(PRICES, "seasons")).toBeUndefined();
  fireEvent.change(box("Del"), { target: { value: "20 may" } });
  fireEvent.change(box("al"), { target: { value: "10 may" } });
  fireEvent.blur(box("al"));
  expect(screen.getByText("Es antes del primer día")).toBeTruthy();
  expect(held(PRICES, "seasons")).toBeUndefined();
  fireEvent.change(box("al"), { target: { value: "30 may" } });
  fireEvent.blur(box("al"));
  expect(held(PRICES, "seasons")).toEqual([{ from: "2027-05-20", to: "2027-05-30" }]);
});

test("a removed season can be put back at once", async () => {
  const { held } = await opened();
  press("Quitar");
  expect(held(PRICES, "seasons")).toHaveLength(2);
  expect(screen.getByText("Quitada la temporada del 1 de mayo al 30 de junio.")).toBeTruthy();
  press("Deshacer");
  expect(held(PRICES, "seasons")).toHaveLength(3);
});

test("a pressed button that goes hands the focus on", async () => {
  await opened();
  press("Ver un día");
  expect(document.activeElement).toBe(box("El"));
  press("Cambiar estos precios");
  expect(document.activeElement).toBe(box(/^Precio de Mañana/));
  choose("1 jul – 15 sep");
  press(/^\+15/);
  press("Deshacer");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "otro" }));
  press("otro");
  fireEvent.keyDown(box("Tanto por ciento"), { key: "Escape" });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "otro" }));
  press("otro");
  write("Tanto por ciento", "10");
  press("Subir");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "otro" }));
  press("El año 2028");
  // What was raised is not what is shown now.
  expect(screen.queryByText(/^Subido/)).toBeNull();
  press("El año 2027");
  press("Quitar");
  expect(document.activeElement).toBe(chip("Resto del año"));
  fireEvent.click(screen.getAllByRole("button", { name: "Añadir temporada" })[0] as HTMLElement);
  expect(document.activeElement?.textContent).toBe("¿Qué días cuestan otra cosa?");
  press("Dejarlo");
  expect(document.activeElement).toBe(chip("Resto del año"));
});

test("a link to a field opens its season, and the page is told of its trip's price", async () => {
  const { fields } = await opened(["seasons", 1, "amounts", 2, "amount"]);
  expect(chip("1 jul – 15 sep").getAttribute("aria-pressed")).toBe("true");
  expect(document.activeElement).toBe(box(/^Precio de Atardecer/));
  expect(fields.at(-1)).toEqual(["packages", 2, "amount"]);
});

test("thirty seasons, of one day, over New Year and of a past year are drawn", async () => {
  const days = Array.from({ length: 28 }, (_, place) => ({
    from: `2027-06-${String(place + 1).padStart(2, "0")}`,
    to: `2027-06-${String(place + 1).padStart(2, "0")}`,
  }));
  await opened(
    ["seasons"],
    [...days, { from: "2026-12-20", to: "2027-01-06" }, { from: "2020-01-01", to: "2020-12-31" }],
  );
  const bands = within(screen.getByRole("group", { name: "Las temporadas del año" }));
  expect(bands.getAllByRole("button", { name: /jun$/ })).toHaveLength(28);
  choose("20 dic – 6 ene");
  // Its first day is in another year.
  expect(screen.getAllByRole("slider")).toHaveLength(1);
  press("El año 2026");
  expect(chip("20 dic – 6 ene")).toBeTruthy();
});

test("hidden trips and those without a usual price have their rows; without any trip it is said", async () => {
  const { desk } = await opened();
  act(() => {
    desk.change("trips/morning.json", ["hidden"], true);
    changeAt(desk, PRICES, ["packages", 1], undefined);
  });
  expect(screen.getByText("Escondida")).toBeTruthy();
  const price = box("Precio de Mediodía, del 1 de mayo al 30 de junio");
  expect([price.placeholder, noteOf(price)]).toEqual(["", "Sin precio de siempre"]);
  press(/^\+10/);
  expect(price.value).toBe("");
  press("Ver un día");
  expect(screen.getAllByText("No se ve en la web")).toHaveLength(2);
  act(() => {
    for (const trip of ["morning", "midday", "sunset", "extended"])
      desk.change(`trips/${trip}.json`, [], undefined);
    desk.change(PRICES, ["seasons"], [{ from: "2027-05-01", to: "2027-05-02" }]);
    desk.change(PRICES, ["packages"], []);
  });
  choose("1 – 2 may");
  expect(screen.getByText("Todavía no hay ninguna excursión.")).toBeTruthy();
  expect(screen.queryByText(/^Horas de/)).toBeNull();
});

test("a season that is over says that the site does not show it", async () => {
  const { desk } = await opened();
  act(() =>
    changeAt(desk, PRICES, ["seasons", 0], { from: "2026-05-01", to: "2026-05-02", amounts: [] }),
  );
  act(() => jest.advanceTimersByTime(300));
  const [advice] = document.querySelectorAll(".band__advice");
  expect(advice?.textContent).toBeTruthy();
});

const EASTER = {
  from: "2027-03-21",
  to: "2027-03-29",
  amounts: [{ trip: "morning", amount: 350 }],
};

/** Types key by key into what has the focus. */
const typeOn = (text: string) => {
  for (const key of text) {
    const control = document.activeElement as HTMLInputElement;
    if (!(control instanceof HTMLInputElement)) return;
    control.setRangeText(key, control.selectionStart ?? 0, control.selectionEnd ?? 0, "end");
    fireEvent.input(control);
  }
};

test.each([
  ["adds an earlier season", (seasons: unknown[]) => [EASTER, ...seasons], 2],
  ["takes an earlier one away", (seasons: unknown[]) => seasons.slice(1), 0],
  ["sorts them the other way round", (seasons: unknown[]) => seasons.toReversed(), 1],
])("while a price is typed somebody %s: all keys are of one price", async (_, change, index) => {
  const { held, season, elsewhere, desk } = await opened();
  choose("1 jul – 15 sep");
  const price = box("Precio de Mañana, del 1 de julio al 15 de septiembre");
  act(() => price.focus());
  price.select();
  const before = held(PRICES, "seasons") as Record<string, unknown>[];
  typeOn("4");
  await elsewhere(PRICES, ["seasons"], change(before));
  expect(document.activeElement).toBe(price);
  expect(price.value).toBe("4");
  typeOn("50");
  expect(price.value).toBe("450");
  const after = change(before) as { amounts: object[] }[];
  expect(held(PRICES, "seasons")).toEqual(
    after.map((each, place) =>
      place === index
        ? { ...each, amounts: [{ trip: "morning", amount: 450 }, ...each.amounts.slice(1)] }
        : each,
    ),
  );
  expect(chip("1 jul – 15 sep").getAttribute("aria-pressed")).toBe("true");
  expect(desk.state().work.conflicts.size).toBe(0);
  expect(season(index, "from")).toBe("2027-07-01");
});

test("a season that somebody else takes away while it is open: nothing is written any more, and that is said", async () => {
  const { held, elsewhere } = await opened();
  choose("1 jul – 15 sep");
  act(() => box("Precio de Mañana, del 1 de julio al 15 de septiembre").focus());
  const before = held(PRICES, "seasons") as unknown[];
  await elsewhere(PRICES, ["seasons"], before.toSpliced(1, 1));
  typeOn("450");
  expect(held(PRICES, "seasons")).toEqual(before.toSpliced(1, 1));
  expect(screen.getByRole("alert").textContent).toMatch(
    /^Lo que tenías abierto ya no está: Temporadas/,
  );
});

test("a handle that is dragged stays with its season while the others change, and ends with it", async () => {
  const { held, elsewhere } = await opened();
  choose("16 – 30 sep");
  const all = document.querySelector(".year__all") as HTMLElement;
  all.getBoundingClientRect = () => ({ left: 0, width: 365 }) as DOMRect;
  const pointer = (type: string, clientX: number) =>
    fireEvent(slider(/Último día/), new MouseEvent(type, { bubbles: true, clientX, buttons: 1 }));
  const before = held(PRICES, "seasons") as Record<string, unknown>[];
  pointer("pointerdown", 273);
  pointer("pointermove", 281.3);
  await elsewhere(PRICES, ["seasons"], before.slice(1));
  pointer("pointerup", 281.3);
  expect(held(PRICES, "seasons")).toEqual([before[1], { ...before[2], to: "2027-10-08" }]);
  pointer("pointerdown", 281.3);
  pointer("pointermove", 285.3);
  fireEvent(
    slider(/Último día/),
    new MouseEvent("pointermove", { bubbles: true, clientX: 300, buttons: 0 }),
  );
  expect(document.querySelector(".year__day")).toBeNull();
  expect(held(PRICES, "seasons", 1, "to")).toBe("2027-10-08");
});

test("what breaks off a drawing adds no season: the browser, or a pointer that comes back without a button", async () => {
  const { held } = await opened();
  choose("Añadir temporada");
  const all = document.querySelector(".year__all") as HTMLElement;
  all.getBoundingClientRect = () => ({ left: 0, width: 365 }) as DOMRect;
  const pointer = (type: string, clientX: number, buttons = 1) =>
    fireEvent(
      document.querySelector(".year__bands") as HTMLElement,
      new MouseEvent(type, { bubbles: true, clientX, buttons }),
    );
  const before = held(PRICES, "seasons");
  pointer("pointerdown", 130);
  pointer("pointermove", 160);
  pointer("pointercancel", 160, 0);
  expect(held(PRICES, "seasons")).toEqual(before);
  pointer("pointerdown", 130);
  pointer("pointermove", 160, 0);
  pointer("pointermove", 180, 0);
  pointer("pointerup", 180, 0);
  expect(held(PRICES, "seasons")).toEqual(before);
  expect(document.querySelector(".year__day")).toBeNull();
  pointer("pointerdown", 130);
  pointer("pointermove", 160);
  pointer("pointerup", 160, 0);
  expect(held(PRICES, "seasons")).toHaveLength((before as unknown[]).length + 1);
});

test("a new season over New Year is typed as people say it", async () => {
  const { held } = await opened(["seasons"], null);
  fireEvent.change(box("Del"), { target: { value: "20 dic" } });
  fireEvent.change(box("al"), { target: { value: "6 ene" } });
  fireEvent.blur(box("al"));
  expect(held(PRICES, "seasons")).toEqual([{ from: "2027-12-20", to: "2028-01-06" }]);
});

test("a day is typed key by key where the screen shows one; what is none stays, and is told", async () => {
  await opened();
  press("Ver un día");
  typeOn("14 ago");
  expect(box("El").value).toBe("14 ago");
  expect(screen.getByRole("region", { name: "El sábado 14 de agosto de 2027" })).toBeTruthy();
  act(() => box("El").select());
  typeOn("31 sep");
  fireEvent.blur(box("El"));
  expect([box("El").value, noteOf(box("El"))]).toEqual(["31 sep", "Así: 1 jul 2027"]);
  press("El día después");
  expect(box("El").value).toBe("15 ago 2027");
});

test("a new season is there once its last day is whole, also with a year of two figures", async () => {
  const { held } = await opened(["seasons"], null);
  for (const [name, text] of [
    ["Del", "1/7/27"],
    ["al", "31/8/27"],
  ] as const) {
    act(() => box(name).focus());
    typeOn(text);
    fireEvent.blur(box(name));
  }
  expect(held(PRICES, "seasons")).toEqual([{ from: "2027-07-01", to: "2027-08-31" }]);
});

test("the page is told of a trip's usual price and hours also where a season has none yet", async () => {
  const { fields } = await opened(["seasons", 0]);
  act(() => box(/^Precio de Mañana/).focus());
  expect(fields.at(-1)).toEqual(["packages", 0, "amount"]);
  act(() => box(/^Horas de Atardecer/).focus());
  expect(fields.at(-1)).toEqual(["start"]);
});
