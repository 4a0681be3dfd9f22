const { basename } = require("node:path");

const TOLERANT = `
function decodedHash(hash) {
  try {
    return decodeURI(hash);
  } catch (error) {
    return hash;
  }
}`;

/**
 * Names a class after its component, which has a short name of its own (`short-classes.cjs`), and not by 32 bits of its
 * styles: 400 to 600 bytes (gzip) of a page. One whose styles depend on props has four letters more for each of them.
 */
const shortClasses = {
  wrong: "V(G(G(this.baseHash,n.hash),s)>>>0)",
  right: `this.componentId.slice(3)+(this.rules.some(rule=>typeof rule==="function")?V((G(5381,s)>>>0)%${52 ** 4}):"")`,
  times: 1,
};

/** By the names of modules (`bundles.ts`), with how often they have what is corrected. */
const corrections = {
  "styled-components.esm.js": shortClasses,
  "styled-components.browser.esm.js": shortClasses,
  // Requests the data of the error page for ever if a server answers 500 to everything.
  "loader.js": {
    wrong: "if (status === 500)",
    right: "if (status === 500 && !loadObj.internalServerError)",
    times: 2,
  },
  // Announces pages as "Navigated to …" in every language: keeps only the heading.
  "navigation.js": { wrong: "`Navigated to ${pageName}`", right: "pageName", times: 1 },
  // Throws at a lone % sign in the hash (Gatsby's issue 26828).
  "scroll-handler.js": {
    wrong: "decodeURI(hash)",
    right: "decodedHash(hash)",
    times: 2,
    added: TOLERANT,
  },
};

/** A webpack loader. */
module.exports = function (source) {
  const name = basename(this.resourcePath);
  const { wrong, right, times, added = "" } = corrections[name];
  const parts = source.split(wrong);
  if (parts.length !== times + 1)
    throw new Error(`${name} has changed: does it still need its correction?`);
  return parts.join(right) + added;
};
