/** What has been written into each form, so that leaving its page loses nothing. */
const drafts = new Map<string, [name: string, value: string][]>();

export const keepDraft = (name: string, form: HTMLFormElement) => {
  const texts = Array.from(new FormData(form)).filter(([key]) => !key.startsWith("_"));
  drafts.set(
    name,
    texts.map(([key, value]) => [key, String(value)]),
  );
};

export const restoreDraft = (name: string, form: HTMLFormElement) => {
  for (const [key, value] of drafts.get(name) ?? []) {
    const field = form.elements.namedItem(key);
    if (field && "value" in field) field.value = value;
  }
};

export const dropDraft = (name: string) => drafts.delete(name);
