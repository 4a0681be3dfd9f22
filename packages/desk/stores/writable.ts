/** No dot at the beginning, and no characters that file systems may treat as a path. */
const NAME = "(?!\\.)[^/\\\\:\\p{Cc}]+";

const PATH = new RegExp(`^(?:${NAME}/)*${NAME}$`, "u");

/** Below a folder, and not above it. */
export const isPlainPath = (path: string) => PATH.test(path);

const PICTURE = /^media\/.+\.(?:avif|jpe?g|png|webp)$/u;

export const isContentPicture = (file: string) => PICTURE.test(file) && isPlainPath(file);

/** The desk may write texts and pictures. The path is below `content`. */
export const isWritable = (file: string) =>
  isContentPicture(file) || (/\.(?:json|yaml)$/u.test(file) && isPlainPath(file));
