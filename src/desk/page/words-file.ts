/** `localeOf` of `typed-content/files` says more, but would bring all that parses content into the frame. */
export const wordsIn = (file: string) => /^locales\/[^/]+\/(.+)\.json$/.exec(file)?.[1];
