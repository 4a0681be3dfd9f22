import { act, fireEvent, screen } from "@testing-library/react";
import { usePlace } from "../../../src/desk/core/context";
import { storedIn } from "../../../src/desk/core/snapshot";
import { EntryScreen } from "../../../src/desk/entry/entry";
import { testSnapshot } from "../core/test-snapshot";
import { showScreen } from "../window/show-screen";
import { standInTranslator } from "./stand-in-translator";

export const ATTIC = "rooms/attic.json";

const scope = globalThis as { Translator?: unknown };

let isPressed = false;

/** Gives the browser a translator for as long as a test runs. */
export const giveTranslator = (options: Parameters<typeof standInTranslator>[0] = {}) => {
  const stand = standInTranslator({ isActive: () => isPressed, ...options });
  scope.Translator = stand.api;
  return stand;
};

afterEach(() => {
  delete scope.Translator;
});

/** Waits for what is loaded, for the browser's events and for answers that come at once. */
export const settle = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 30)));

/** Presses a button: what needs a press has to be asked for in the same task. */
export const pressOn = async (pressed: string | HTMLElement, detail = 1) => {
  const button =
    typeof pressed === "string" ? screen.getByRole("button", { name: pressed }) : pressed;
  act(() => button.focus());
  isPressed = true;
  fireEvent.click(button, { detail });
  isPressed = false;
  await settle();
};

const Here = () => {
  const place = usePlace();
  if (place.screen !== "entry") return null;
  return <EntryScreen key={place.file} file={place.file} field={place.field} />;
};

/** A new room that is written in Spanish: two texts and the description of its picture. */
const attic = async () => ({
  ...(storedIn(await testSnapshot(), "rooms/street.json") as object),
  id: "attic",
  name: { es: "Torre" },
  description: { es: "Desde {{rooms.from}} por noche." },
  picture: { file: "/media/front.jpg", description: { es: "Una escalera." } },
});

/** Opens the form of a new room whose six translations are missing; `open` leads to another file. */
export const showAttic = async () => {
  const shown = await showScreen(<Here />);
  const room = await attic();
  act(() => shown.desk.change(ATTIC, [], room));
  const open = async (address: string) => {
    location.hash = address;
    await settle();
  };
  await open(`#/file/${ATTIC}`);
  return { ...shown, open };
};

/** Returns the box of a text: `name.en`. */
export const box = (field: string) => {
  const found = document.querySelector<HTMLTextAreaElement>(`textarea[data-field="${field}"]`);
  if (!found) throw new Error(`There is no ${field}.`);
  return found;
};

/** Returns the line of a text, and the buttons of the proposal in it: «Cambiar» and «Vale». */
export const lineOf = (field: string) => {
  const line = box(field).closest<HTMLElement>(".line");
  const [change, accept] = line?.querySelectorAll("button") ?? [];
  if (!line) throw new Error(`${field} is in no line.`);
  return { line, change, accept };
};

/** Presses «Vale» beside a proposal. */
export const acceptAt = async (field: string) => {
  const { accept } = lineOf(field);
  if (!accept) throw new Error(`Nothing is proposed at ${field}.`);
  await pressOn(accept);
};

/** Returns what the band says. */
export const said = () => screen.getByRole("status").textContent;
