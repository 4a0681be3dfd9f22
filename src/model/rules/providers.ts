import { isRecord } from "../../base/is-record";
import type { Content } from "../../typed-content/content";
import type { ModelFinding } from "../findings";

/**
 * Finds an address of the desk that is the site's own. There the script of a provider could read what the desk keeps
 * in memory.
 */
export const deskErrors = ({ entries }: Content): ModelFinding[] => {
  const dataOf = (file: string) => entries.find((entry) => entry.file === file)?.data;
  const [company, providers] = [dataOf("company.json"), dataOf("providers.json")];
  if (!isRecord(company) || !isRecord(providers) || !isRecord(providers.editor)) return [];
  return providers.editor.origin !== undefined && providers.editor.origin === company.website
    ? [{ file: "providers.json", path: ["editor", "origin"], code: "desk-at-site" }]
    : [];
};
