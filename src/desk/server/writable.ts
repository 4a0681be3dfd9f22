/** It does not begin with a dot, and has no characters that file systems may treat as a path. */
export const NAME = "(?!\\.)[^/\\\\:\\p{Cc}]+";

/** Below `content`, what the desk may write: texts and pictures. */
const TEXT = `(?:${NAME}/)*${NAME}\\.(?:json|yaml)`;
export const PICTURE = `media(?:/${NAME})+\\.(?:avif|jpe?g|png|webp)`;

const WRITABLE = new RegExp(`^(?:${TEXT}|${PICTURE})$`, "u");

/** By the path below `content`. */
export const isWritable = (file: string) => WRITABLE.test(file);
