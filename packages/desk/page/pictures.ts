import type { PictureData } from "./engine";

/** Of a query for a picture: sizes, formats, qualities. */
export type PictureArguments = Record<string, unknown>;

export type BuiltPictures = {
  /** The sets of arguments that the pages use. */
  args: PictureArguments[];
  /** By the picture's path below `content`, for each set of arguments; null where no page asks for it. */
  data: Record<string, unknown[]>;
};

/** Equal for equal arguments in any order. */
export const argumentsKey = (args: PictureArguments) =>
  JSON.stringify(Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Like `gatsbyImageData`, but with one size. */
const plainPicture = (src: string, { width = 1600 }: PictureArguments) => ({
  layout: "constrained",
  images: { fallback: { src } },
  width,
  height: (Number(width) * 2) / 3,
});

/**
 * An upload is taken as it is; else the build's data for these arguments, or for others; else the file.
 * @param uploads `data:` URLs of pictures that are not published yet
 */
export const pictureData = (
  { args: sets, data }: BuiltPictures,
  uploads: ReadonlyMap<string, string>,
): PictureData => {
  const keys = sets.map(argumentsKey);
  return (file, args) => {
    const upload = uploads.get(file);
    if (upload) return plainPicture(upload, args);
    const built = data[file] ?? [];
    const exact = built[keys.indexOf(argumentsKey(args))];
    return exact ?? built.find(Boolean) ?? plainPicture(encodeURI(`/${file}`), args);
  };
};
