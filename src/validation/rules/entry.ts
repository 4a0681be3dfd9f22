import type { Entry } from "../../content-files/content";
import { fieldFaults } from "./fields";
import { firstOfEachField } from "../first-of-each-field";
import { repeatedInLists } from "./ids";
import { wrongPlaceholders } from "./placeholders";

/**
 * The faults that one entry has by itself, whatever the other files say.
 * @param facts the names that its texts may use as placeholders
 */
export const entryFaults = (entry: Entry, facts: string[]) =>
  firstOfEachField([
    ...fieldFaults(entry),
    ...repeatedInLists(entry),
    ...wrongPlaceholders(entry, facts),
  ]);
