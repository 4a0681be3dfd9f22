import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { useKeptFocus } from "../../window/use-kept-focus";

const NAMES = ["uno", "dos", "tres"];

const Panel = () => {
  useKeptFocus();
  const [names, setNames] = useState(NAMES);
  const [isOff, setOff] = useState(false);
  return (
    <main>
      <h1>Lista</h1>
      <ul>
        {names.map((name) => (
          <li key={name} aria-label={name}>
            <button onClick={() => setNames(names.filter((each) => each !== name))}>{name}</button>
          </li>
        ))}
      </ul>
      <button disabled={isOff} onClick={() => setOff(true)}>
        Publicar
      </button>
      {names.length > 0 && (
        <section>
          <button onClick={() => setNames([])}>Todo</button>
        </section>
      )}
    </main>
  );
};

/** Presses as a key does: what has the focus. */
const press = async (name: string) => {
  const pressed = screen.getByRole("button", { name });
  act(() => pressed.focus());
  fireEvent.click(pressed);
  await waitFor(() =>
    expect([document.body, pressed].includes(document.activeElement as HTMLElement)).toBe(false),
  );
  return document.activeElement;
};

test("what goes or is off by its own press leaves the focus beside it, else at the heading around it", async () => {
  render(<Panel />);
  expect(await press("dos")).toBe(screen.getByRole("listitem", { name: "tres" }));
  expect(await press("tres")).toBe(screen.getByRole("listitem", { name: "uno" }));
  expect(await press("Publicar")).toBe(screen.getByRole("heading"));
  expect(await press("Todo")).toBe(screen.getByRole("heading"));
});
