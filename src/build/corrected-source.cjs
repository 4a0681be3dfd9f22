const { basename } = require("node:path");

const TOLERANT = `
function decodedHash(hash) {
  try {
    return decodeURI(hash);
  } catch (error) {
    return hash;
  }
}`;

/** By the names of Gatsby's modules (`bundles.ts`), with how often they have what is corrected. */
const corrections = {
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
    throw new Error(`Gatsby's ${name} has changed: does it still need its correction?`);
  return parts.join(right) + added;
};
