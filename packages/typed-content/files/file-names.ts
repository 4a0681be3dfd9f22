/** Windows keeps the first ones for devices, whatever follows a dot; Gatsby does not watch the folders. */
const RESERVED = /^(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|$)|^(?:node_modules|bower_components)$/i;

/** Windows drops a dot at the end. */
export const isReservedName = (name: string) => RESERVED.test(name) || name.endsWith(".");

/** Characters below `content`. Windows allows 260 for a whole path, and builds copy pictures into deeper folders. */
export const LONGEST_PATH = 100;

/** Letters without the number: with its folder the name has to fit into `LONGEST_PATH`. */
const LONGEST_NAME = 60;

/** `casa`, `casa-2`, `casa-3` …; possible in every file system. */
export const freeName = (wanted: string, isTaken: (name: string) => boolean) => {
  const short = wanted.slice(0, LONGEST_NAME).replace(/-$/, "");
  let name = short;
  for (let number = 2; isTaken(name) || isReservedName(name); number += 1)
    name = `${short}-${number}`;
  return name;
};
