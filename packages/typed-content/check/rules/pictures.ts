import type { Content, Picture } from "../../content";
import { PICTURE_ENDING } from "../../files/kinds";
import { pictureUses } from "../../files/pictures";
import { isTooLarge, LARGEST_MB, LARGEST_MEGAPIXELS, LARGEST_RATIO } from "../../fields/picture";
import type { ContentError, ErrorDetails } from "../findings";

/** What Gatsby can process. Sharp's "heif" is AVIF, but also HEIC, as iPhones write it. */
const FORMATS = ["jpeg", "png", "webp", "heif"];

/** A picture must exist under exactly that name. */
export const missingPictures = ({ files, entries }: Content): ContentError[] =>
  pictureUses(entries)
    .filter(({ picture }) => !files.includes(picture))
    .map(({ file, path, picture }) => ({
      file,
      path,
      code: "picture-missing",
      picture: `/${picture}`,
    }));

export const pictureErrors = (pictures: Picture[]): ContentError[] =>
  pictures.flatMap((picture) => {
    const problem = problemOf(picture);
    return problem ? [{ file: picture.file, path: [], ...problem }] : [];
  });

const problemOf = (picture: Picture): ErrorDetails | undefined => {
  const { file, bytes, format, compression, width, height, isTurned, isDamaged } = picture;
  if (!PICTURE_ENDING.test(file)) return { code: "picture-format" };
  if (bytes > LARGEST_MB * 1e6) return { code: "picture-too-heavy", limit: LARGEST_MB };
  if (!format) return { code: "picture-unreadable" };
  if (!FORMATS.includes(format) || compression === "hevc") return { code: "picture-format" };
  if (isTooLarge(picture)) return { code: "picture-too-large", limit: LARGEST_MEGAPIXELS };
  if (isDamaged) return { code: "picture-damaged" };
  if (Math.max(width / height, height / width) > LARGEST_RATIO)
    return { code: "picture-strip", limit: LARGEST_RATIO };
  // Gatsby computes the sizes of its versions before it turns them.
  return isTurned ? { code: "picture-turned" } : undefined;
};
