import type { Answer, Failure } from "./ask";

/** What does not hold. Its code selects its sentence in `words`; the others are the values in it. */
export type Fault =
  /** There is no answer. */
  | { code: Exclude<Failure, "certificate">; address: string }
  | { code: "certificate"; address: string; error: string }
  | { code: "status"; address: string; status: number }
  | { code: "leads-elsewhere"; address: string; to: string; wanted: string }
  | { code: "leads-nowhere"; address: string; wanted: string }
  /** Still as delivered. */
  | { code: "not-entered"; address: string }
  /** This computer's connection. */
  | { code: "offline" | "portal" }
  /** At the site's address. */
  | { code: "not-attached" | "nothing-there" | "parked" | "stranger"; address: string }
  | { code: "built-for"; address: string; other: string }
  | { code: "headers"; names: string[] }
  | { code: "altered" }
  | { code: "half-way"; address: string }
  | { code: "unmarked" }
  | { code: "earlier" | "unknown-commit"; commit: string }
  | { code: "another-day"; day: string }
  | { code: "closed" | "robots" | "sitemap" }
  | { code: "open"; missing: number }
  /** At the desk's address, and of the sign-in worker. */
  | { code: "unprotected"; address: string }
  | { code: "variables"; names: string }
  | { code: "client-id"; clientId: string; command: string }
  | { code: "older-worker" | "other-desk"; command: string }
  | { code: "no-worker"; address: string; command: string }
  | { code: "callback"; to: string; wanted: string }
  /** Of the form service and the booking provider. */
  | { code: "no-service" | "no-form" | "refuses" | "no-script"; address: string };

/** Returns why there is no answer; undefined if there is one. */
export const faultOf = ({ address, failed }: Answer): Fault | undefined => {
  if (!failed) return undefined;
  return failed.failure === "certificate"
    ? { code: failed.failure, address, error: failed.code }
    : { code: failed.failure, address };
};

/** Returns where an answer leads; undefined if it leads nowhere. */
export const leadsTo = ({ address, status, headers }: Answer) => {
  const location = status >= 300 && status < 400 ? headers.get("Location") : null;
  return location !== null && URL.canParse(location, address)
    ? new URL(location, address).href
    : undefined;
};

/** Returns why a file or page is not there; undefined if it is. */
export const notThere = (answer: Answer): Fault | undefined => {
  const { address, status, failed } = answer;
  if (failed) return faultOf(answer);
  const to = leadsTo(answer);
  if (to !== undefined) return { code: "leads-elsewhere", address, to, wanted: address };
  return status === 200 ? undefined : { code: "status", address, status };
};
