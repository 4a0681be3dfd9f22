import type { ClipboardEvent, KeyboardEvent, MouseEvent } from "react";
import { pastedText } from "./values/pasted-text";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Inserts a text at the cursor as if it had been typed, so that the browser can undo it. */
export const insertText = (into: TextControl, text: string) => {
  into.focus();
  document.execCommand("insertText", false, text);
};

/** The control that the last press has selected whole: the next press puts the cursor into it. */
let chosenByPress: Element | undefined;

/** Focuses a control as the Tab key does: typing replaces an amount, a time or a name. */
export const focusAsByTab = (control: HTMLElement | null, options?: FocusOptions) => {
  chosenByPress = undefined;
  control?.focus(options);
  if (control instanceof HTMLInputElement && control.type === "text") control.select();
};

/** Puts the cursor at the end of a text. */
export const focusAtEnd = (control: TextControl | null) => {
  control?.focus();
  control?.setSelectionRange(control.value.length, control.value.length);
};

/** Focuses the control of the first field after an element. */
const focusNext = (from: Element) => {
  for (const control of document.querySelectorAll<HTMLElement>("[data-field]")) {
    const isAfter = from.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isAfter) focusAsByTab(control);
    if (isAfter && document.activeElement === control) return;
  }
};

/** Moves the focus to the next field on Enter. */
export const moveOn = (event: KeyboardEvent<TextControl>) => {
  // Enter may be a part of composing, such as of Japanese text or an accent.
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  focusNext(event.currentTarget);
};

/** The buttons about a field, which stand between its controls and those of the next one. */
const ABOUT_A_FIELD = ".notes button, .field__menus button";

/** Lets a letter that is typed on a button about a field begin the text of the next field. */
export const typeOn = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
  const isLetter = key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;
  if (isLetter && target instanceof Element && target.matches(ABOUT_A_FIELD)) focusNext(target);
};

const isWhole = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length;

/**
 * Handlers of a control whose value is replaced as a whole: a press or a double press selects all of it, also where the
 * desk had put the focus before.
 */
export const chooseWhole = {
  onMouseDown: (event: MouseEvent<HTMLInputElement>) => {
    const { currentTarget: control } = event;
    const isFocused = document.activeElement === control;
    if (isFocused && (chosenByPress === control || !isWhole(control))) return;
    // Otherwise the browser would put the cursor where the pointer is.
    event.preventDefault();
    focusAsByTab(control);
    chosenByPress = control;
  },
  onDoubleClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => currentTarget.select(),
};

/** Removes invisible characters from pasted text, and line breaks if the field has one line. */
export const pasteClean = (isOneLine: boolean) => (event: ClipboardEvent<TextControl>) => {
  const pasted = event.clipboardData.getData("text/plain");
  const clean = pastedText(pasted, isOneLine);
  if (clean === pasted) return;
  event.preventDefault();
  insertText(event.currentTarget, clean);
};
