const ASKS_AGAIN = "if (status === 500)";

/**
 * For Gatsby's `cache-dir/loader.js`: if a server answers 500 to everything, it requests the error page's data for
 * ever.
 */
module.exports = (source) => {
  if (!source.includes(ASKS_AGAIN))
    throw new Error("Gatsby's loader has changed: does it end now?");
  return source.replaceAll(ASKS_AGAIN, "if (status === 500 && !loadObj.internalServerError)");
};
