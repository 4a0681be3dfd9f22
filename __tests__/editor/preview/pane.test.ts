/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/dom";
import { addPane } from "../../../src/editor/browser/preview/pane";

/** The pane of a screen of this kind, with a form open. */
const open = (screenKind: "wide" | "small") => {
  document.body.innerHTML = `<div id="nc-root"></div><nav id="foot"></nav>`;
  const query = { matches: screenKind === "wide", addEventListener: () => undefined };
  Object.assign(window, { matchMedia: () => query });
  const onLanguage = jest.fn();
  const pane = addPane({ onLanguage, onShow: () => undefined });
  expect(screen.queryByRole("complementary")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
  pane.offer(true, "Así queda.");
  return { ...pane, onLanguage };
};

/** Whether the form is left out of what keys and screen readers reach. */
const isFormInert = () => document.getElementById("nc-root")?.hasAttribute("inert");

const page = () => screen.queryByRole("complementary", { name: "La página" });
const press = (name: string) => screen.getByRole("button", { name }).click();

test("on a wide screen the page stands beside the form, and may be hidden", () => {
  const { makeRoom } = open("wide");
  expect(page()).toBeVisible();
  expect(isFormInert()).toBe(false);
  makeRoom();
  expect(page()).toBeVisible();
  press("Esconder la página");
  expect(page()).toBeNull();
  press("Ver la página");
  expect(page()).toBeVisible();
});

test("on a small screen it is a second view, which gives the room back to the form", () => {
  const { makeRoom } = open("small");
  expect(page()).toBeNull();
  press("Ver la página");
  expect(page()).toBeVisible();
  expect(isFormInert()).toBe(true);
  makeRoom();
  expect(page()).toBeNull();
  expect(isFormInert()).toBe(false);
  press("Ver la página");
  press("Volver al formulario");
  expect(page()).toBeNull();
});

test("without a form there is no page", () => {
  const { withdraw } = open("wide");
  withdraw();
  expect(page()).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("what the page shows is said, and what no page shows", () => {
  const { offer, frame } = open("wide");
  expect(screen.getByText("Así queda.")).toBeVisible();
  offer(true, "Así está ahora.");
  expect(screen.getByText("Así está ahora.")).toBeVisible();
  offer(false, "Así está ahora.");
  expect(frame).not.toBeVisible();
  expect(screen.getByText("Estos datos no se ven en ninguna página.")).toBeVisible();
});

test("the languages are buttons, of which one is pressed", () => {
  const { markLanguage, onLanguage } = open("wide");
  press("Deutsch");
  expect(onLanguage).toHaveBeenCalledWith("de");
  markLanguage("de");
  expect(screen.getByRole("button", { pressed: true })).toHaveTextContent("Deutsch");
});
