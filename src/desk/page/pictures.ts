import type { PictureData } from "./engine";

/** Sizes, formats, qualities. */
export type PictureArguments = Record<string, unknown>;

export type BuiltPictures = {
  /** The sets that the pages use. */
  args: PictureArguments[];
  /** For each set, null where no page asks for it, by the picture's path below `content`. */
  data: Record<string, unknown[]>;
};

/** Equal for equal arguments in any order. */
export const argumentsKey = (args: PictureArguments) =>
  JSON.stringify(Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1)));

/** In the shape of `gatsbyImageData`, with one size only. */
const plainPicture = (src: string, { width = 1600 }: PictureArguments) => ({
  layout: "constrained",
  images: { fallback: { src } },
  width,
  height: (Number(width) * 2) / 3,
});

/**
 * An upload as it is; else the build's data for these arguments or, failing that, for others; else the file itself.
 * @param uploads unpublished pictures, as `data:` URLs
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
