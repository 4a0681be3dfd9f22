/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { site } from "../../../../src/build/desk/site";
import { TodayCard } from "../../../../src/build/desk/today/today-card";
import { renderWithDesk } from "../../../desk/with-desk";
import { press, write } from "../../../desk/window/show-screen";
import { opened, MORNING, sendBy, title } from "./show-today";

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

test.each([
  ["español", "es"],
  ["alemán", "de"],
])("words of one's own go out in one language: %s", async (language, code) => {
  const { sent, stored } = await opened(MORNING);
  press("Otra cosa");
  expect(document.activeElement).toBe(screen.getAllByRole("textbox")[0]);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(fireEvent.keyDown(document.activeElement ?? document, { key: "Enter" })).toBe(false);
  const blank = "  ";
  write(`El aviso en ${language}`, blank);
  press("Publicar el aviso de hoy");
  expect(screen.getByRole("alert").textContent).toMatch(/^Escribid el aviso/);
  expect(document.activeElement).toBe(screen.getAllByRole("textbox")[0]);
  expect(sent).toEqual([]);
  write(`El aviso en ${language}`, "¡Boda a bordo!  ");
  expect(screen.queryByRole("alert")).toBeNull();
  await sendBy("Publicar el aviso de hoy");
  await waitFor(() => expect(title()).toBe("Hoy hay un aviso"));
  const { text } = stored(sent[0]?.files[0] ?? "") as { text: object };
  expect(text).toEqual({ [code]: "¡Boda a bordo!" });
  expect(screen.getByText("¡Boda a bordo!").lang).toBe(code);
});

test("words of one's own stay when one leaves the start page, until they are published or dropped", async () => {
  const { desk, unmount } = await opened(MORNING);
  press("Otra cosa");
  write("El aviso en español", "Hoy celebramos una boda.");
  const timers = jest.getTimerCount();
  unmount();
  expect(jest.getTimerCount()).toBe(timers - 1);
  const again = await act(() => renderWithDesk(<TodayCard />, { store: desk.store, site }));
  const words = () =>
    screen.getByRole<HTMLInputElement>("textbox", { name: "El aviso en español" });
  expect(words().value).toBe("Hoy celebramos una boda.");
  press("Dejarlo");
  press("Otra cosa");
  expect(words().value).toBe("");
  for (const language of ["español", "inglés", "alemán"])
    write(`El aviso en ${language}`, "Boda, wedding, Hochzeit.");
  await sendBy("Publicar el aviso de hoy");
  await waitFor(() => expect(title()).toBe("Hoy hay un aviso"));
  again.unmount();
  await act(() => renderWithDesk(<TodayCard />, { store: desk.store, site }));
  expect(title()).toBe("Hoy hay un aviso");
});

test("who signs in next in this tab does not find the words of the person before", async () => {
  const { desk, unmount } = await opened(MORNING);
  press("Otra cosa");
  write("El aviso en español", "Hoy celebramos una boda.");
  unmount();
  await act(() => renderWithDesk(<TodayCard />, { store: desk.store, site, login: "pau" }));
  press("Otra cosa");
  expect(screen.getByRole("textbox", { name: "El aviso en español" })).toHaveProperty("value", "");
});
