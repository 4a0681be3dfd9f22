const ASKS_AGAIN = "if (status === 500)";

/**
 * A webpack loader for Gatsby's `cache-dir/loader.js`, which requests the data of the error page for ever if a server
 * answers 500 to everything.
 */
module.exports = (source) => {
  if (!source.includes(ASKS_AGAIN))
    throw new Error("Gatsby's loader has changed: does it end now?");
  return source.replaceAll(ASKS_AGAIN, "if (status === 500 && !loadObj.internalServerError)");
};
