import { fetchInTime } from "./fetch-in-time";

/**
 * In milliseconds, of the desk's server: this computer's clock may be wrong, and the Git host does not let pages read
 * its own (`Date` is missing from its `Access-Control-Expose-Headers`).
 */
export const serverTime = async () => {
  const init = { method: "HEAD", cache: "no-store" } as const;
  const answer = await fetchInTime("/", init).catch(() => undefined);
  return Date.parse(answer?.headers.get("Date") ?? "") || Date.now();
};
