const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export class Markup {
  constructor(readonly source: string) {}
}

type Value = string | number | Markup | Markup[];

/** Escapes all values except `Markup`. */
export const markup = (parts: TemplateStringsArray, ...values: Value[]) =>
  new Markup(String.raw({ raw: parts }, ...values.map(sourceOf)));

const sourceOf = (value: Value): string => {
  if (value instanceof Markup) return value.source;
  if (Array.isArray(value)) return value.map(sourceOf).join("\n");
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
};
