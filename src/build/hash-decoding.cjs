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
 * A webpack loader for `scroll-handler.js` of gatsby-react-router-scroll, which throws at a lone % sign in the hash
 * (Gatsby's issue 26828).
 */
module.exports = (source) => {
  if (source.split(DECODED).length !== 3)
    throw new Error("Gatsby's scroll handler has changed: does it survive `#50%` now?");
  return source.replaceAll(DECODED, "decodedHash(hash)") + TOLERANT;
};
