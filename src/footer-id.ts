/** The `id` of the footer, the first element after the content. */
export const FOOTER = "page-footer";
