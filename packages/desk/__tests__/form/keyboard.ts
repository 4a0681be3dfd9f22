import { act, fireEvent } from "@testing-library/react";

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Inserts a text at the cursor and fires `input`, as a browser does. */
const insert = (control: TextControl, text: string) => {
  const { selectionStart, selectionEnd } = control;
  control.setRangeText(text, selectionStart ?? 0, selectionEnd ?? 0, "end");
  fireEvent.input(control);
};

/** jsdom lacks `execCommand`, of which the desk uses `insertText`. */
document.execCommand = (command: string, _: boolean, text: string) => {
  const control = document.activeElement as TextControl;
  if (command === "insertText") insert(control, text);
  return true;
};

export const focus = (control: HTMLElement) => act(() => control.focus());

export const blur = (control: HTMLElement) => act(() => control.blur());

/** Presses a key in the focused control. */
export const press = (control: TextControl, key: string) => {
  if (!fireEvent.keyDown(control, { key })) return;
  if (key === "Enter") insert(control, "\n");
  if (key.length === 1) insert(control, key);
};

/**
 * Types key by key and returns the control's value after each key.
 * @param at the position of the cursor, by default the end
 */
export const type = (control: TextControl, text: string, at = control.value.length) => {
  focus(control);
  control.setSelectionRange(at, at);
  return Array.from(text, (key) => {
    press(control, key);
    return control.value;
  });
};

/** Replaces the control's value by typing. */
export const retype = (control: TextControl, text: string) => {
  focus(control);
  control.setSelectionRange(0, control.value.length);
  insert(control, "");
  for (const key of text) press(control, key);
};

/** Pastes a text at the selection, unless the desk handles the event itself. */
export const paste = (control: TextControl, text: string) => {
  focus(control);
  if (fireEvent.paste(control, { clipboardData: { getData: () => text } })) insert(control, text);
};
