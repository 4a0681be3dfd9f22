/** No dot at the beginning, and no characters that file systems may treat as a path. */
export const NAME = "(?!\\.)[^/\\\\:\\p{Cc}]+";

/** The desk may write texts and pictures. */
const TEXT = `(?:${NAME}/)*${NAME}\\.(?:json|yaml)`;
export const PICTURE = `media(?:/${NAME})+\\.(?:avif|jpe?g|png|webp)`;

const WRITABLE = new RegExp(`^(?:${TEXT}|${PICTURE})$`, "u");

/** The path is below `content`. */
export const isWritable = (file: string) => WRITABLE.test(file);
