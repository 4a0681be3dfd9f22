import { expect, type Page } from "@playwright/test";
import { field } from "./desk";

/** What somebody writes about a trip: 426 characters, field by field, as the languages change. */
export const WRITTEN: [label: string, language: string, text: string][] = [
  ["Nota", "Español", "Un baño de noche, con la ciudad encendida al fondo, y música muy bajita."],
  ["Nota", "English", "A swim by night, with the lights of the city behind, and music turned low."],
  ["Nota", "Deutsch", "Ein Bad bei Nacht, dahinter die Lichter der Stadt, und leise Musik dazu."],
  [
    "Descripción",
    "Deutsch",
    "Größe, Wärme, Süßes: wir bleiben, bis der Mond über der Bucht steht.",
  ],
  [
    "Descripción",
    "English",
    "We stay until the moon is over the bay, then head home, slowly, at ease.",
  ],
  [
    "Descripción",
    "Español",
    "Nos quedamos hasta que la luna está sobre la bahía; después, a casa.",
  ],
];

/** Types as somebody does who writes fast; the texts of a trip take the place of those that are there. */
export const writeTrip = async (page: Page) => {
  for (const [label, language, text] of WRITTEN) {
    await field(page, [label, language]).click();
    await page.keyboard.press("ControlOrMeta+A");
    await type(page, text);
  }
};

/** @throws where a character has been lost, or has come into another field */
export const expectWritten = async (page: Page) => {
  for (const [label, language, text] of WRITTEN) {
    await expect.soft(field(page, [label, language])).toHaveValue(text);
  }
};

/** Presses the keys of a text, wherever the focus is. */
export const type = (page: Page, text: string) => page.keyboard.type(text, { delay: 10 });
