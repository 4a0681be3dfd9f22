import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { providerOf } from "../site/providers/provider-pages";
import { bookingOrigin } from "../site/providers/booking-widget";
import { formAction } from "../site/providers/form-service";

/** Without a calendar there is none for bookings. */
export type ProviderOrigins = { form: string; booking?: string };

/** The content has been checked, so its shape is known. */
type Providers = { form: { endpoint: string }; booking?: object };

/** The owner enters where the form goes; where the calendar comes from is fixed. */
export const readOrigins = (): ProviderOrigins => {
  const { form, booking } = JSON.parse(readFileSync("content/providers.json", "utf8")) as Providers;
  return {
    form: new URL(formAction(form.endpoint)).origin,
    booking: booking && bookingOrigin(),
  };
};

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
