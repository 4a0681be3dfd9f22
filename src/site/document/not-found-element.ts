/** Of the line in which the not-found page suggests an address. */
export const SUGGESTION = "suggestion";
