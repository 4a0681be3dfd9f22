import { act, fireEvent, screen } from "@testing-library/react";
import { usePlace } from "../../state/context";
import { EntryScreen } from "../../entry/entry";
import { testSnapshot } from "../core/test-snapshot";
import { saidOf } from "../form/show-field";
import { showScreen } from "../window/show-screen";
import { storedIn, type Snapshot } from "../../core/edits";

export const ATTIC = "rooms/attic.json";

const scope = globalThis as { Translator?: unknown };

type Options = {
  /** Languages that are not there yet. */
  toDownload?: string[];
  answer?: (text: string, language: string) => unknown;
};

/** Since the last press that nothing has used up. */
let isPressed = false;

/**
 * Gives the browser a translator for as long as a test runs, as strict as Chrome's: a press downloads one language.
 * Returns for which languages it was asked.
 */
export const giveTranslator = ({
  toDownload = [],
  answer = (text, language) => `${language}(${text})`,
}: Options = {}) => {
  const asked: string[] = [];
  const create = async ({ targetLanguage }: { targetLanguage: string }) => {
    asked.push(targetLanguage);
    const place = toDownload.indexOf(targetLanguage);
    if (place >= 0 && !isPressed) throw new DOMException("No press", "NotAllowedError");
    if (place >= 0) {
      isPressed = false;
      toDownload.splice(place, 1);
    }
    const translate = async (text: string) => await answer(text, targetLanguage);
    return await Promise.resolve({ translate, destroy: () => undefined });
  };
  scope.Translator = { create };
  return asked;
};

afterEach(() => {
  delete scope.Translator;
});

/** Waits for what is loaded, for the browser's events and for answers that come at once. */
export const settle = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 30)));

export const pressOn = async (pressed: string | HTMLElement | null) => {
  const button =
    typeof pressed === "string" ? screen.getByRole("button", { name: pressed }) : pressed;
  if (!button) throw new Error("There is no such button.");
  act(() => button.focus());
  isPressed = true;
  fireEvent.click(button, { detail: 1 });
  isPressed = false;
  await settle();
};

const Here = () => {
  const place = usePlace();
  if (place.screen !== "entry") return null;
  return <EntryScreen key={place.file} file={place.file} field={place.field} />;
};

/** `open` leads to a file. */
export const showEntries = async (snapshot?: Snapshot) => {
  const shown = await showScreen(<Here />, { snapshot });
  const open = async (file: string) => {
    location.hash = `#/file/${file}`;
    await settle();
  };
  return { ...shown, open };
};

/** Opens the form of a new room: two texts and the description of its picture, in Spanish. */
export const showAttic = async () => {
  const shown = await showEntries();
  const room = {
    ...(storedIn(await testSnapshot(), "rooms/street.json") as object),
    id: "attic",
    name: { es: "Torre" },
    description: { es: "Desde {{rooms.from}} por noche." },
    picture: { file: "/media/front.jpg", description: { es: "Una escalera." } },
  };
  act(() => shown.desk.change(ATTIC, [], room));
  await shown.open(ATTIC);
  return shown;
};

/** Returns the box of a text: `name.en`. */
export const box = (field: string) => {
  const found = document.querySelector<HTMLTextAreaElement>(`textarea[data-field="${field}"]`);
  if (!found) throw new Error(`There is no ${field}.`);
  return found;
};

/** Returns what is in a box, and what is said about it. */
export const boxed = (field: string) => [box(field).value, saidOf(box(field))];

/** Returns what is said below the form. */
export const said = () => screen.getByRole("status").textContent;
