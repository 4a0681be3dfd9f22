import type { ClipboardEvent, KeyboardEvent } from "react";
import { pastedText } from "./values/pasted-text";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Puts a text at the cursor as if it had been typed: the browser's own undo takes it back. */
export const insertText = (into: TextControl, text: string) => {
  into.focus();
  document.execCommand("insertText", false, text);
};

/** Enter leads from a line to the next field that can be reached. */
export const moveOn = (event: KeyboardEvent<TextControl>) => {
  // While Japanese, or an accent, is being composed Enter is a part of that.
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const controls = [...document.querySelectorAll<HTMLElement>("[data-field]")];
  for (const control of controls.slice(controls.indexOf(event.currentTarget) + 1)) {
    control.focus();
    if (document.activeElement === control) return;
  }
};

/** Takes out of what is pasted what nobody sees, and the line breaks where there are no lines. */
export const pasteClean = (isOneLine: boolean) => (event: ClipboardEvent<TextControl>) => {
  const pasted = event.clipboardData.getData("text/plain");
  const clean = pastedText(pasted, isOneLine);
  if (clean === pasted) return;
  event.preventDefault();
  insertText(event.currentTarget, clean);
};
