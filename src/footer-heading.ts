/** The `id` of the first heading in the footer, which follows the content. */
export const FOOTER_HEADING = "foot-navigate";
