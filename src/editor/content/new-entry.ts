import type { Collection } from "../../model/collection";
import { jsonSchema } from "../../model/schema";
import { isRecord } from "../../content-files/content";
import { collectionOf } from "./edits";
import { withNewEntry } from "./names";
import type { Work } from "./work";

/** Initial data of a new entry: every optional yes-or-no field is no. */
const given = (collection: Collection) => {
  const { properties = {}, required = [] } = jsonSchema(collection);
  const answers = required.filter((key) => properties[key]?.kind === "yes-no");
  return Object.fromEntries(answers.map((key) => [key, false]));
};

/** Fields that are filled in automatically. */
const OWN = ["id", "order"];

/**
 * Returns the work with a new entry, and the path of its file. Reuses a new entry that was left empty.
 * @param now in milliseconds
 */
export const withStartedEntry = (work: Work, collection: Collection, now: number) => {
  const answers = given(collection);
  const isEmpty = (data: unknown) =>
    isRecord(data) && Object.keys(data).every((key) => OWN.includes(key) || key in answers);
  for (const [file, { base, data }] of work.edits)
    if (base === undefined && collectionOf(file) === collection && isEmpty(data))
      return { work, file };
  return withNewEntry(work, collection, answers, now);
};
