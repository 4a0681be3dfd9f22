import { isReservedName } from "../../typed-content/files/file-names";

/** Most letters of a name without its number: with its folder it has to fit into `LONGEST_PATH`. */
const LONGEST_NAME = 60;

/** Returns the first name of `casa`, `casa-2`, `casa-3` … that is free, and possible in every file system. */
export const freeName = (wanted: string, isTaken: (name: string) => boolean) => {
  const short = wanted.slice(0, LONGEST_NAME).replace(/-$/, "");
  let name = short;
  for (let number = 2; isTaken(name) || isReservedName(name); number += 1)
    name = `${short}-${number}`;
  return name;
};
