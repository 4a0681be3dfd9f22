const IN_ENGLISH = "`Navigated to ${pageName}`";

/**
 * A webpack loader for Gatsby's `cache-dir/navigation.js`, which announces pages as "Navigated to …" in every language:
 * keeps only the heading.
 */
module.exports = (source) => {
  if (!source.includes(IN_ENGLISH))
    throw new Error("Gatsby's announcement has changed: in which language is it now?");
  return source.replaceAll(IN_ENGLISH, "pageName");
};
