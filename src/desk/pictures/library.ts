import { pictureUses, type PictureUse } from "../../typed-content/files/pictures";
import type { Picture } from "../../typed-content/content";
import { editedContent, editedPictures } from "../core/edits";
import { valueAt } from "../core/paths";
import { plain, wordsOf } from "../core/plain";
import { dataOf, type Work } from "../core/work";
import { pictureIn } from "./replace";

/** A picture of the content and where it is used. */
export type LibraryPicture = {
  picture: Picture;
  /** File name without the folder. */
  name: string;
  uses: PictureUse[];
  /** Alternative texts of all its uses, in every language. */
  descriptions: string[];
  /** Whether it is unpublished. */
  isNew: boolean;
};

/** Returns the name under which a picture is shown: its file's, without the folder. */
export const nameOf = (file: string) => file.replace(/^\/?media\//, "");

const libraries = new WeakMap<
  Work["edits"],
  { snapshot: Work["snapshot"]; pictures: LibraryPicture[] }
>();

/** Returns all pictures of the edited content, new ones first. */
export const libraryOf = (work: Work): LibraryPicture[] => {
  const cached = libraries.get(work.edits);
  if (cached?.snapshot === work.snapshot) return cached.pictures;
  const uses = pictureUses(editedContent(work.snapshot, work.edits).entries);
  const pictures = editedPictures(work.snapshot, work.edits)
    .map((picture): LibraryPicture => {
      const own = uses.filter((use) => use.picture === picture.file);
      return {
        picture,
        name: nameOf(picture.file),
        uses: own,
        descriptions: own.flatMap(({ file, path }) => {
          const { description } = pictureIn(valueAt(dataOf(work, file), path.slice(0, -1)));
          return Object.values(description ?? {});
        }),
        isNew: work.edits.has(picture.file),
      };
    })
    .sort((a, b) => Number(b.isNew) - Number(a.isNew) || a.name.localeCompare(b.name));
  libraries.set(work.edits, { snapshot: work.snapshot, pictures });
  return pictures;
};

/**
 * Returns the pictures whose name and descriptions contain all words of a query, ignoring case and accents.
 * An empty query matches all pictures.
 */
export const searchPictures = (pictures: LibraryPicture[], query: string) => {
  const wanted = wordsOf(query);
  return pictures.filter(({ name, descriptions }) => {
    const text = plain([name, ...descriptions].join(" ").normalize("NFC"));
    return wanted.every((word) => text.includes(word));
  });
};
