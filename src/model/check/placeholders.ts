import { defaultLanguage } from "../../languages";
import {
  factFiles,
  fillPlaceholders,
  placeholdersIn,
  placeholderValues,
  type Facts,
} from "../placeholders";
import { walk, type SchemaNode } from "../schema";
import type { Content } from "./content";
import type { Fault, FieldFault } from "./fault";

/**
 * `{{names}}` in texts that stand for no fact, that are not closed, or that nobody fills in.
 * @param faulty files with a fault already: the facts of such a file are not all known
 */
export const wrongPlaceholders = ({ entries }: Content, faulty: Set<string>): Fault[] => {
  const facts = Object.fromEntries(
    factFiles.map((name) => {
      const entry = entries.find(({ file }) => file === `${name}.json` && !faulty.has(file));
      return [name, entry?.data];
    }),
  ) as Facts;
  const known = placeholderValues(facts, defaultLanguage);
  const unread = factFiles.filter((name) => facts[name] === undefined);
  const isKnown = (name: string) =>
    Object.hasOwn(known, name) || unread.some((fact) => name.startsWith(`${fact}.`));

  return entries.flatMap(({ file, node, data }) => {
    const faults: Fault[] = [];
    walk(node, data, (field, value, path) => {
      if (typeof value !== "string") return;
      faults.push(...textFaults(value, field, isKnown).map((fault) => ({ ...fault, file, path })));
    });
    return faults;
  });
};

const textFaults = (
  text: string,
  { kind }: SchemaNode,
  isKnown: (name: string) => boolean,
): Omit<FieldFault, "path">[] => {
  const names = placeholdersIn(text);
  // Only the texts inside a localized field have no kind of their own, and only they are filled in.
  if (names.length > 0 && kind) return [{ code: "useless-placeholder", detail: names[0] }];
  const rest = fillPlaceholders(text, Object.fromEntries(names.map((name) => [name, ""])));
  if (/\{\{|\}\}/.test(rest)) return [{ code: "open-placeholder" }];
  return names
    .filter((name) => !isKnown(name))
    .map((name) => ({ code: "unknown-placeholder", detail: name }));
};
