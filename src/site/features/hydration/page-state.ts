import { findAgain } from "../../document/find-again";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Puts back a part of what the visitor has done to the page. Does nothing if it is there already. */
type Restore = () => void;

const root = "#___gatsby";

const elements = <Found extends Element>(selector: string, test: (element: Found) => boolean) =>
  [...document.querySelectorAll<Found>(selector)].filter(test);

/** Whether the visitor, or the browser for them, has changed the value of a control. */
const isChanged = (control: Control) => {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    // Without one that is selected in the HTML, the browser selects the first.
    const built = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return control.value !== built?.value;
  }
  if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
};

/** Sets the value as typing would: React overrides `value` on elements, to notice what its own code sets. */
const setValue = (control: Control, value: string) => {
  const prototype = Object.getPrototypeOf(control) as Control;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
};

const keepValue = (control: Control): Restore => {
  const found = findAgain(control);
  const { value } = control;
  const checked = control instanceof HTMLInputElement && control.checked;
  return () => {
    const now = found() as Control | undefined;
    if (now instanceof HTMLInputElement && now.checked !== checked) now.click();
    else if (now && now.value !== value) setValue(now, value);
  };
};

const keepOpen = (element: HTMLDetailsElement | HTMLDialogElement): Restore => {
  const found = findAgain(element);
  return () => {
    const now = found() as typeof element | undefined;
    if (!now || now.open) return;
    if (now instanceof HTMLDialogElement) now.showModal();
    else now.open = true;
  };
};

const keepFocus = (element: Element): Restore => {
  const found = findAgain(element);
  const { selectionStart, selectionEnd, selectionDirection, scrollTop } =
    element as HTMLInputElement;
  return () => {
    const now = found() as HTMLInputElement | undefined;
    if (!now || now === document.activeElement) return;
    now.focus({ preventScroll: true });
    // Fields for e-mail addresses and dates tell no selection.
    if (selectionStart !== null && selectionStart !== undefined)
      now.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    now.scrollTop = scrollTop;
  };
};

const keepScroll = (): Restore => {
  const [left, top] = [scrollX, scrollY];
  return () => {
    if (scrollX !== left || scrollY !== top) scrollTo({ left, top, behavior: "instant" });
  };
};

/**
 * Reads what the visitor has done to the page: values, open elements, focus, selection and scroll position.
 * @returns functions that put it back, in order; none if there is nothing to keep
 */
export const keepPageState = (): Restore[] => {
  const focused = document.querySelector(`${root} :focus`);
  const kept = [
    ...elements<Control>(`${root} :is(input, textarea, select)`, isChanged).map(keepValue),
    ...elements<HTMLDetailsElement>(`${root} :is(details, dialog)[open]`, () => true).map(keepOpen),
    ...(focused ? [keepFocus(focused)] : []),
  ];
  return kept.length > 0 ? [...kept, keepScroll()] : kept;
};
