import { withParsedYaml } from "../../../typed-content/files/parsed-yaml";
import { giveModel } from "../../core/model";
import { guestHouse } from "../../../../examples/guest-house/model";
import type { Snapshot } from "../../core/edits";

export { houseSnapshot as testSnapshot } from "../read-snapshot";

giveModel(guestHouse);

const MARKED = '{\n<<<<<<< HEAD\n  "guests": 2\n=======\n  "guests": 3\n>>>>>>> theirs\n}\n';

/** Returns a later snapshot in which somebody has left the marks of a merge in a file. */
export const brokenSnapshot = (snapshot: Snapshot, file: string): Snapshot => ({
  ...snapshot,
  revision: "broken",
  files: [...new Set([...snapshot.files, file])],
  sources: [
    ...snapshot.sources.filter((source) => source.file !== file),
    withParsedYaml({ file, text: MARKED }),
  ],
});

/** Returns a later snapshot in which some files hold other data, or are gone where the data are undefined. */
export const changedSnapshot = (
  snapshot: Snapshot,
  revision: string,
  changed: Record<string, unknown>,
): Snapshot => {
  const isOther = (file: string) => !(file in changed);
  const there = Object.entries(changed).filter(([, data]) => data !== undefined);
  return {
    ...snapshot,
    revision,
    files: [...snapshot.files.filter(isOther), ...there.map(([file]) => file)].sort(),
    sources: [
      ...snapshot.sources.filter(({ file }) => isOther(file)),
      // JSON is YAML, too.
      ...there.map(([file, data]) => withParsedYaml({ file, text: JSON.stringify(data) })),
    ],
  };
};
