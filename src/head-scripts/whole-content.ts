import { FOOTER_HEADING } from "../footer-heading";
import { addLink } from "./add-link";

/**
 * Delays the first paint until the header and the content are parsed, in browsers that can. A slow phone would
 * paint in between, and what stands at the right of its line would move. In the HTML itself, the W3C's checker
 * does not know this link yet.
 */
export const paintContentAtOnce = () =>
  addLink({ rel: "expect", href: `#${FOOTER_HEADING}`, blocking: "render" });
