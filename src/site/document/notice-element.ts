/** The name of the custom element that shows a notice on its days. */
export const DATED_NOTICE = "dated-notice";
