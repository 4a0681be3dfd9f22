import { cachedByAll } from "@brisa/typed-content/helpers";
import { pictureUses, type PictureUse } from "@brisa/typed-content/files";
import type { Picture } from "@brisa/typed-content";
import { editedPictures, type Edits, contentNow, dataIn, type Snapshot } from "../core/edits";
import { valueAt } from "../core/paths";
import { plain, wordsOf } from "../core/plain";
import type { Work } from "../core/work";
import { pictureIn } from "./replace";

export type LibraryPicture = {
  picture: Picture;
  name: string;
  uses: PictureUse[];
  /** Alternative texts of all its uses, in every language. */
  descriptions: string[];
  isNew: boolean;
};

export const nameOf = (file: string) => file.replace(/^\/?media\//, "");

const library = cachedByAll((edits: Edits, snapshot: Snapshot): LibraryPicture[] => {
  const content = contentNow({ snapshot, edits });
  const uses = pictureUses(content.entries);
  return editedPictures(snapshot, edits)
    .map((picture): LibraryPicture => {
      const own = uses.filter((use) => use.picture === picture.file);
      return {
        picture,
        name: nameOf(picture.file),
        uses: own,
        descriptions: own.flatMap(({ file, path }) => {
          const { description } = pictureIn(valueAt(dataIn(content, file), path.slice(0, -1)));
          return Object.values(description ?? {});
        }),
        isNew: edits.has(picture.file),
      };
    })
    .sort((a, b) => Number(b.isNew) - Number(a.isNew) || a.name.localeCompare(b.name));
});

/** New ones first. Cached. */
export const libraryOf = ({ snapshot, edits }: Work) => library(edits, snapshot);

/** All words of the query match, without case and accents. An empty query matches all pictures. */
export const searchPictures = (pictures: LibraryPicture[], query: string) => {
  const wanted = wordsOf(query);
  return pictures.filter(({ name, descriptions }) => {
    const text = plain([name, ...descriptions].join(" ").normalize("NFC"));
    return wanted.every((word) => text.includes(word));
  });
};
