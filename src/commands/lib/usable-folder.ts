import { name } from "../../../package.json";

/**
 * What Gatsby, the bundler or a file search reads as a pattern (`[web]`), an address (`a#b`, `100%`), a loader (`a!b`)
 * or the end of a text (`d'Or`). Tried and harmless: spaces, accents, `(1)` and `& , ; ~ = + ^ $ "`.
 */
const SPECIAL = /[#%'[\]{}!*?]|[@+]\(|\([^()]*\|/;

/** Gatsby sees packages in them, and neither compiles nor watches their files. */
const OF_PACKAGES = /(?<=^|[\\/])(?:node_modules|bower_components)(?=[\\/]|$)/;

/** @throws if no site can be built in a folder (an absolute path), with what to do, in Spanish and English */
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
