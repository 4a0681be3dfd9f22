/** A file name: it does not begin with a dot, and has no characters that file systems may treat as a path. */
export const NAME = "(?!\\.)[^/\\\\:\\p{Cc}]+";

/** The paths below `content` that the desk may write: texts and pictures. */
const TEXT = `(?:${NAME}/)*${NAME}\\.(?:json|yaml)`;
export const PICTURE = `media(?:/${NAME})+\\.(?:avif|jpe?g|png|webp)`;

const WRITABLE = new RegExp(`^(?:${TEXT}|${PICTURE})$`, "u");

/** Whether the desk may write a file, given its path below `content`. */
export const isWritable = (file: string) => WRITABLE.test(file);
