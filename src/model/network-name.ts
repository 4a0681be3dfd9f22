import { capitalized } from "@brisa/typed-content/texts";

/** Names that are not one capital and small letters, by their host. */
const WRITTEN: Partial<Record<string, string>> = { tiktok: "TikTok", youtube: "YouTube" };

/** As the owner has entered it, else by the host of the address. */
export const networkName = ({ network, url }: { network?: string | null; url: string }) => {
  const host = network ?? new URL(url).hostname.split(".").at(-2) ?? "";
  return WRITTEN[host.toLowerCase()] ?? capitalized(host);
};
