/** Of the custom element that shows a notice on its days. */
export const DATED_NOTICE = "dated-notice";

/** The id of the line in which the not-found page suggests an address. */
export const SUGGESTION = "suggestion";
