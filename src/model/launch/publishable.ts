import { isRecord } from "@brisa/typed-content/helpers";
import { localeFile, localeOf } from "@brisa/typed-content/files";
import {
  type Content,
  type Entry,
  type Picture,
  type Path,
  type Address,
  isWritten,
  valueAt,
} from "@brisa/typed-content";
import { languageCodes } from "../languages";
import { type Warning, missingValues } from "@brisa/typed-content/check";

/**
 * Returns the content without values that are missing for the launch, for structured data. Prices depend on months
 * that it may leave out, and are calculated from the whole content, as on pages.
 */
export const publishable = (content: Content, pictures: Picture[]): Content => {
  const missing = missingValues(content, pictures).flatMap(placesOf);
  const withoutMissing = <File extends { file: string; data: unknown }>(source: File): File => {
    const paths = missing.filter(({ file }) => file === source.file).map(({ path }) => path);
    if (paths.length === 0) return source;
    const data = structuredClone(source.data);
    for (const path of paths) remove(data, path);
    return { ...source, data };
  };
  return {
    ...content,
    entries: content.entries.filter(isComplete).map(withoutMissing),
    locales: content.locales.map(withoutMissing),
    whole: content,
  };
};

/** Whether an entry has the text without which no page shows it. */
const isComplete = ({ collection: { shownWith }, data }: Entry) =>
  shownWith === undefined || (isRecord(data) && isWritten(data[shownWith]));

/**
 * Returns the paths to remove for a missing value. A bracket that is open in every language is reported only
 * once. The months of the season are a guess until they are confirmed.
 */
const placesOf = (missing: Warning): Address[] => {
  const { file, path } = missing;
  if (path[0] === "seasonConfirmed") return [{ file, path: ["season"] }];
  if (!("everywhere" in missing) || !missing.everywhere) return [missing];
  const locale = localeOf(file);
  if (!locale) return [{ file, path: path.slice(0, -1) }];
  return languageCodes.map((code) => ({
    file: localeFile(code, locale.namespace),
    path,
  }));
};

const remove = (data: unknown, path: Path) => {
  const holder = valueAt(data, path.slice(0, -1));
  // Modifies the data, which are a copy.
  if (isRecord(holder)) Reflect.deleteProperty(holder, path.at(-1) ?? "");
};
