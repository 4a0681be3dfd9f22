import type { Address } from "../../typed-content/address";
import { useEffect, useMemo, useRef, useState, type FocusEvent, type ReactNode } from "react";
import type { Path } from "../../typed-content/schema";
import { contentNow } from "../core/content-now";
import { ownLabel } from "../told/labels";
import type { Work } from "../core/work";
import { useDesk } from "../core/context";
import { stepsOf } from "../core/places";
import { FocusRequestContext } from "./focus-request";
import { focusAsByTab, typeOn } from "./keyboard";

const CONTROL = "input, textarea, select, button, a[href], summary, [tabindex]";

/** Called with the field that has the focus, and its label. */
export type OnField = (field: Address, label: string) => void;

/** Returns the label of a field. */
const labelOf = (work: Work, address: Address) => ownLabel(contentNow(work), address) ?? "";

/** Returns the element of a field, or of the closest field around it that has one. */
const findField = (area: Element, { file, path }: Address) => {
  const made = [...area.querySelectorAll<HTMLElement>("[data-field]")].filter(
    (element) => fileOf(element) === file,
  );
  for (let length = path.length; length > 0; length -= 1) {
    const name = path.slice(0, length).join(".");
    const found =
      made.find(({ dataset }) => dataset.field === name) ??
      made.find(({ dataset }) => dataset.field?.startsWith(`${name}.`));
    if (found) return found;
  }
  return undefined;
};

const fileOf = (element: Element) => element.closest<HTMLElement>("[data-file]")?.dataset.file;

const focusField = (area: Element, address: Address) => {
  const field = findField(area, address);
  if (!field) return;
  const control = field.matches(CONTROL) ? field : field.querySelector<HTMLElement>(CONTROL);
  focusAsByTab(control, { preventScroll: true });
  (control ?? field).scrollIntoView({ block: "nearest" });
};

/** Returns a ref to whether the last key or pointer press was the Tab key. */
const useIsByTab = () => {
  const isByTab = useRef(false);
  useEffect(() => {
    const on = (event: Event) => {
      isByTab.current = event instanceof KeyboardEvent && event.key === "Tab";
    };
    addEventListener("keydown", on, { capture: true });
    addEventListener("pointerdown", on, { capture: true });
    return () => {
      removeEventListener("keydown", on, { capture: true });
      removeEventListener("pointerdown", on, { capture: true });
    };
  }, []);
  return isByTab;
};

type FieldAreaProps = {
  file?: string;
  /** The field to focus. */
  field?: Path;
  onField?: OnField;
  /** The field to report when the file opens without `field`. */
  known?: Path;
  children: ReactNode;
};

/** Contains the fields of one or more files. Focuses `field`, and reports which field has the focus. */
export const FieldArea = ({ file, field, onField, known, children }: FieldAreaProps) => {
  const desk = useDesk();
  const area = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(0);
  const path = field?.join(".");
  const request = useMemo(
    () => (file !== undefined && path ? { file, path: stepsOf(path), turn } : undefined),
    [file, path, turn],
  );
  useEffect(() => {
    if (request && area.current) focusField(area.current, request);
  }, [request]);
  useEffect(() => {
    // A link to the current field does not change `field`, but has to focus it again.
    const again = () => setTurn((now) => now + 1);
    addEventListener("hashchange", again);
    return () => removeEventListener("hashchange", again);
  }, []);

  const shown = known?.join(".");
  useEffect(() => {
    if (file === undefined || !shown || request) return;
    const address = { file, path: stepsOf(shown) };
    onField?.(address, labelOf(desk.state().work, address));
    // Once for each file that is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [file]);

  const isByTab = useIsByTab();
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    // A text field grows when it gets the focus, so this scrolls after it was rendered.
    if (isByTab.current) requestAnimationFrame(() => target.scrollIntoView({ block: "nearest" }));
    const found = target.closest<HTMLElement>("[data-field]");
    const named = found ? fileOf(found) : undefined;
    if (named === undefined || !found?.dataset.field) return;
    const address = { file: named, path: stepsOf(found.dataset.field) };
    onField?.(address, labelOf(desk.state().work, address));
  };
  return (
    <FocusRequestContext.Provider value={request}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is typed on the buttons inside */}
      <div ref={area} onFocus={onFocus} onKeyDown={typeOn} data-file={file}>
        {children}
      </div>
    </FocusRequestContext.Provider>
  );
};
