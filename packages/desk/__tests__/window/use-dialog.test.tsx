import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { PictureDialog } from "../../pictures/picture-dialog";
import { useDialog } from "../../ui/use-dialog";
import { polyfillDialogs, renderWithDesk } from "../with-desk";

beforeAll(polyfillDialogs);

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

/** Of two dialogs, one above the other. */
const Layers = () => {
  const [open, setOpen] = useState(0);
  return (
    <>
      <button onClick={() => setOpen(open + 1)}>{open}</button>
      <dialog {...useDialog(open > 0, () => setOpen(0))} />
      <dialog {...useDialog(open > 1, () => setOpen(1))} />
    </>
  );
};

const openOne = () => fireEvent.click(screen.getByText(/\d/));
const expectAfterBack = async (expected: string) => {
  history.back();
  const now = () => `${screen.getByText(/\d/).textContent} ${location.hash}`;
  await waitFor(() => expect(now()).toBe(expected));
};

test("where no browser watches it, Back closes the topmost dialog, and of one closed otherwise it knows nothing", async () => {
  location.hash = "#/photographs";
  location.hash = "#/rooms";
  render(<Layers />);
  openOne();
  openOne();
  await expectAfterBack("1 #/rooms");
  await expectAfterBack("0 #/rooms");
  openOne();
  act(() => document.querySelector("dialog")?.close());
  // As by a link in it.
  location.hash = "#/words";
  await expectAfterBack("0 #/rooms");
  await expectAfterBack("0 #/photographs");
});
