import "@testing-library/jest-dom";
import { es } from "../test-site";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { dataOf } from "../../core/work";
import { MessagesScreen } from "../../translations/messages";
import { brokenSnapshot, testSnapshot } from "../core/test-snapshot";
import { memoryStore, renderWithDesk } from "../with-desk";
import { retype } from "../form/keyboard";
import { linkTo } from "../window/show-screen";

const FILE = "locales/es/navigation.json";
const show = (file?: string, field?: string[]) =>
  renderWithDesk(<MessagesScreen file={file} field={field} />);

const cell = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name);

test("a word typed key by key goes into its file, and no other word changes", async () => {
  const { desk } = await show(FILE);
  const before = dataOf(desk.state().work, FILE) as Record<string, string>;
  retype(cell("Contacto, en español"), "Escribid");
  retype(cell("Contacto, en inglés"), "Write");
  retype(cell("Contacto, en alemán"), "Schreiben");
  const now = (file: string) => dataOf(desk.state().work, file) as Record<string, string>;
  expect(now(FILE)).toEqual({ ...before, contact: "Escribid" });
  expect(now("locales/en/navigation.json").contact).toBe("Write");
  expect(now("locales/de/navigation.json").contact).toBe("Schreiben");
  expect([...desk.state().work.edits.keys()].sort()).toEqual(
    ["locales/de/navigation.json", FILE, "locales/en/navigation.json"].sort(),
  );
});

test("once the Spanish changes, the translations are older until somebody says they hold", async () => {
  const { desk } = await show(FILE);
  retype(cell("Contacto, en español"), "Escribid");
  expect(screen.getAllByText(es.proposals.ask)).toHaveLength(2);
  expect(screen.getByText("Antes: «Contacto»")).toBeVisible();
  for (const button of screen.getAllByRole("button", { name: /^Está bien: / }))
    fireEvent.click(button);
  expect(screen.queryByText(es.proposals.ask)).toBeNull();
  expect(screen.getByLabelText("Contacto, en alemán")).toHaveFocus();
  fireEvent.click(screen.getByRole("button", { name: "Deshacer" }));
  expect(desk.state().work.edits.size).toBe(0);
});

test("an address leads to the word in its language; an empty word is missing, and counts as to be translated", async () => {
  await show("locales/de/navigation.json", ["gallery"]);
  expect(cell("Fotos, en alemán")).toHaveFocus();
  const before = screen.getByRole("button", { name: /por traducir|Nada por traducir/ }).textContent;
  retype(cell("Contacto, en alemán"), "");
  fireEvent.blur(cell("Contacto, en alemán"));
  await waitFor(() => expect(cell("Contacto, en alemán")).toBeInvalid());
  const button = screen.getByRole("button", { name: /frases? por traducir/ });
  expect(button.textContent).not.toBe(before);
  fireEvent.click(button);
  expect(screen.getByLabelText("Contacto, en español")).toBeVisible();
  expect(screen.queryByLabelText("Fotos, en español")).toBeNull();
  // A translated message stays in the list while it is being edited.
  retype(cell("Contacto, en alemán"), "Auf");
  expect(cell("Contacto, en alemán")).toHaveValue("Auf");
});

test("what the site fills in is said to stay, and missed when it goes", async () => {
  await show("locales/es/rooms.json");
  expect(screen.getAllByText(/^{{count}} se queda como está/).length).toBeGreaterThan(0);
  retype(cell("Hasta {{count}} personas, en inglés"), "Up to four people");
  expect(screen.getByText(/^EN: Falta {{count}}\. Ponedlo otra vez, tal cual\.$/)).toBeVisible();
});

test("all namespaces are listed by their titles, and texts of pages that wait for a translator, with the way to them", async () => {
  const { desk } = await show();
  expect(linkTo(/Menú/)).toBe(`#/file/${FILE}`);
  act(() => desk.change("rooms/garden.json", ["name", "es"], "Limonero"));
  fireEvent.click(screen.getByRole("button", { name: /por traducir/ }));
  expect(linkTo("Habitaciones › Limonero › Nombre")).toBe("#/file/rooms/garden.json?field=name.en");
  expect(screen.getByText("Sin revisar en inglés y alemán.")).toBeVisible();
});

test("words in a file that cannot be read are not shown as empty", async () => {
  const store = memoryStore(brokenSnapshot(await testSnapshot(), FILE));
  await renderWithDesk(<MessagesScreen file={FILE} />, { store });
  expect(screen.getByRole("alert")).toHaveTextContent(FILE);
  expect(screen.queryByRole("textbox")).toBeNull();
});
