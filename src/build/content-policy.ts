import { createHash } from "node:crypto";
import type { ProviderOrigins } from "./provider-origins";
import { providerOf } from "../site/providers/provider-pages";

type Inline = {
  scripts: string[];
  style: string;
};

type Directives = Record<string, (string | undefined)[]>;

/** SHA-256, by which a policy allows an inline script or style. */
export const digestOf = (text: string) => createHash("sha256").update(text).digest("base64");

const hashOf = (text: string) => `'sha256-${digestOf(text)}'`;

const inOneLine = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(" "))
    .join(";");

/**
 * For a page's `<meta>` element; `frame-ancestors` does not work there and is set in `static/_headers`.
 * Inline scripts and styles are allowed by hash, including the empty `<style>` that styled-components fills, and
 * `style` attributes, since pages position elements with them; the booking page allows all styles, since its provider
 * inserts its own.
 */
export const contentPolicy = (
  path: string,
  { scripts, style }: Inline,
  origins: ProviderOrigins,
) => {
  const provider = providerOf(path);
  const booking = provider === "booking" ? origins.booking : undefined;
  // By message, bookings are asked for with the form.
  const form = provider && !booking ? origins.form : undefined;
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
