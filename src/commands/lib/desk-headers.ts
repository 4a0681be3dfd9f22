import { ownOriginPolicy } from "../../desk/sign-in/own-origin";
import type { WebSettings } from "../../desk/settings";

/**
 * Returns the rules for the desk's own origin, where Cloudflare Pages serves the same files as at the site's address;
 * none if the content names no such origin. Not a part of the build, since Netlify would apply them to the whole site:
 * it reads `https://desk.example.com/*` as `/*`.
 */
export const deskHeaders = ({ origin, api }: WebSettings) =>
  origin
    ? `
# The desk's own origin, where no provider's script runs.
${origin}/*
  Content-Security-Policy: ${ownOriginPolicy(api)}
  X-Robots-Tag: noindex
`
    : "";
