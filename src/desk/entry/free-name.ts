import { isReservedName } from "../../typed-content/files/file-names";

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
