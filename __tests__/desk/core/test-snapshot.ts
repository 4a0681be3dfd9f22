import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { withParsedYaml } from "../../../src/typed-content/files/parsed-yaml";
import { readSources } from "../../../src/typed-content/files/read";
import { readPictures } from "../../../src/typed-content/files/read-pictures";
import type { Snapshot } from "../../../src/desk/core/snapshot";
import { giveModel } from "../../../src/desk/core/model";
import { contentModel } from "../../../src/model";

giveModel(contentModel);

const readSnapshot = async (): Promise<Snapshot> => {
  const { files, sources } = readSources(TEST_CONTENT, contentModel);
  const pictures = await readPictures(TEST_CONTENT, files);
  return { revision: "first", files, sources: sources.map(withParsedYaml), pictures };
};

let snapshot: Promise<Snapshot> | undefined;

/** Returns the tests' content as a store holds it. Always the same one, which is parsed and checked only once. */
export const testSnapshot = () => (snapshot ??= readSnapshot());

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
