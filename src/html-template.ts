const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** HTML that is not escaped again. */
export class Html {
  constructor(readonly source: string) {}
}

type Value = string | number | Html | Html[];

/** Template tag that escapes every interpolated value but other HTML. */
export const html = (parts: TemplateStringsArray, ...values: Value[]) =>
  new Html(String.raw({ raw: parts }, ...values.map(sourceOf)));

const sourceOf = (value: Value): string => {
  if (value instanceof Html) return value.source;
  if (Array.isArray(value)) return value.map(sourceOf).join("\n");
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character]);
};
