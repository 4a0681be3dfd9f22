import type { ContentModel } from "@brisa/typed-content";
import { withParsedYaml, readSources, readPictures } from "@brisa/typed-content/read";
import { ROOT } from "../../../examples/guest-house/__tests__/house-content";
import { guestHouse } from "../../../examples/guest-house/model";
import type { Snapshot } from "../core/edits";

/** Reads the content of a folder as a store holds it. */
export const readSnapshot = async (root: string, model: ContentModel): Promise<Snapshot> => {
  const { files, sources } = readSources(root, model);
  const pictures = await readPictures(root, files);
  return { revision: "first", files, sources: sources.map(withParsedYaml), pictures };
};

let snapshot: Promise<Snapshot> | undefined;

/** Returns the guest house's content as a store holds it. Always the same one, which is parsed and checked only once. */
export const houseSnapshot = () => (snapshot ??= readSnapshot(ROOT, guestHouse));
