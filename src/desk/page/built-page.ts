import { fetchInTime } from "../stores/fetch-in-time";

/** The script that runs in the frame before everything else on the page. */
const FIRST = '<script src="/admin/page.js"></script>';

/** A script in the head of a page: all of them are inline. */
const INLINE_SCRIPT = /<script\b[^>]*>.*?<\/script>/gs;

/** The page's own content policy; the frame inherits the editor's, which is stricter. */
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Returns a built page's HTML for the frame: without the scripts its head runs for visitors, with the frame's
 * own script first. The rest is unchanged, so that React hydrates what it rendered.
 */
const framedHtml = (html: string) => {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end).replace(INLINE_SCRIPT, "").replace(POLICY, "");
  return head.replace(/<head\b[^>]*>/, (tag) => tag + FIRST) + html.slice(end);
};

/**
 * Returns the HTML of a page as published.
 * @throws where the page does not exist, or nothing is answered.
 */
export const fetchPage = async (path: string) => {
  const response = await fetchInTime(path, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path} is not there: ${response.status}.`);
  return response.text();
};

/** Replaces the document of a frame that has no URL of its own. */
export const writePage = ({ contentDocument }: HTMLIFrameElement, html: string) => {
  if (!contentDocument) throw new Error("The frame is not this site's.");
  contentDocument.open();
  contentDocument.write(framedHtml(html));
  contentDocument.close();
  return contentDocument;
};
