/** Replaces the part of Gatsby that runs its Head API, which no page uses. */
export const headHandlerForBrowser = () => undefined;
