/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, screen } from "@testing-library/react";
import { press, write } from "../../../desk/window/show-screen";
import { opened, choose, box, noteOf, writeAndLeave, chip, PRICES, typeOn } from "./show-seasons";

beforeEach(() =>
  jest.useFakeTimers({ now: new Date("2027-02-03T08:00:00Z"), doNotFake: ["queueMicrotask"] }),
);
afterEach(() => jest.useRealTimers());

const slider = (name: RegExp) => screen.getByRole("slider", { name });

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
  // Near the picture's end it grows to the left, elsewhere to both sides.
  const side = () => document.querySelector<HTMLElement>(".year__day b")?.style.translate;
  expect(side()).toBe("-100% 0");
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
  fireEvent.click(document.querySelector(".year__months") as Element, { clientX: 182 });
  expect(side()).toBe("-50% 0");
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
