/** What runs in the frame before all else of the page. */
const FIRST = '<script src="/admin/page.js"></script>';

/** A script in the head of a page: all are inline. */
const INLINE_SCRIPT = /<script\b[^>]*>.*?<\/script>/gs;

/** The page's own content policy, of which the desk's, which a frame inherits, is the stricter one. */
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Returns a built page as it is written into the frame: without what its head runs for visitors, and
 * after ours. The rest is as it was, so that React finds what it has rendered; but nobody waits here for
 * a first paint, so that fonts may come late.
 */
export const framedHtml = (html: string) => {
  const end = html.indexOf("</head>");
  const head = html
    .slice(0, end)
    .replace(INLINE_SCRIPT, "")
    .replace(POLICY, "")
    .replaceAll("font-display:optional", "font-display:swap");
  return head.replace(/<head\b[^>]*>/, (tag) => tag + FIRST) + html.slice(end);
};

/**
 * Returns the HTML of a page as it is published.
 * @throws while it is not there, or where there is no connection
 */
export const fetchPage = async (path: string) => {
  const response = await fetch(path, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path} is not there: ${response.status}.`);
  return response.text();
};

/** Writes a page into a frame that has no address of its own, in place of what is there. */
export const writePage = ({ contentDocument }: HTMLIFrameElement, html: string) => {
  if (!contentDocument) throw new Error("The frame is not this site's.");
  contentDocument.open();
  contentDocument.write(framedHtml(html));
  contentDocument.close();
  return contentDocument;
};
