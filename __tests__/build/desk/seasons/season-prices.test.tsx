/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, screen } from "@testing-library/react";
import { press, write } from "../../../desk/window/show-screen";
import { opened, writeAndLeave, box, noteOf, choose, PRICES, chip, typeOn } from "./show-seasons";

beforeEach(() =>
  jest.useFakeTimers({ now: new Date("2027-02-03T08:00:00Z"), doNotFake: ["queueMicrotask"] }),
);
afterEach(() => jest.useRealTimers());

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
  expect(season(0, "amounts")).toHaveLength(4);
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

test("a link to a field opens its season, and the page is told of its trip's price", async () => {
  const { fields } = await opened(["seasons", 1, "amounts", 2, "amount"]);
  expect(chip("1 jul – 15 sep").getAttribute("aria-pressed")).toBe("true");
  expect(document.activeElement).toBe(box(/^Precio de Atardecer/));
  expect(fields.at(-1)).toEqual(["packages", 2, "amount"]);
});

const EASTER = {
  from: "2027-03-21",
  to: "2027-03-29",
  amounts: [{ trip: "morning", amount: 350 }],
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

test("the page is told of a trip's usual price and hours also where a season has none yet", async () => {
  const { fields } = await opened(["seasons", 0]);
  act(() => box(/^Precio de Mañana/).focus());
  expect(fields.at(-1)).toEqual(["packages", 0, "amount"]);
  act(() => box(/^Horas de Atardecer/).focus());
  expect(fields.at(-1)).toEqual(["start"]);
});
