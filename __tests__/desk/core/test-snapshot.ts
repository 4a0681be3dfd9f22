import { withParsedYaml } from "../../../src/typed-content/files/parsed-yaml";
import type { Snapshot } from "../../../src/desk/core/snapshot";
import { giveModel } from "../../../src/desk/core/model";
import { guestHouse } from "../../guest-house/model";

export { houseSnapshot as testSnapshot } from "../../guest-house/snapshot";

giveModel(guestHouse);

/** Returns a later snapshot in which some files hold other data. */
export const changedSnapshot = (
  snapshot: Snapshot,
  revision: string,
  changed: Record<string, unknown>,
): Snapshot => ({
  ...snapshot,
  revision,
  sources: snapshot.sources.map((source) =>
    source.file in changed
      ? // JSON is YAML, too.
        withParsedYaml({ file: source.file, text: JSON.stringify(changed[source.file]) })
      : source,
  ),
});
