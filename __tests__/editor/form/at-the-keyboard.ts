import { act, fireEvent } from "@testing-library/react";

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Puts a text at the cursor as a browser does, which React hears of. */
const insert = (control: TextControl, text: string) => {
  const { selectionStart, selectionEnd } = control;
  control.setRangeText(text, selectionStart ?? 0, selectionEnd ?? 0, "end");
  fireEvent.input(control);
};

/** jsdom has no editing commands: this is the only one in use. */
document.execCommand = (command: string, _: boolean, text: string) => {
  const control = document.activeElement as TextControl;
  if (command === "insertText") insert(control, text);
  return true;
};

export const enter = (control: HTMLElement) => act(() => control.focus());

export const leave = (control: HTMLElement) => act(() => control.blur());

/** Presses a key in a control that has the focus. */
export const press = (control: TextControl, key: string) => {
  if (!fireEvent.keyDown(control, { key })) return;
  if (key === "Enter") insert(control, "\n");
  if (key.length === 1) insert(control, key);
};

/**
 * Types key by key, and says after each what the control shows.
 * @param at the place of the cursor; the end without one
 */
export const type = (control: TextControl, text: string, at = control.value.length) => {
  enter(control);
  control.setSelectionRange(at, at);
  return Array.from(text, (key) => {
    press(control, key);
    return control.value;
  });
};

/** Types over what is there. */
export const retype = (control: TextControl, text: string) => {
  enter(control);
  control.setSelectionRange(0, control.value.length);
  insert(control, "");
  for (const key of text) press(control, key);
};

/** Puts a whole text in place of what is there, as by pasting; what a browser pastes is its own. */
export const paste = (control: TextControl, text: string) => {
  enter(control);
  if (fireEvent.paste(control, { clipboardData: { getData: () => text } })) insert(control, text);
};
