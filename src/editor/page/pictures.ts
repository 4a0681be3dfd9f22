import type { PictureData } from "./engine";

/** What a query asks of a picture: sizes, formats, qualities. */
export type PictureArguments = Record<string, unknown>;

/** What the build has made of each picture. */
export type BuiltPictures = {
  /** The sets of arguments with which pages ask. */
  args: PictureArguments[];
  /** What it gave for each of them, null where no page asks, by the picture's path below `content`. */
  data: Record<string, unknown[]>;
};

/** Returns a name by which two sets of arguments are the same, in whatever order they stand. */
export const argumentsKey = (args: PictureArguments) =>
  JSON.stringify(Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A picture as `gatsbyImageData` gives it, of which there is one size only. */
const plainPicture = (src: string, { width = 1600 }: PictureArguments) => ({
  layout: "constrained",
  images: { fallback: { src } },
  width,
  height: (Number(width) * 2) / 3,
});

/**
 * Returns what answers for pictures: an upload as it is; else what the build has made for these
 * arguments, or for others; else, of a picture that no page has shown, its file.
 * @param uploads pictures that are not published yet, as `data:` addresses
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
