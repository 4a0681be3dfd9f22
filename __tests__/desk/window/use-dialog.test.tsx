/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { fireEvent, render, screen } from "@testing-library/react";
import { PictureDialog } from "../../../src/desk/pictures/picture-dialog";
import { useDialog } from "../../../src/desk/window/use-dialog";
import { renderWithDesk } from "../with-desk";
import { polyfillDialogs } from "./dialogs";

polyfillDialogs();

const Question = ({ onClose }: { onClose: () => void }) => (
  <dialog {...useDialog(true, onClose)}>
    <button type="button">Cerrar</button>
    <input aria-label="Frase" />
  </dialog>
);

test("a dialog opens at what it asks for, not at the button that closes it", async () => {
  render(<Question onClose={() => undefined} />);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Frase" }));
  const ignore = () => undefined;
  await renderWithDesk(<PictureDialog onFile={ignore} onChoose={ignore} onClose={ignore} />);
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
});

test("a press beside a dialog closes it, and one on its edge does not", () => {
  const onClose = jest.fn();
  render(<Question onClose={onClose} />);
  const dialog = screen.getByRole("dialog");
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
  fireEvent.click(screen.getByRole("textbox"), { clientX: 10, clientY: 10 });
  fireEvent.click(dialog, { clientX: 110, clientY: 150 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(dialog, { clientX: 10, clientY: 150 });
  expect(onClose).toHaveBeenCalledTimes(1);
});
