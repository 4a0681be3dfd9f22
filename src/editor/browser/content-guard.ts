import type { Content } from "../../content-files/content";
import { nodeAt } from "../../model/schema";
import type { ContentError } from "../../validation/findings";
import { placeInEditor } from "../../validation/launch/place";
import { introducedErrors, type Change } from "./content-errors";
import { messageInEditor } from "./entry-errors";
import { reached, refuse } from "./refusal";
import type { Versions } from "./versions";

const ROOT = "content/";

const NEEDED = "No se ha borrado, porque todavía hace falta.";

/** An entry's file as it will be, and the pictures of the library, new ones too. */
type Save = { path: string; text: string; pictures: string[] };

/** Stops saves and deletions after which the check would refuse the content as a whole. */
export const contentGuard = (versions: Versions) => {
  const errorsAfter = async (change: Change, pictures: string[]) => {
    const texts = await reached(versions.texts());
    const { content, errors } = await introducedErrors(
      texts,
      change,
      async (picture) =>
        pictures.includes(ROOT + picture) || reached(versions.exists(ROOT + picture)),
    );
    return errors.map((error) => ({
      ...error,
      place: placeInEditor(content, error),
      message: messageOf(error, content),
    }));
  };
  return {
    refuseBrokenSave: async ({ path, text, pictures }: Save) => {
      const file = belowRoot(path);
      const errors = await errorsAfter({ [file]: text }, pictures);
      if (errors.length === 0) return;
      const own = errors.filter((error) => error.file === file);
      await refuse(
        errors.map(({ place, message }) => `${place}: ${message}`),
        own.map(({ path }) => path),
      );
    },
    /** @param paths of entries or pictures, from the root of the repository */
    refuseBrokenDeletion: async (paths: string[]) => {
      const change = Object.fromEntries(paths.map((path) => [belowRoot(path), undefined]));
      const errors = await errorsAfter(change, []);
      if (errors.length === 0) return;
      const reasons = errors.map(({ code, place, message }) =>
        code === "picture-missing" ? `Se usa en «${place}».` : `${place}: ${message}`,
      );
      await refuse([NEEDED, ...reasons, "Cambiadlo antes allí."]);
    },
  };
};

const belowRoot = (path: string) => path.slice(ROOT.length);

/** The entry may be another than the one that is open. */
const messageOf = (error: ContentError, { entries }: Content) => {
  const entry = entries.find(({ file }) => file === error.file);
  return messageInEditor(error, entry && nodeAt(entry.node, error.path));
};
