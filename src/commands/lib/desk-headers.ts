import { DESK_DOCUMENTS, ownOriginPolicy, SANDBOX } from "@brisa/desk/server";
import type { WebSettings } from "@brisa/desk";

/**
 * For the desk's own origin, if there is one. Not in the build: Netlify would read `https://desk.example.com/*` as
 * `/*`, and apply them to the whole site.
 */
export const deskHeaders = (settings: WebSettings) => {
  if (!settings.origin) return "";
  const { origin } = new URL(settings.origin);
  // `!` takes away what the rules above have set.
  const documents = DESK_DOCUMENTS.map(
    (path) => `
${origin}${path}
  ! Content-Security-Policy
  Content-Security-Policy: ${ownOriginPolicy(settings)}
`,
  );
  return `
# The desk's own origin: pages of the site run no script there. In a sandbox they are of no origin, and get their own
# pictures as others would.
${origin}/*
  ! Cross-Origin-Resource-Policy
  Content-Security-Policy: ${SANDBOX}
  X-Robots-Tag: noindex
${documents.join("")}`;
};
