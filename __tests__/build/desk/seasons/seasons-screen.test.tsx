import { act, fireEvent, screen, within } from "@testing-library/react";
import { button, press } from "../../../../packages/desk/__tests__/window/show-screen";
import { changeAt } from "../../../../packages/desk/__tests__/with-desk";
import { retype } from "../../../../packages/desk/__tests__/form/keyboard";
import { SeasonsScreen } from "../../../../src/build/desk/seasons/seasons-screen";
import { go } from "../../../../packages/desk/core/places";
import { usePlace } from "../../../../packages/desk/state/context";
import type { ShownInstead } from "../../../../packages/desk/site";
import type { Address, Path } from "../../../../packages/typed-content/schema";
import { present } from "../../../setup/present";
import { showCompany } from "../show-company";

beforeEach(() =>
  jest.useFakeTimers({ now: new Date("2027-02-03T08:00:00Z"), doNotFake: ["queueMicrotask"] }),
);
afterEach(() => jest.useRealTimers());

const PRICES = "prices.json";

/** Opens the screen, with the seasons of the tests' content: May and June, until 15 September, and the rest of it. */
const opened = async (seasons?: unknown) => {
  const shown: (ShownInstead | undefined)[] = [];
  const fields: Address[] = [];
  const onShow = (instead: ShownInstead | undefined) => void shown.push(instead);
  const Screen = () => {
    const place = usePlace();
    const field = place.screen === "entry" ? place.field : undefined;
    return <SeasonsScreen field={field ?? []} onField={(at) => fields.push(at)} onShow={onShow} />;
  };
  const company = await showCompany(<Screen />);
  const { desk, held } = company;
  if (seasons !== undefined)
    act(() => desk.change(PRICES, ["seasons"], seasons === null ? undefined : seasons));
  const season = (index: number, ...path: Path) => held(PRICES, "seasons", index, ...path);
  return { ...company, season, fields, shown: () => shown.at(-1) };
};

/** Lets the address lead to where the screen has gone; then the check has run, too. */
const arrive = () => act(() => jest.advanceTimersByTime(300));

const follow = (...field: Path) => {
  act(() => go({ screen: "entry", file: PRICES, field: ["seasons", ...field] }));
  arrive();
};

/** The control of a field of a season. */
const control = (...field: Path) => {
  const selector = `[data-field="${["seasons", ...field].join(".")}"]`;
  return present(document.querySelector<HTMLInputElement>(selector) ?? undefined, selector);
};

const said = (text: string | RegExp) => screen.queryByText(text) !== null;

const titles = () =>
  [...document.querySelectorAll("[data-row] > details > summary")].map(({ firstChild }) =>
    firstChild?.textContent?.replaceAll(/\s/g, " "),
  );

const percent = (place = 0) =>
  screen.getAllByLabelText<HTMLInputElement>("A todo")[place] as HTMLInputElement;

const raise = (text: string) => {
  retype(percent(), text);
  press("Subir");
};

test("the next season is open; an empty price is the usual one, and one far from it is asked about", async () => {
  const { season, shown } = await opened();
  expect(titles()).toEqual(["1 may – 30 jun 2027", "1 jul – 15 sept 2027", "16–30 sept 2027"]);
  const bands = [...document.querySelectorAll<HTMLAnchorElement>(".year__bands a")];
  expect(bands.map(({ hash }) => hash.slice(-1))).toEqual(["0", "1", "2"]);
  expect(control(0, "from").value).toBe("2027-05-01");
  expect(shown()?.as).toBe("el sábado, 1 de mayo de 2027");
  const morning = control(0, "amounts", 1, "amount");
  expect([morning.value, morning.placeholder]).toEqual(["", "320"]);
  expect(said("Vacío = 320 €, lo de siempre")).toBe(true);
  retype(morning, "32");
  expect(said("¿Está bien? De siempre: 320 €")).toBe(true);
  retype(morning, "325");
  expect(said(/De siempre: 320/)).toBe(false);
  expect(season(0, "amounts", 1)).toEqual({ trip: "morning", amount: 325 });
});

test("a ready season is one press, and has all prices at once; it is offered once", async () => {
  const { season } = await opened(null);
  press("Semana Santa 2027");
  arrive();
  expect(document.activeElement).toBe(control(0, "amounts", 0, "amount"));
  expect(said(/cuestan todavía lo de siempre/)).toBe(true);
  expect(screen.queryByRole("button", { name: "Semana Santa 2027" })).toBeNull();
  raise("15 %");
  expect(season(0, "amounts")).toEqual([
    { trip: "morning", amount: 370 },
    { trip: "midday", amount: 275 },
    { trip: "sunset", amount: 335 },
    { trip: "extended", amount: 450 },
  ]);
  expect(said("Subido un 15 %, de 5 en 5 €.")).toBe(true);
  press("Deshacer");
  expect(season(0)).toEqual({ from: "2027-03-21", to: "2027-03-29" });
  expect(document.activeElement).toBe(percent());
});

test("a percentage that is nonsense, or would make a price too high, changes nothing and says so", async () => {
  const { season } = await opened();
  const before = season(0, "amounts");
  for (const text of ["", "mucho", "-200", "0", "1e9", "501"]) {
    raise(text);
    expect(said("Escribid un número entre −90 y 500.")).toBe(true);
    expect(percent().value).toBe(text);
  }
  expect(season(0, "amounts")).toEqual(before);
  retype(control(0, "amounts", 0, "amount"), "99000");
  raise("10");
  expect(said(/Algún precio pasaría de 100.000/)).toBe(true);
  expect(season(0, "amounts", 0, "amount")).toBe(99_000);
});

test("a copy has the days of the next year, and its prices and hours; twice it is refused", async () => {
  const { season, held } = await opened();
  const copies = () => screen.getAllByRole("button", { name: "Copiar al año siguiente" });
  fireEvent.click(copies()[0] as HTMLElement);
  arrive();
  expect(season(3)).toEqual({ ...(season(0) as object), from: "2028-05-01", to: "2028-06-30" });
  expect(document.activeElement).toBe(control(3, "from"));
  expect(screen.getByText("2028")).toBeTruthy();
  fireEvent.click(copies()[0] as HTMLElement);
  expect(said("No se ha copiado: ya hay temporada en 1 de mayo – 30 de junio de 2028.")).toBe(true);
  expect(held(PRICES, "seasons")).toHaveLength(4);
  retype(control(3, "amounts", 0, "amount"), "410");
  expect([season(0, "amounts", 0, "amount"), season(3, "amounts", 0, "amount")]).toEqual([
    390, 410,
  ]);
});

test("days in two seasons are told at once, and given to the open one in one press; a year half typed is none", async () => {
  const { held, undo } = await opened();
  press("Otros días");
  arrive();
  expect(document.activeElement).toBe(control(3, "from"));
  const told = () => screen.queryByRole("alert")?.textContent;
  fireEvent.change(control(3, "to"), { target: { value: "2027-08-10" } });
  for (const year of ["0002", "0020", "0202"]) {
    fireEvent.change(control(3, "from"), { target: { value: `${year}-08-01` } });
    expect(told()).toBeUndefined();
  }
  fireEvent.change(control(3, "from"), { target: { value: "2027-08-01" } });
  expect(told()).toMatch(/con dos precios: 1.10 de agosto de 2027/);
  act(() => jest.advanceTimersByTime(2000));
  press("Dejarlos a esta");
  expect(held(PRICES, "seasons")).toMatchObject([
    {},
    { from: "2027-07-01", to: "2027-07-31" },
    {},
    { from: "2027-08-01", to: "2027-08-10" },
    { from: "2027-08-11", to: "2027-09-15", amounts: [{ amount: 360.5 }, {}, {}, {}] },
  ]);
  expect(told()).toBeUndefined();
  undo();
  expect(held(PRICES, "seasons")).toHaveLength(4);
});

test.each([
  ["2027-08-25 2027-10-31", ["2027-07-01 2027-08-24", "2027-08-25 2027-10-31"]],
  ["2027-06-01 2027-09-01", ["2027-06-01 2027-09-01"]],
  [
    "2027-07-10 2027-07-12",
    ["2027-07-01 2027-07-09", "2027-07-10 2027-07-12", "2027-07-13 2027-08-31"],
  ],
])("the season that loses %s is shortened, removed or parted", async (kept, left) => {
  const { held } = await opened(
    ["2027-07-01 2027-08-31", kept].map((days) => ({
      from: days.slice(0, 10),
      to: days.slice(11),
    })),
  );
  follow(1, "from");
  const card = control(1, "from").closest<HTMLElement>("[data-row]");
  fireEvent.click(within(card as HTMLElement).getByText("Dejarlos a esta"));
  const seasons = held(PRICES, "seasons") as { from: string; to: string }[];
  expect(seasons.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual(left);
});

test("what is removed hands the focus on, until nothing is left", async () => {
  const { held } = await opened();
  for (const next of ["1 jul – 15 sept 2027", "16–30 sept 2027"]) {
    fireEvent.click(screen.getAllByRole("button", { name: /^Quitar/ })[0] as HTMLElement);
    expect(document.activeElement?.textContent).toContain(next.slice(0, 2));
    follow(0);
  }
  press(/^Quitar/);
  expect(document.activeElement).toBe(button("Semana Santa 2027"));
  expect(held(PRICES, "seasons")).toBeUndefined();
});

test("the page shows a day as the model has it, and a press there leads to what holds on it", async () => {
  const { desk, shown, fields } = await opened();
  const times = [{ trip: "sunset", start: "18:30", end: "22:00" }];
  act(() => changeAt(desk, PRICES, ["seasons", 1, "hours"], times));
  const day = screen.getByLabelText<HTMLInputElement>("Ver un día en la página");
  fireEvent.change(day, { target: { value: "2027-08-14" } });
  expect(shown()?.as).toBe("el sábado, 14 de agosto de 2027");
  // To a page that knows no day, what holds on this one is the usual.
  const dataOf = (file: string) =>
    shown()?.content.entries.find((each) => each.file === file)?.data;
  expect(dataOf(PRICES)).toMatchObject({ packages: [{ amount: 360.5 }, {}, {}, {}] });
  expect(dataOf(PRICES)).not.toHaveProperty("seasons");
  expect(dataOf("trips/sunset.json")).toMatchObject({ start: "18:30", end: "22:00" });
  const led = (file: string, ...path: (string | number)[]) => shown()?.fieldOf({ file, path }).path;
  expect(led(PRICES, "packages", 2, "amount")).toEqual(["seasons", 1, "amounts", 2, "amount"]);
  expect(led("trips/sunset.json", "end")).toEqual(["seasons", 1, "hours", 0, "end"]);
  expect(led("trips/morning.json", "start")).toEqual(["seasons", 1, "hours", 1, "start"]);
  fireEvent.change(day, { target: { value: "2027-12-03" } });
  expect(said("Ese día no hay salidas.")).toBe(true);
  fireEvent.change(day, { target: { value: "" } });
  expect(shown()).toBeUndefined();
  // A field of a season shows its first day, and marks what the page has in its place.
  follow(1, "hours", 0, "start");
  expect(document.activeElement).toBe(control(1, "hours", 0, "start"));
  expect(fields.at(-1)).toMatchObject({ file: "trips/sunset.json", path: ["start"] });
  expect(shown()?.as).toBe("el jueves, 1 de julio de 2027");
});

test("a season that is over comes last, and says that the site does not show it", async () => {
  const [past, next] = ["2026", "2027"].map((year) => ({
    from: `${year}-05-01`,
    to: `${year}-05-02`,
  }));
  await opened([past, next]);
  expect(titles()).toEqual(["1–2 may 2027", "1–2 may 2026"]);
  follow(0);
  expect(screen.getByText(/terminó el/)).toBeTruthy();
});
