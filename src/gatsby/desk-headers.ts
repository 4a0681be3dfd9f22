import { appendFileSync } from "node:fs";
import type { DeskSettings } from "../editor/settings";
import { ownOriginPolicy } from "../editor/own-origin";

/**
 * Adds a rule for the desk's own origin, where the host serves the same files as at the site's address. Cloudflare
 * Pages matches rules with an origin; a host that does not sends no policy there, and the desk asks for no token.
 */
export const writeDeskHeaders = ({ origin, api }: Extract<DeskSettings, { home: false }>) => {
  if (!origin) return;
  const rule = `${origin}/*\n  Content-Security-Policy: ${ownOriginPolicy(api)}\n  X-Robots-Tag: noindex`;
  appendFileSync(
    "public/_headers",
    `\n# The desk's own origin, where no provider's script runs.\n${rule}\n`,
  );
};
