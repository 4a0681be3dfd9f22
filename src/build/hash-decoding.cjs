const DECODED = "decodeURI(hash)";

const TOLERANT = `
function decodedHash(hash) {
  try {
    return decodeURI(hash);
  } catch (error) {
    return hash;
  }
}`;

/**
 * A webpack loader for `scroll-handler.js` of gatsby-react-router-scroll, which throws if the hash of the address
 * has a lone % sign (`#50%`, Gatsby's issue 26828). Such a hash is left as it is.
 */
module.exports = (source) => {
  if (source.split(DECODED).length !== 3)
    throw new Error("Gatsby's scroll handler has changed: does it survive `#50%` now?");
  return source.replaceAll(DECODED, "decodedHash(hash)") + TOLERANT;
};
