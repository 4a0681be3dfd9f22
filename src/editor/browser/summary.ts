import { isRecord } from "../../content-files/content";

/**
 * The text by which a list tells an entry or an item from others; "" where it has none.
 * @param summary of Decap's configuration: it begins with the field to show
 */
export const summaryOf = (summary: unknown, data: unknown) => {
  const [, path = ""] = /\{\{(?:fields\.)?([\w.]+)/.exec(String(summary)) ?? [];
  const text = path
    .split(".")
    .reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), data);
  return text === undefined || isRecord(text) ? "" : String(text);
};
