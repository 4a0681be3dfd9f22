/**
 * Returns the namespace of a file of interface words; undefined for others. `localeOf` of
 * `typed-content/files` says more, and brings all that parses content into the frame.
 */
export const wordsIn = (file: string) => /^locales\/[^/]+\/(.+)\.json$/.exec(file)?.[1];
