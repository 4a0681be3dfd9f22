import { capitalized } from "../typed-content/texts/strings";

/** How the names of networks are written that are no capital and small letters, by their host. */
const WRITTEN: Partial<Record<string, string>> = { tiktok: "TikTok", youtube: "YouTube" };

/** Returns the name of a social network: as the owner has entered it, or by the host of the page's address. */
export const networkName = ({ network, url }: { network?: string | null; url: string }) => {
  const host = network ?? new URL(url).hostname.split(".").at(-2) ?? "";
  return WRITTEN[host.toLowerCase()] ?? capitalized(host);
};
