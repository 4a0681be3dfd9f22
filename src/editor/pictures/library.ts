import { pictureUses, type Picture, type PictureUse } from "../../content-files/pictures";
import { editedContent, editedPictures } from "../content/edits";
import { valueAt } from "../content/paths";
import { plain, wordsOf } from "../content/plain";
import { dataOf, type Work } from "../content/work";
import { pictureIn } from "./replace";

/** A picture of the content, and where it is shown. */
export type Held = {
  picture: Picture;
  /** Without the folder. */
  name: string;
  uses: PictureUse[];
  /** What its uses say of it, in every language. */
  descriptions: string[];
  /** It is not published. */
  isNew: boolean;
};

/** Returns the name by which people know a picture: that of its file. */
export const nameOf = (file: string) => file.replace(/^\/?media\//, "");

const libraries = new WeakMap<Work["edits"], { snapshot: Work["snapshot"]; pictures: Held[] }>();

/** Returns every picture that there would be, the new ones first. */
export const libraryOf = (work: Work): Held[] => {
  const known = libraries.get(work.edits);
  if (known?.snapshot === work.snapshot) return known.pictures;
  const uses = pictureUses(editedContent(work.snapshot, work.edits).entries);
  const pictures = editedPictures(work.snapshot, work.edits)
    .map((picture): Held => {
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

/** Returns the pictures that are called or described so, whatever the accents; all for no words. */
export const foundIn = (pictures: Held[], words: string) => {
  const wanted = wordsOf(words);
  return pictures.filter(({ name, descriptions }) => {
    const text = plain([name, ...descriptions].join(" ").normalize("NFC"));
    return wanted.every((word) => text.includes(word));
  });
};
