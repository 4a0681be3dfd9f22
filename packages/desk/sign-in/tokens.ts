import { fetchInTime } from "../stores/timing";

/** `packages/desk/words` has a message for each. */
export type SignInFailure =
  | "blocked"
  /** The user has closed the window, or an identity provider hides it from this page. */
  | "closed"
  /** GitHub or the worker denied access. */
  | "refused"
  /** No valid answer came in time. */
  | "no-answer"
  /** The worker does not answer this desk, as earlier ones. */
  | "other-worker"
  /** The user may not write to the repository. */
  | "no-access";

export type SignInAnswer =
  | { outcome: "signed-in"; token: string }
  /** @param detail for the administrator */
  | { outcome: SignInFailure; detail: string };

/** Characters allowed in an HTTP header. */
const TOKEN = /^[\x21-\x7e]+$/;

/** Plain text, which only the sign-in worker reads, needs no question of the browser before. */
const post = (worker: string, path: string, asked: object) =>
  fetchInTime(String(new URL(path, worker)), {
    method: "POST",
    cache: "no-store",
    // A request made while the page is being closed goes on.
    keepalive: true,
    body: JSON.stringify(asked),
  });

/**
 * @param sealed given by the worker in the address of the page that it leads to
 * @param verifier what the challenge was made of
 */
export const fetchToken = async (
  worker: string,
  sealed: string,
  verifier: string,
): Promise<SignInAnswer> => {
  try {
    const response = await post(worker, "/token", { sealed, verifier });
    const { token, error } = (await response.json()) as { token?: string; error?: string };
    if (token && TOKEN.test(token)) return { outcome: "signed-in", token };
    if (error && response.status < 500) return { outcome: "refused", detail: error };
    return { outcome: "no-answer", detail: error ?? "The answer has no token." };
  } catch (error) {
    return { outcome: "no-answer", detail: String(error) };
  }
};

/** The token is forgotten here in any case, and ends by itself after eight hours. */
export const revokeToken = (worker: string, token: string) =>
  post(worker, "/revoke", { token }).catch(() => undefined);

/** It is an earlier one, which gave the token in an address, lacks its settings, or is for another address. */
export const isOtherWorker = async (worker: string) => {
  const answers = (mode: RequestMode) =>
    fetchInTime(worker, { mode, cache: "no-store" }).then(
      ({ ok, type }) => ok || type === "opaque",
      () => false,
    );
  return !(await answers("cors")) && answers("no-cors");
};

/** As in `docs/publishing.md`. `desk`: the desk's own origin. */
export const deployCommand = (worker: string, desk: string) => {
  const [, name = "<name>"] = /^https:..([^.]+)\.[^.]+\.workers\.dev$/.exec(worker) ?? [];
  return (
    `npx wrangler deploy packages/desk/sign-in/worker.ts --name ${name} --compatibility-date 2026-01-01 ` +
    `--keep-vars --var DESK:${desk}`
  );
};
