import type { WebSettings } from "../settings";
import { fetchInTime } from "../stores/fetch-in-time";

/**
 * Returns the content security policy that the host sends with everything at the desk's own origin, pages of the site
 * included (`src/commands/lib/desk-headers.ts`): no script of a provider runs there, and nothing is sent to one. Inline
 * scripts are restricted to those of each page by the page's own policy.
 * @param api the base URL of the Git host's API
 */
export const ownOriginPolicy = (api: string) =>
  [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${new URL(api).origin}`,
    "frame-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");

/** Why nobody can sign in at this address. */
export type Refusal =
  /** The content names no origin of the desk's own. */
  | "no-origin"
  /** The desk is at another origin. */
  | "elsewhere"
  /** The host does not send {@link ownOriginPolicy}. */
  | "unprotected"
  | "unreachable";

/**
 * Returns why the desk must not ask for a token at this address; undefined if it may. A token must share its origin with
 * no script of a provider, such as that of an embedded calendar.
 */
export const refusalOf = async ({ origin, api }: WebSettings): Promise<Refusal | undefined> => {
  if (!origin) return "no-origin";
  if (origin !== location.origin) return "elsewhere";
  try {
    const { headers } = await fetchInTime("/", { method: "HEAD", cache: "no-store" });
    const policies = headers.get("Content-Security-Policy") ?? "";
    return policies.includes(ownOriginPolicy(api)) ? undefined : "unprotected";
  } catch {
    return "unreachable";
  }
};
