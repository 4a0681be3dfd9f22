/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { screen } from "@testing-library/react";
import { PasteReview } from "../../../../src/build/desk/paste-review/paste-review";
import { polyfillDialogs } from "../../../desk/window/dialogs";
import { press, write } from "../../../desk/window/show-screen";
import { showCompany } from "../show-company";
import { MAIL } from "./mangled-mails";

polyfillDialogs();

const show = async () => {
  const onClose = jest.fn();
  return { onClose, ...(await showCompany(<PasteReview isOpen onClose={onClose} />)) };
};

test("a pasted mail becomes a new review without its address, and one is led to what it does not say", async () => {
  const { held, changed, undo, onClose } = await show();
  write("El correo", MAIL);
  press("Crear la ficha");
  expect(onClose).toHaveBeenCalled();
  expect(changed()).toEqual(["reviews/new-1.json"]);
  expect(held("reviews/new-1.json")).toEqual({
    id: "new-1",
    name: "Núria Ferrer",
    date: "2026-09-14",
    rating: 4,
    language: "es",
    text: { es: "Una tarde preciosa: mar en calma.\n\nVolveremos." },
    sample: false,
    order: 5,
  });
  expect(location.hash).toBe("#/file/reviews/new-1.json?field=checked");
  undo();
  expect(changed()).toEqual([]);
});

test("what is no review stays in the box, with the reason, and nothing is added", async () => {
  const { changed, onClose } = await show();
  write("El correo", "Hola, ¿hay sombra a bordo?");
  press("Crear la ficha");
  expect(screen.getByRole("alert").textContent).toContain("No parece una reseña del formulario");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "El correo" }).value).toBe(
    "Hola, ¿hay sombra a bordo?",
  );
  expect(changed()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  write("El correo", MAIL);
  expect(screen.getByRole("alert").textContent).toBe("");
});

test("of a mail that the form has not sent the words are taken along, without addresses", async () => {
  const { held, changed, onClose } = await show();
  write("El correo", "Fue una tarde preciosa.\n¡Repetiremos!\nmarta@example.com");
  press("Crear la ficha");
  press("Crear la ficha con este texto");
  expect(onClose).toHaveBeenCalled();
  expect(changed()).toEqual(["reviews/new-1.json"]);
  expect(held("reviews/new-1.json")).toEqual({
    id: "new-1",
    text: { es: "Fue una tarde preciosa.\n¡Repetiremos!" },
    sample: false,
    order: 5,
  });
  expect(location.hash).toBe("#/file/reviews/new-1.json?field=name");
});
