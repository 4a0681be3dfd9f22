import type { Draft } from "../editor/preview";
import { languageCodes } from "../languages";
import { collections } from "../model";
import { holds, type Collection } from "../model/collection";

/**
 * The fields of a draft that pages can show. Texts may be too long or not there yet; where anything else
 * is wrong, or not there yet, the field stays as it is saved.
 */
export const drawableFields = ({ file, data }: Draft): Record<string, unknown> => {
  const collection = collections.find((candidate) => holds(candidate, file));
  if (!collection) return {};
  const wrong = wrongFields(collection, data);
  const names = Object.keys(collection.schema.shape)
    // Gatsby has identifiers of its own.
    .filter((name) => name !== "id" && !wrong.has(name));
  // What may be left out, and is, is undefined.
  return Object.fromEntries(names.map((name) => [name, data[name]]));
};

/** The outermost fields in which something is wrong that is not a text in a language. */
const wrongFields = ({ schema }: Collection, data: unknown) => {
  const issues = schema.safeParse(data).error?.issues ?? [];
  return new Set(issues.filter(({ path }) => !isText(path)).map(({ path }) => path[0]));
};

const isText = (path: PropertyKey[]) => languageCodes.some((code) => code === path.at(-1));
