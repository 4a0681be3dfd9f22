const ASKS_AGAIN = "if (status === 500)";

/**
 * A webpack loader for Gatsby's `cache-dir/loader.js`, which would ask a server for ever that answers
 * 500 to everything: each time for the data of the page that tells of it.
 */
module.exports = (source) => {
  if (!source.includes(ASKS_AGAIN))
    throw new Error("Gatsby's loader has changed: does it end now?");
  return source.replaceAll(ASKS_AGAIN, "if (status === 500 && !loadObj.internalServerError)");
};
