/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import "@testing-library/jest-dom";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { dataOf } from "../../../src/desk/core/work";
import { SearchDialog } from "../../../src/desk/search/search";
import { testSite } from "../test-site";
import { renderWithDesk } from "../with-desk";
import { polyfillDialogs } from "../window/dialogs";

polyfillDialogs();

const Opened = () => {
  const [isOpen, setOpen] = useState(true);
  return <SearchDialog isOpen={isOpen} onClose={() => setOpen(false)} />;
};

/** Opens the search, with the synonyms of the site. */
const open = async () => {
  const rendered = await act(() => renderWithDesk(<Opened />));
  await act(async () => void (await testSite.synonyms()));
  return rendered;
};
const box = () => screen.getByRole("combobox");
const look = (asked: string) => fireEvent.change(box(), { target: { value: asked } });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const chosen = () => screen.getByRole("option", { selected: true });

beforeEach(() => {
  location.hash = "";
});

test("the arrows choose, around the ends, and Enter opens", async () => {
  await open();
  expect(box()).toHaveFocus();
  look("patio");
  const options = screen.getAllByRole("option");
  expect(screen.getByText(`${options.length} textos`)).toHaveAttribute("role", "status");
  expect(chosen()).toBe(options[0]);
  expect(options[0]?.querySelector("mark")).toHaveTextContent("patio");
  press("ArrowUp");
  expect(chosen()).toBe(options.at(-1));
  expect(box()).toHaveAttribute("aria-activedescendant", options.at(-1)?.id);
  press("ArrowDown");
  press("ArrowDown");
  expect(chosen()).toBe(options[1]);
  const address = options[1]?.getAttribute("href");
  press("Enter");
  expect(location.hash).toBe(address);
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("nothing found is said, and Escape closes", async () => {
  await open();
  look("no such thing");
  expect(screen.getByText(/No encontramos «no such thing»/)).toBeVisible();
  expect(box()).toHaveAttribute("aria-expanded", "false");
  press("Enter");
  press("Escape");
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("a phrase is changed everywhere but where it is not ticked, and one undo brings it back", async () => {
  const { desk } = await open();
  look("camas");
  fireEvent.click(screen.getByText("Cambiar una frase en todas partes…"));
  const dialog = within(screen.getByRole("dialog", { name: "Cambiar una frase en todas partes" }));
  expect(document.activeElement).toBe(dialog.getByLabelText("En su lugar, en español"));
  expect(dialog.getByLabelText("Frase, en español")).toHaveValue("camas");
  fireEvent.change(dialog.getByLabelText("En su lugar, en español"), {
    target: { value: "literas" },
  });
  const places = dialog.getAllByRole("checkbox", { name: /camas/i });
  const kept = dialog.getByRole("checkbox", { name: /Dos camas dobles/ });
  expect(places.length).toBeGreaterThan(1);
  fireEvent.click(kept);
  fireEvent.click(dialog.getByRole("button", { name: /^Cambiar \d+ texto/ }));
  const { work } = desk.state();
  expect(JSON.stringify(dataOf(work, "rooms/courtyard.json"))).toContain("Dos camas dobles");
  expect(work.edits.size).toBeGreaterThan(0);
  fireEvent.click(dialog.getByRole("button", { name: "Deshacer" }));
  expect(desk.state().work.edits.size).toBe(0);
});

test("what would not fit is not ticked and says so", async () => {
  await open();
  look("jardín");
  fireEvent.click(screen.getByText("Cambiar una frase en todas partes…"));
  fireEvent.change(screen.getByLabelText("En su lugar, en español"), {
    target: { value: "x".repeat(200) },
  });
  const place = screen.getAllByRole("checkbox", { name: /No cabe: sobran 55 letras/ })[0];
  expect(place).not.toBeChecked();
  expect(place).toBeDisabled();
});
