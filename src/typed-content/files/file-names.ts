/** Names that Windows keeps for devices, whatever follows a dot, and those of folders that Gatsby does not watch. */
const RESERVED = /^(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|$)|^(?:node_modules|bower_components)$/i;

/** Whether a name of a file or folder cannot be used everywhere. Windows drops a dot at the end. */
export const isReservedName = (name: string) => RESERVED.test(name) || name.endsWith(".");

/**
 * Characters of the longest path below `content`. Windows allows 260 for a whole path, and builds copy pictures
 * into deeper folders.
 */
export const LONGEST_PATH = 100;
