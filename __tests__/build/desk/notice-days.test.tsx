import { act, fireEvent, screen } from "@testing-library/react";
import { noticeDays } from "../../../src/build/desk/row-notes";
import { ListScreen } from "../../../packages/desk/lists/list";
import { press } from "../../../packages/desk/__tests__/window/show-screen";
import { showCompany } from "./show-company";

const at = (moment: string) =>
  jest.useFakeTimers({ now: new Date(moment), doNotFake: ["queueMicrotask"] });
afterEach(() => jest.useRealTimers());

test("a notice says when it is seen, and only what is over is apart", () => {
  at("2026-11-25T12:00:00+01:00");
  const told = (from: string, until: string, language: "es" | "en" = "es") => {
    const note = noticeDays({ from, until }, language);
    return note && [note.state, note.detail.replace(/\s/g, " "), note.isOver];
  };
  expect(told("2026-11-25", "2026-11-25")).toEqual(["hoy", "miércoles 25 de noviembre", false]);
  expect(told("2026-11-20", "2026-11-25")?.[0]).toBe("hoy");
  expect(told("2026-11-26", "2026-11-26")?.[0]).toBe("mañana");
  expect(told("2026-12-18", "2026-12-31")?.[0]).toBe("en 23 días");
  expect(told("2026-12-18", "2026-12-31", "en")?.[0]).toBe("in 23 days");
  expect(told("2026-11-24", "2026-11-24")).toEqual([
    undefined,
    "terminó ayer · martes 24 de noviembre",
    true,
  ]);
  expect(told("2026-09-28", "2026-10-02")?.[1]).toBe("28 de septiembre – 2 de octubre");
  expect(told("2027-01-02", "2027-01-02")?.[1]).toContain("2027");
  expect(told("2026-02-31", "2026-03-02")).toBeUndefined();
});

test("the list has past notices below the others, and a row stays among its own", async () => {
  at("2027-07-09T12:00:00+02:00");
  const { changed, held, undo, desk } = await showCompany(<ListScreen name="notices" />);
  expect(screen.getByRole("heading", { name: "Pasados" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Se ven, o se verán" })).toBeNull();
  act(() => desk.change("notices/wind.json", ["until"], "2027-07-09"));
  expect(screen.getByRole("heading", { name: "Se ven, o se verán" })).toBeTruthy();
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  expect(rows[0]?.dataset.file).toBe("notices/wind.json");
  expect(rows[0]?.textContent).toContain("hoy");
  const [first] = screen.getAllByRole("link", { name: /^Hoy nos quedamos/ });
  act(() => first?.focus());
  fireEvent.keyDown(first as HTMLElement, { key: "ArrowDown", altKey: true });
  expect(held("notices/wind.json", "order")).toBe(2);
  press("Quitar los pasados");
  expect(changed()).toHaveLength(3);
  expect(document.activeElement).toBe(first);
  undo();
  expect(changed()).toEqual(["notices/wind.json"]);
});
