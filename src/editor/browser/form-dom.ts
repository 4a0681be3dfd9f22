import { nodeAt, type Path, type SchemaNode } from "../../model/schema";

/** Decap's box of one field: its label, its errors, its control and the fields inside it. */
const FIELD = "[class*='-ControlContainer']";

/** Lists and groups that can be folded away, one in another. */
const MOST_LIDS = 3;

/** A field that Decap does not accept, and why, with the labels of the fields around it. */
export type RefusedField = { field: Element; message: string };

/** Every field of the open form that is marked as wrong, from above. */
export const refusedFields = (): RefusedField[] =>
  [...document.querySelectorAll("[class*='-ControlErrorsList'] li")].flatMap((error) => {
    const field = error.closest(FIELD);
    const message = String(error.textContent);
    return field ? [{ field, message: [...labelsAround(field), message].join(" › ") }] : [];
  });

/**
 * The field at a path of the entry, or the nearest around it that the form has. A control of ours says
 * the paths of the fields inside it.
 */
export const fieldAt = (path: Path) =>
  [...document.querySelectorAll<HTMLElement>("[data-path]")].find(
    ({ dataset }) => dataset.path === path.join("."),
  ) ?? nestedField(path);

const nestedField = (path: Path) =>
  path.reduce<Element | undefined>((around, step, index) => {
    const above = path[index - 1];
    const place = typeof above === "number" ? above : 0;
    return namesakes(around, step)[place] ?? around;
  }, undefined);

/** The path, in an entry of such a schema, of the field in which an element of the form stands. */
export const pathOf = (element: Element, node: SchemaNode): Path => {
  const control = element.closest<HTMLElement>("[data-path]");
  if (control) return toPath(String(control.dataset.path));
  const field = element.closest(FIELD);
  const name = field && nameOf(field);
  if (!name) return [];
  const around = fieldAround(field);
  const path = around ? pathOf(around, node) : [];
  const isItem = nodeAt(node, path)?.items !== undefined;
  return isItem ? [...path, namesakes(around, name).indexOf(field), name] : [...path, name];
};

/** A path as texts write it: `facts.0.title.es`. */
export const toPath = (steps: string): Path =>
  steps.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/**
 * Brings a field into sight, opening the list items around it.
 * @returns what leads the cursor into it
 */
export const revealField = async (field: Element) => {
  for (let lid = 0; lid < MOST_LIDS; lid++) {
    // The first button beside what is folded away opens it.
    hiddenAround(field)?.parentElement?.querySelector("button")?.click();
    await new Promise(requestAnimationFrame);
  }
  field.scrollIntoView({ block: "center" });
  return () => inputOf(field)?.focus();
};

/** Marks the fields that are to be corrected, until somebody writes in them, and no others. */
export const markFields = (fields: Element[]) => {
  document.querySelectorAll("[data-wrong]").forEach(unmark);
  for (const field of fields) {
    field.setAttribute("data-wrong", "");
    inputOf(field)?.setAttribute("aria-invalid", "true");
    field.addEventListener("input", () => unmark(field), { once: true });
  }
};

const unmark = (field: Element) => {
  field.removeAttribute("data-wrong");
  inputOf(field)?.removeAttribute("aria-invalid");
};

const inputOf = (field: Element) =>
  field.querySelector<HTMLElement>("input, textarea, select, button");

/** The outermost element around a field that is folded away. */
const hiddenAround = (field: Element) => {
  let hidden: Element | undefined;
  for (let around = field.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).display === "none") hidden = around;
  }
  return hidden;
};

/** The fields of a name inside another, or in the form: in a list, one of each item. */
const namesakes = (around: Element | undefined, name: string | number) =>
  [...document.querySelectorAll(FIELD)].filter(
    (field) => fieldAround(field) === around && nameOf(field) === name,
  );

const fieldAround = (field: Element) => field.parentElement?.closest(FIELD) ?? undefined;

/** Decap's identifiers are a field's name and a number. */
const nameOf = (field: Element) => field.querySelector("label")?.htmlFor.replace(/-field-\d+$/, "");

/** Items of a list are counted from 1. */
const labelsAround = (field: Element): string[] => {
  const around = fieldAround(field);
  if (!around) return [];
  const items = namesakes(around, String(nameOf(field)));
  const position = items.length > 1 ? [`${items.indexOf(field) + 1}`] : [];
  const label = String(around.querySelector("label")?.firstChild?.textContent);
  return [...labelsAround(around), label, ...position];
};
