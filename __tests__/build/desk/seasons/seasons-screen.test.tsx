/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, screen, within } from "@testing-library/react";
import { factsOn } from "../../../../src/build/desk/seasons/shown";
import { contentNow } from "../../../../src/desk/core/content-now";
import { press, write } from "../../../desk/window/show-screen";
import { changeAt } from "../../../desk/with-desk";
import { opened, chip, box, noteOf, choose, writeAndLeave, PRICES, typeOn } from "./show-seasons";

beforeEach(() =>
  jest.useFakeTimers({ now: new Date("2027-02-03T08:00:00Z"), doNotFake: ["queueMicrotask"] }),
);
afterEach(() => jest.useRealTimers());

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

test("the days of a season are written on its band where they fit", async () => {
  await opened(
    ["seasons"],
    [
      { from: "2027-06-01", to: "2027-07-15" },
      { from: "2027-08-01", to: "2027-08-10" },
    ],
  );
  const bands = within(screen.getByRole("group", { name: "Las temporadas del año" }));
  const isWritten = (name: RegExp) => bands.getByText(name).className !== "hide";
  expect([/jun/, /ago/].map(isWritten)).toEqual([true, false]);
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
