import "@testing-library/jest-dom";
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { SearchDialog } from "../../search/search";
import { renderWithDesk } from "../with-desk";

const Opened = () => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>again</button>
      <SearchDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

const open = () => act(() => renderWithDesk(<Opened />));
const box = () => screen.getByRole<HTMLInputElement>("combobox");
const look = (asked: string) => fireEvent.change(box(), { target: { value: asked } });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const chosen = () => screen.getByRole("option", { selected: true });

beforeEach(() => {
  location.hash = "";
});

test("the arrows choose, around the ends, and Enter opens; nothing found is said, and Escape closes", async () => {
  await open();
  look("no such thing");
  expect(screen.getByText(/No encontramos «no such thing»/)).toBeVisible();
  expect(box()).toHaveAttribute("aria-expanded", "false");
  press("Enter");
  press("Escape");
  expect(screen.queryByRole("combobox")).toBeNull();
  fireEvent.click(screen.getByText("again"));
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

test("opened again it has the words, and once a text is corrected, Enter opens the next", async () => {
  const { desk } = await open();
  look("dos camas");
  const [corrected, next] = screen.getAllByRole("option").map((each) => each.getAttribute("href"));
  press("Enter");
  expect(location.hash).toBe(corrected);
  act(() => desk.change("rooms/courtyard.json", ["description", "es"], "Tres literas."));
  fireEvent.click(screen.getByText("again"));
  expect(box()).toHaveValue("dos camas");
  expect([box().selectionStart, box().selectionEnd]).toEqual([0, 9]);
  press("Enter");
  expect(location.hash).toBe(next);
});
