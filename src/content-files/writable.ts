/** Nothing that begins with a dot, and no name that a file system may take for a path. */
export const NAME = "(?!\\.)[^/\\\\:\\p{Cc}]+";

/** The paths, below `content`, of the files that an editor may write: texts and pictures. */
const TEXT = `(?:${NAME}/)*${NAME}\\.(?:json|yaml)`;
export const PICTURE = `media(?:/${NAME})+\\.(?:avif|jpe?g|png|webp)`;

const WRITABLE = new RegExp(`^(?:${TEXT}|${PICTURE})$`, "u");

/** Whether an editor may write a file, by its path below `content`. */
export const isWritable = (file: string) => WRITABLE.test(file);
