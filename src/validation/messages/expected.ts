import type { SchemaNode } from "../../model/schema";
import type { OwnerLanguage } from "./owner-language";
import { tables } from "./tables";

/** What a field holds, in words; without a field of its own, a text in one language. */
export const expectation = (node?: SchemaNode, language: OwnerLanguage = "es") => {
  const { fields } = tables[language];
  if (node?.enum) return fields.oneOf(node.enum);
  if (node?.type === "integer") return fields.integer;
  return fields[node?.kind ?? "name"];
};
