import { ANYBODY, keepInTab, keptInTab } from "../core/tab";
import type { DeskSettings, WebSettings } from "../settings";
import { fetchInTime } from "../stores/timing";

/**
 * The page beside the form inherits it: no provider's script runs next to the owner's token, nothing is sent to one,
 * and no frame loads an address. Inline styles are allowed, since each page of the site brings its own.
 */
export const deskPolicy = (settings: DeskSettings) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...(settings.home ? [] : hostsOf(settings))].join(" "),
    "frame-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join(";");

const hostsOf = ({ api, signIn }: WebSettings) => [api, signIn].map((url) => new URL(url).origin);

/** Only these: also a page that says that there is none has a path below `/admin/`. */
export const DESK_DOCUMENTS = [
  "/admin/",
  "/admin/signed-in/",
  "/admin/manual.es",
  "/admin/manual.en",
];

/** Sent by the host with {@link DESK_DOCUMENTS} at the desk's own origin, beside their own policy. */
export const ownOriginPolicy = (settings: WebSettings) =>
  `${deskPolicy(settings)};frame-ancestors 'self'`;

/**
 * Sent by the host with all else there: it runs no script. A second page of the desk's origin could read what the desk
 * keeps, and begin a sign-in of its own.
 */
export const SANDBOX = "sandbox";

export type Refusal =
  /** The content names no origin of the desk's own. */
  | "no-origin"
  /** The desk is at another origin. */
  | "elsewhere"
  | "led-back"
  /** The host does not send the policies of the desk's own origin. */
  | "unprotected"
  | "unreachable";

/** When this tab was last led to the desk's own origin. */
const LED = "desk-led";

/** Milliseconds in which a host leads back. */
const SOON = 10_000;

const wasJustLed = () => Math.abs(Date.now() - Number(keptInTab(ANYBODY, LED) ?? 0)) < SOON;

export const addressAt = (origin: string) => String(new URL(`/admin/${location.hash}`, origin));

/** Not if this tab could not tell that it was led back. */
export const leadTo = (origin: string) => {
  keepInTab(ANYBODY, LED, Date.now());
  if (wasJustLed()) location.replace(addressAt(origin));
};

/** Undefined if the desk may ask for a token here: beside no provider's script, such as an embedded calendar's. */
export const refusalOf = async (settings: WebSettings): Promise<Refusal | undefined> => {
  const { origin } = settings;
  if (!origin) return "no-origin";
  if (new URL(origin).origin !== location.origin) return wasJustLed() ? "led-back" : "elsewhere";
  const policiesOf = async (path: string) => {
    const { headers } = await fetchInTime(path, { method: "HEAD", cache: "no-store" });
    return (headers.get("Content-Security-Policy") ?? "").split(/, ?/);
  };
  try {
    const [desk = [], site = []] = await Promise.all(["/admin/", "/"].map(policiesOf));
    const isProtected = desk.includes(ownOriginPolicy(settings)) && site.includes(SANDBOX);
    return isProtected ? undefined : "unprotected";
  } catch {
    return "unreachable";
  }
};
