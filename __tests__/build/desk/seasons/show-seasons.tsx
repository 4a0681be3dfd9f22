import { act, fireEvent, screen, within } from "@testing-library/react";
import { SeasonsScreen } from "../../../../src/build/desk/seasons/seasons-screen";
import type { ShownInstead } from "../../../../src/desk/site";
import type { Path } from "../../../../src/typed-content/schema";
import { write } from "../../../desk/window/show-screen";
import { showCompany } from "../show-company";

export const PRICES = "prices.json";

/** Opens the screen, with the seasons of the tests' content: May and June, until 15 September, and the rest of it. */
export const opened = async (field: Path = ["seasons"], seasons?: unknown) => {
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

export const box = (name: string | RegExp) =>
  screen.getByRole<HTMLInputElement>("textbox", { name });

/** Writes into a box and leaves it; then the check has run. */
export const writeAndLeave = (name: string | RegExp, text: string) => {
  fireEvent.focus(box(name));
  write(name, text);
  fireEvent.blur(box(name));
  act(() => jest.advanceTimersByTime(300));
};

export const chip = (name: string) =>
  within(screen.getByRole("group", { name: "Elegir una temporada" })).getByRole("button", { name });

export const choose = (name: string) => fireEvent.click(chip(name));

export const noteOf = (control: HTMLElement) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join("")
    .replaceAll("\u00A0", " ");

/** Types key by key into what has the focus. */
export const typeOn = (text: string) => {
  for (const key of text) {
    const control = document.activeElement as HTMLInputElement;
    if (!(control instanceof HTMLInputElement)) return;
    control.setRangeText(key, control.selectionStart ?? 0, control.selectionEnd ?? 0, "end");
    fireEvent.input(control);
  }
};
