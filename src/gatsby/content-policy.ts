import { createHash } from "node:crypto";
import type { DeskSettings } from "../editor/settings";
import type { ProviderOrigins } from "./provider-origins";
import { providerOf } from "../providers/provider-pages";

/** What is inline in a page's HTML, apart from data: the text of each script, and of its style. */
type Inline = {
  scripts: string[];
  style: string;
};

type Directives = Record<string, (string | undefined)[]>;

/** Returns the digest by which a policy names an inline text. */
export const digestOf = (text: string) => createHash("sha256").update(text).digest("base64");

const hashOf = (text: string) => `'sha256-${digestOf(text)}'`;

const inOneLine = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(" "))
    .join(";");

/**
 * Returns the content policy of a page, for a `<meta>` element, which can say all but
 * `frame-ancestors`: that is in `static/_headers`.
 *
 * Scripts and styles are this site's own and those whose hash is named, the empty style too, which
 * styled-components fills by script. What remains open are `style` attributes, in which pages hold
 * positions, and on the booking page all styles: its provider writes its own.
 * @param path the page's path in any language
 */
export const contentPolicy = (
  path: string,
  { scripts, style }: Inline,
  origins: ProviderOrigins,
) => {
  const provider = providerOf(path);
  const form = provider === "form" ? origins.form : undefined;
  const booking = provider === "booking" ? origins.booking : undefined;
  return inOneLine({
    "default-src": ["'self'", booking],
    "script-src": ["'self'", ...scripts.map(hashOf), booking],
    "style-src-elem": [
      "'self'",
      ...(booking ? ["'unsafe-inline'", booking] : [hashOf(""), hashOf(style)]),
    ],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", booking],
    ...(form && { "connect-src": ["'self'", form] }),
    "form-action": [form ?? "'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
  });
};

/**
 * Returns the content policy of the owner's desk, which the page beside the form inherits: no provider's
 * script runs beside a write token, and no frame leads to an address. Inline styles are those of the page.
 */
export const deskPolicy = (settings: DeskSettings) =>
  inOneLine({
    "default-src": ["'self'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    "connect-src": ["'self'", settings.home ? undefined : new URL(settings.api).origin],
    "frame-src": ["'none'"],
    "form-action": ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
  });
