import { act, fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import type { Path } from "../../../typed-content/schema";
import { valueAt } from "../../core/paths";
import { dataOf } from "../../core/work";
import type { WholeSite } from "../../site";
import { testSnapshot } from "../core/test-snapshot";
import { changeElsewhere, memoryStore, renderWithDesk } from "../with-desk";
import type { Snapshot } from "../../core/edits";

const first = testSnapshot();

type Around = { snapshot?: Snapshot; site?: WholeSite };

/** Renders a screen, and returns functions that read the edited content. */
export const showScreen = async (part: ReactNode, { snapshot, site }: Around = {}) => {
  location.hash = "";
  const store = memoryStore(snapshot ?? (await first));
  const rendered = await renderWithDesk(part, { store, site });
  // What is loaded after the form.
  await act(() => Promise.resolve());
  const { desk } = rendered;
  return {
    ...rendered,
    held: (file: string, ...path: Path) => valueAt(dataOf(desk.state().work, file), path),
    changed: () => [...desk.state().work.edits.keys()],
    undo: () => act(() => desk.undo()),
    /** Somebody else changes a value, and the desk hears of it. */
    elsewhere: async (file: string, path: Path, value: unknown) => {
      await changeElsewhere(store, file, path, value);
      await act(() => desk.refresh());
    },
  };
};

export const button = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>("button", { name });

export const press = (name: string | RegExp) => fireEvent.click(button(name));

export const write = (name: string | RegExp, text: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value: text } });

/** Returns the address that a link leads to. */
export const linkTo = (name: string | RegExp) =>
  screen.getByRole("link", { name }).getAttribute("href");

/** Opens a collapsed group of a form by its title. */
export const open = (title: string) => {
  const summary = [...document.querySelectorAll("summary")].find(({ textContent }) =>
    textContent.includes(title),
  );
  const details = summary?.closest("details");
  if (!details) throw new Error(`Nothing is called ${title}`);
  details.open = true;
  fireEvent(details, new Event("toggle"));
  return details;
};
