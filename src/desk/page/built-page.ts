import { fetchInTime } from "../stores/fetch-in-time";

/** Has to run before everything else on the page. */
const FIRST = '<script src="/admin/page.js"></script>';

/** All scripts in the head are inline. */
const INLINE_SCRIPT = /<script\b[^>]*>.*?<\/script>/gs;

/** The frame inherits the editor's own policy, which is stricter. */
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Without the scripts for visitors, and with the frame's own first. Else as it is, for React to hydrate. */
const framedHtml = (html: string) => {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end).replace(INLINE_SCRIPT, "").replace(POLICY, "");
  return head.replace(/<head\b[^>]*>/, (tag) => tag + FIRST) + html.slice(end);
};

/** The HTML of a page as published. Throws where the page does not exist, or nothing is answered. */
export const fetchPage = async (path: string) => {
  const response = await fetchInTime(path, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path} is not there: ${response.status}.`);
  return response.text();
};

/** For a frame that has no URL of its own. */
export const writePage = ({ contentDocument }: HTMLIFrameElement, html: string) => {
  if (!contentDocument) throw new Error("The frame is not this site's.");
  contentDocument.open();
  contentDocument.write(framedHtml(html));
  contentDocument.close();
  return contentDocument;
};
