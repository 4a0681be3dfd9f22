/** The values of each unsent form, by the name of the form, kept while its page is left. */
const drafts = new Map<string, [name: string, value: string][]>();

export const keepDraft = (name: string, form: HTMLFormElement) => {
  const values = Array.from(new FormData(form)).filter(([key]) => !key.startsWith("_"));
  drafts.set(
    name,
    values.map(([key, value]) => [key, String(value)]),
  );
};

export const restoreDraft = (name: string, form: HTMLFormElement) => {
  for (const [key, value] of drafts.get(name) ?? []) {
    const field = form.elements.namedItem(key);
    if (field && "value" in field) field.value = value;
  }
};

export const dropDraft = (name: string) => drafts.delete(name);
