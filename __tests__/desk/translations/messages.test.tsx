/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import "@testing-library/jest-dom";
import { act, fireEvent, screen } from "@testing-library/react";
import { dataOf } from "../../../src/desk/core/work";
import { MessagesScreen } from "../../../src/desk/translations/messages";
import { renderWithDesk } from "../with-desk";
import { polyfillDialogs } from "../window/dialogs";

polyfillDialogs();

const FILE = "locales/es/layout.json";
const show = (file?: string, field?: string[]) =>
  renderWithDesk(<MessagesScreen file={file} field={field} />);

const type = (control: HTMLElement, text: string) => {
  act(() => control.focus());
  for (let length = 1; length <= text.length; length += 1)
    fireEvent.change(control, { target: { value: text.slice(0, length) } });
  act(() => control.blur());
};

test("all namespaces are listed by their titles, with the way to them", async () => {
  await show();
  expect(screen.getByRole("link", { name: /Cabecera, pie y avisos/ })).toHaveAttribute(
    "href",
    `#/file/${FILE}`,
  );
});

test("a word typed key by key goes into its file, and no other word changes", async () => {
  const { desk } = await show(FILE);
  const before = dataOf(desk.state().work, FILE) as Record<string, string>;
  type(screen.getByLabelText("Abrir el menú, en español"), "Ver el menú");
  type(screen.getByLabelText("Abrir el menú, en inglés"), "See the menu");
  type(screen.getByLabelText("Abrir el menú, en alemán"), "Menü zeigen");
  const now = (file: string) => dataOf(desk.state().work, file) as Record<string, string>;
  expect(now(FILE)).toEqual({ ...before, openMenu: "Ver el menú" });
  expect(now("locales/en/layout.json").openMenu).toBe("See the menu");
  expect(now("locales/de/layout.json").openMenu).toBe("Menü zeigen");
  expect([...desk.state().work.edits.keys()].sort()).toEqual(
    ["locales/de/layout.json", FILE, "locales/en/layout.json"].sort(),
  );
});

test("once the Spanish changes, the translations are older until somebody says they hold", async () => {
  const { desk } = await show(FILE);
  type(screen.getByLabelText("Abrir el menú, en español"), "Ver el menú");
  expect(screen.getByText("El español ha cambiado: EN y DE")).toBeVisible();
  expect(screen.getByText("Antes: «Abrir el menú»")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Siguen valiendo" }));
  expect(screen.queryByText(/El español ha cambiado/)).toBeNull();
  expect(screen.getByLabelText("Abrir el menú, en español")).toHaveFocus();
  fireEvent.click(screen.getByRole("button", { name: "Deshacer" }));
  expect(desk.state().work.edits.size).toBe(0);
});

test("an empty word is missing, and counts as to be translated", async () => {
  await show(FILE);
  const before = screen.getByRole("button", { name: /por traducir|Nada por traducir/ }).textContent;
  fireEvent.change(screen.getByLabelText("Abrir el menú, en alemán"), { target: { value: "" } });
  expect(screen.getByLabelText("Abrir el menú, en alemán")).toBeInvalid();
  const button = screen.getByRole("button", { name: /frases? por traducir/ });
  expect(button.textContent).not.toBe(before);
  fireEvent.click(button);
  expect(screen.getByLabelText("Abrir el menú, en español")).toBeVisible();
  expect(screen.queryByLabelText("Cerrar el menú, en español")).toBeNull();
  // A translated message stays in the list while it is being edited.
  fireEvent.change(screen.getByLabelText("Abrir el menú, en alemán"), { target: { value: "Auf" } });
  expect(screen.getByLabelText("Abrir el menú, en alemán")).toHaveValue("Auf");
});

test("what the site fills in is said to stay, and missed when it goes", async () => {
  await show("locales/es/gallery.json");
  expect(screen.getAllByText(/^{{count}} se queda como está/).length).toBeGreaterThan(0);
  const cell = screen.getByLabelText("{{count}} imágenes, en inglés");
  fireEvent.change(cell, { target: { value: "pictures" } });
  expect(screen.getByText(/^EN: Falta {{count}}\. Ponedlo otra vez, tal cual\.$/)).toBeVisible();
});

test("an address leads to the word in its language", async () => {
  await show("locales/de/layout.json", ["closeMenu"]);
  expect(screen.getByLabelText("Cerrar el menú, en alemán")).toHaveFocus();
});

test("texts of pages that wait for a translator are listed with the way to them", async () => {
  const { desk } = await show();
  act(() => desk.change("trips/sunset.json", ["title", "es"], "Ocaso"));
  fireEvent.click(screen.getByRole("button", { name: /por traducir/ }));
  expect(screen.getByRole("link", { name: "Excursiones › Ocaso › Nombre" })).toHaveAttribute(
    "href",
    "#/file/trips/sunset.json?field=title.en",
  );
  expect(screen.getByText(/El español ha cambiado: mirad inglés y alemán/)).toBeVisible();
});
