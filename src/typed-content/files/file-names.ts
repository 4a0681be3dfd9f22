/** Windows keeps the first ones for devices, whatever follows a dot; Gatsby does not watch the folders. */
const RESERVED = /^(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|$)|^(?:node_modules|bower_components)$/i;

/** Windows drops a dot at the end. */
export const isReservedName = (name: string) => RESERVED.test(name) || name.endsWith(".");

/** Characters below `content`. Windows allows 260 for a whole path, and builds copy pictures into deeper folders. */
export const LONGEST_PATH = 100;
