import { fetchInTime } from "./fetch-in-time";

/**
 * Of the desk's server, in milliseconds: this computer's clock may be wrong, and pages cannot read the Git host's
 * (`Date` is missing from its `Access-Control-Expose-Headers`).
 */
export const serverTime = async () => {
  const init = { method: "HEAD", cache: "no-store" } as const;
  const answer = await fetchInTime("/", init).catch(() => undefined);
  return Date.parse(answer?.headers.get("Date") ?? "") || Date.now();
};
