import { name } from "../../../package.json";

/**
 * What Gatsby, and the bundler and the file searches that it uses, read as something else than a part of a path:
 * as a pattern (`[web]`), as an address (`a#b`, `100%`), as a loader (`a!b`) or as the end of a text (`d'Or`). Each
 * was tried, and so were spaces, accents, `(1)` and `& , ; ~ = + ^ $ "`, which work.
 */
const SPECIAL = /[#%'[\]{}!*?]|[@+]\(|\([^()]*\|/;

/** Folders in whose files Gatsby sees packages, which it neither compiles nor watches. */
const OF_PACKAGES = /(?<=^|[\\/])(?:node_modules|bower_components)(?=[\\/]|$)/;

/**
 * @param folder the absolute path of a working copy
 * @throws if no site can be built there; the message says what to do, in Spanish and English
 */
export const checkFolder = (folder: string) => {
  const [part] = SPECIAL.exec(folder) ?? OF_PACKAGES.exec(folder) ?? [];
  if (part === undefined) return;
  throw new Error(
    `La web está en la carpeta ${folder}, y con «${part}» en el nombre no se puede construir: ` +
      `ponedle otro, por ejemplo ${name}.\n` +
      `The site is in the folder ${folder}, and cannot be built with “${part}” in the name: ` +
      `give it another one, for example ${name}.`,
  );
};
