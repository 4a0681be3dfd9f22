import { readStored, store, type DraftKey } from "./storage";

/** Who sends the visitor, which is for the owner alone. */
const UNSTORED = "source";

/**
 * Stores the values of a form until it is sent or the tab is closed. If the form is empty, keeps the stored
 * draft, which may not have been restored yet.
 */
export const keepDraft = (key: DraftKey, form: HTMLFormElement) => {
  const written = [...new FormData(form)].filter(
    ([name, value]) => value && name[0] !== "_" && name !== UNSTORED,
  );
  if (written[0]) store(key, JSON.stringify(written));
};

/** Restores a draft. If the form has been filled in meanwhile, stores its values instead. */
export const restoreDraft = (key: DraftKey, form: HTMLFormElement) => {
  if (isTouched(form)) return keepDraft(key, form);
  for (const [name, value] of parse(readStored(key))) {
    const field = form.elements.namedItem(name);
    if (field && "value" in field) field.value = value;
  }
};

export const dropDraft = (key: DraftKey) => store(key, "");

const isTouched = ({ elements }: HTMLFormElement) =>
  Array.from(elements).some((field) => {
    if (field instanceof HTMLInputElement && field.type === "radio") return field.checked;
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isText && field.value !== field.defaultValue;
  });

/** None if the text is not a draft. */
const parse = (text: string | null): [name: string, value: string][] => {
  try {
    const pairs: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(pairs) ? pairs.filter(isPair) : [];
  } catch {
    return [];
  }
};

const isPair = (pair: unknown): pair is [string, string] =>
  Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string");
