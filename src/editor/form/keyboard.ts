import type { ClipboardEvent, KeyboardEvent } from "react";
import { pastedText } from "./values/pasted-text";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Inserts a text at the cursor as if it had been typed, so that the browser can undo it. */
export const insertText = (into: TextControl, text: string) => {
  into.focus();
  document.execCommand("insertText", false, text);
};

/** Moves the focus to the next field on Enter. */
export const moveOn = (event: KeyboardEvent<TextControl>) => {
  // Enter may be a part of composing, such as of Japanese text or an accent.
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const controls = [...document.querySelectorAll<HTMLElement>("[data-field]")];
  for (const control of controls.slice(controls.indexOf(event.currentTarget) + 1)) {
    control.focus();
    if (document.activeElement === control) return;
  }
};

/** Removes invisible characters from pasted text, and line breaks if the field has one line. */
export const pasteClean = (isOneLine: boolean) => (event: ClipboardEvent<TextControl>) => {
  const pasted = event.clipboardData.getData("text/plain");
  const clean = pastedText(pasted, isOneLine);
  if (clean === pasted) return;
  event.preventDefault();
  insertText(event.currentTarget, clean);
};
