import { useEffect, useMemo, useRef, useState, type FocusEvent } from "react";
import { stepsOf, type OnField } from "../core/places";
import type { Path, Address } from "@brisa/typed-content";
import { fieldLabels, ownLabel } from "../told/labels";
import { dataOf, type Work } from "../core/work";
import { useDesk, useDeskState, useWords } from "../state/context";
import { fieldPath, NO_ITEM, placeNow, type FieldPath } from "../core/identity";
import type { Elements } from "../ui/children";
import { FocusRequestContext } from "./focus-request";
import { useEvent } from "../ui/use-event";
import { focusAsByTab, typeOn } from "./keyboard";
import { contentNow } from "../core/edits";

const CONTROL = "input, textarea, select, button, a[href], summary, [tabindex]";

const labelOf = (work: Work, address: Address) => ownLabel(contentNow(work), address) ?? "";

/** Or the element of the closest field around it. */
export const findField = (area: Element, { file, path }: Address) => {
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

/** For an item that is not there, leads to what is around it. */
const lastingPath = (work: Work, { file, path }: Address): FieldPath => {
  const found = fieldPath(dataOf(work, file), path);
  const end = found.indexOf(NO_ITEM);
  return end < 0 ? found : found.slice(0, end);
};

const fileOf = (element: Element) => element.closest<HTMLElement>("[data-file]")?.dataset.file;

const focusField = (area: Element, address: Address) => {
  const field = findField(area, address);
  if (!field) return;
  const control = field.matches(CONTROL) ? field : field.querySelector<HTMLElement>(CONTROL);
  focusAsByTab(control, { preventScroll: true });
  // With its label, unless it is longer than the window.
  for (const each of [field.closest(".field"), control ?? field])
    each?.scrollIntoView({ block: "nearest" });
};

/** Whether the last press of a key or pointer was one of the Tab key. */
const useIsByTab = () => {
  const isByTab = useRef(false);
  useEvent("keydown", ({ key }) => void (isByTab.current = key === "Tab"), true);
  useEvent("pointerdown", () => void (isByTab.current = false), true);
  return isByTab;
};

type FieldAreaProps = {
  file?: string;
  field?: Path;
  onField?: OnField;
  /** Reported when the file opens without `field`. */
  known?: Path;
  children: Elements;
};

export const FieldArea = ({ file, field, onField, known, children }: FieldAreaProps) => {
  const desk = useDesk();
  const { fields } = useWords();
  const area = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(0);
  /** The field that has the focus, or had it last. */
  const focused = useRef<{ file: string; path: FieldPath; name: string }>();
  const path = field?.join(".");
  const request = useMemo(() => {
    if (file === undefined || !path) return undefined;
    const asked = { file, path: stepsOf(path) };
    return { file, path: lastingPath(desk.state().work, asked), asked, turn };
    // Another file is another link, unless it has only got another name.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [path, turn]);
  useEffect(() => {
    if (request && area.current) focusField(area.current, request.asked);
  }, [request]);
  // A link to the current field does not change `field`, but has to focus it again.
  useEvent("hashchange", () => setTurn((now) => now + 1));

  const shown = known?.join(".");
  useEffect(() => {
    if (file === undefined || !shown || request) return;
    const address = { file, path: stepsOf(shown) };
    onField?.(address, labelOf(desk.state().work, address));
    // Once for each file that is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [file]);

  const [lost, setLost] = useState<string>();
  const isGone = useDeskState(({ work }) => {
    const { file: of, path: at } = focused.current ?? {};
    return of !== undefined && at !== undefined && !placeNow(dataOf(work, of), at);
  });
  useEffect(() => {
    // Who removes an item is led on.
    if (isGone && !area.current?.contains(document.activeElement)) setLost(focused.current?.name);
  }, [isGone]);

  const isByTab = useIsByTab();
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    // A text field grows when it gets the focus, so this scrolls after it was rendered.
    if (isByTab.current) requestAnimationFrame(() => target.scrollIntoView({ block: "nearest" }));
    const found = target.closest<HTMLElement>("[data-field]");
    const named = found ? fileOf(found) : undefined;
    if (named === undefined || !found?.dataset.field) return;
    const address = { file: named, path: stepsOf(found.dataset.field) };
    const { work } = desk.state();
    setLost(undefined);
    focused.current = {
      file: named,
      path: lastingPath(work, address),
      name: fieldLabels(contentNow(work), named, dataOf(work, named), address.path).join(" › "),
    };
    onField?.(address, labelOf(work, address));
  };
  const onBlur = () => {
    focused.current = undefined;
  };
  return (
    <FocusRequestContext.Provider value={request}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is typed on the buttons inside */}
      <div ref={area} onFocus={onFocus} onBlur={onBlur} onKeyDown={typeOn} data-file={file}>
        {lost !== undefined && (
          <p className="fault" role="alert">
            {fields.gone(lost)}
          </p>
        )}
        {children}
      </div>
    </FocusRequestContext.Provider>
  );
};
