import type { ClipboardEvent, KeyboardEvent, MouseEvent } from "react";
import { pastedText } from "../values/normalise-text";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** As if it had been typed, so that the browser can undo it. */
export const insertText = (into: TextControl, text: string) => {
  into.focus();
  document.execCommand("insertText", false, text);
};

/** Selected whole by the last press: the next one puts the cursor into it. */
let chosenByPress: Element | undefined;

/** So typing replaces an amount, a time or a name. */
export const focusAsByTab = (control: HTMLElement | null, options?: FocusOptions) => {
  chosenByPress = undefined;
  control?.focus(options);
  if (control instanceof HTMLInputElement && control.type === "text") control.select();
};

const focusNext = (from: Element) => {
  for (const control of document.querySelectorAll<HTMLElement>("[data-field]")) {
    const isAfter = from.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isAfter) focusAsByTab(control);
    if (isAfter && document.activeElement === control) return;
  }
};

export const moveOn = (event: KeyboardEvent<TextControl>) => {
  // Enter may be a part of composing, such as of Japanese text or an accent.
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  focusNext(event.currentTarget);
};

/** Such buttons stand between a field's controls and those of the next field. */
const ABOUT_A_FIELD = ".notes button, .field__menus button, .line__unread button";

/** A letter typed on such a button begins the text of the next field. */
export const typeOn = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
  const isLetter = key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;
  if (isLetter && target instanceof Element && target.matches(ABOUT_A_FIELD)) focusNext(target);
};

const isWhole = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length;

/** Handlers for a value that is replaced as a whole: a press selects it, even where the desk had set the focus. */
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

/** A field with several lines keeps the line breaks. */
export const pasteClean = (isOneLine: boolean) => (event: ClipboardEvent<TextControl>) => {
  const pasted = event.clipboardData.getData("text/plain");
  const clean = pastedText(pasted, isOneLine);
  if (clean === pasted) return;
  event.preventDefault();
  insertText(event.currentTarget, clean);
};
