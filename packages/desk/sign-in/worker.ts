/**
 * The sign-in worker, which keeps the GitHub App's secret. A Cloudflare Worker (`docs/publishing.md`), which runs
 * wherever there are `Request` and `Response`, and keeps nothing.
 *
 * 1. The desk opens `/auth?challenge=…` in a window. The challenge is the SHA-256 of a verifier, which stays in the
 *    memory of the desk's page.
 * 2. `/auth` leads to GitHub. A cookie binds GitHub's answer to this browser and to the challenge.
 * 3. `/callback` leads to `/admin/signed-in/#challenge=…&sealed=…` at the desk's address: GitHub's code, the challenge
 *    and an expiry, sealed with a key that only this worker has. Who finds it in the browser's history has nothing.
 * 4. The desk posts what is sealed and the verifier to `/token`, and gets the token. GitHub takes each code once.
 * 5. Signing out posts the token to `/revoke`, which ends this token and no other of the same person.
 *
 * `/`, `/token` and `/revoke` answer pages of the desk's origin alone.
 */

import { fromBase64, sha256Of, toBase64 } from "../stores/bytes";

type Environment = {
  /** Such as `https://name.pages.dev`. */
  DESK: string;
  /** Of the GitHub App. */
  CLIENT_ID: string;
  CLIENT_SECRET: string;
  /** An origin, for an enterprise's own GitHub or a stand-in. */
  GITHUB?: string;
  /** The base URL of GitHub's API. */
  API?: string;
};

/** `wrangler deploy` drops variables, unless it is told to keep them. */
const NEEDED = ["DESK", "CLIENT_ID", "CLIENT_SECRET"] as const;

/** What the desk is given in the browser's address. */
type Sealed = {
  code: string;
  challenge: string;
  /** In milliseconds since 1970. */
  expiry: number;
};

/** Binds an answer of GitHub to the browser that has asked. The prefix keeps it to this origin. */
const COOKIE = "__Host-sign-in";

/** Seconds: two-factor authentication takes time. */
const LONGEST = 600;

/** Milliseconds in which the desk has to fetch the token. It does so at once. */
const SEALED_FOR = 60_000;

const CHALLENGE = /^[\da-f]{64}$/;

/** Bytes of AES-GCM's initialization vector. */
const IV = 12;

const OLD_DESK =
  "Este escritorio es de antes. Cargadlo otra vez: lo que habéis escrito sigue ahí.\n" +
  "This desk is an older one. Load it again: what you have written stays.\n";

const NOT_ASKED = "The sign-in was begun by another page, or long ago.";

const bytesOf = (text: string) => new TextEncoder().encode(text);

const redirect = (location: URL, cookie: string) =>
  new Response(null, {
    status: 302,
    headers: {
      Location: String(location),
      "Set-Cookie": `${COOKIE}=${cookie}; Path=/; Secure; HttpOnly; SameSite=Lax`,
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
    },
  });

/** The answer is in the part of the address that is sent to no server. */
const toDesk = ({ DESK }: Environment, answer: Record<string, string>) => {
  const address = new URL("/admin/signed-in/", DESK);
  address.hash = String(new URLSearchParams(answer));
  return redirect(address, "; Max-Age=0");
};

const gitHub = (path: string, { GITHUB = "https://github.com" }: Environment) =>
  new URL(`/login/oauth/${path}`, GITHUB);

const keyOf = async ({ CLIENT_SECRET }: Environment) => {
  // The secret is random, so that its digest may be a key; the prefix keeps it from being one for anything else.
  const digest = await crypto.subtle.digest("SHA-256", bytesOf(`sign-in ${CLIENT_SECRET}`));
  return crypto.subtle.importKey("raw", digest, "AES-GCM", false, ["encrypt", "decrypt"]);
};

const seal = async (opened: Sealed, environment: Environment) => {
  const iv = crypto.getRandomValues(new Uint8Array(IV));
  const text = bytesOf(JSON.stringify(opened));
  const key = await keyOf(environment);
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, text);
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
};

/** @throws unless this worker has sealed it */
const unseal = async (sealed: string, environment: Environment) => {
  const bytes = fromBase64(sealed);
  const way = { name: "AES-GCM", iv: bytes.subarray(0, IV) };
  const text = await crypto.subtle.decrypt(way, await keyOf(environment), bytes.subarray(IV));
  return JSON.parse(new TextDecoder().decode(text)) as Sealed;
};

const begin = ({ searchParams, origin }: URL, environment: Environment) => {
  const challenge = searchParams.get("challenge") ?? "";
  if (!CHALLENGE.test(challenge)) return new Response(OLD_DESK, { status: 400 });
  const state = crypto.randomUUID();
  const address = gitHub("authorize", environment);
  const { CLIENT_ID: client_id } = environment;
  const redirect_uri = `${origin}/callback`;
  address.search = String(new URLSearchParams({ client_id, redirect_uri, state }));
  return redirect(address, `${state}.${challenge}; Max-Age=${LONGEST}`);
};

const goOn = async (request: Request, environment: Environment) => {
  const { searchParams } = new URL(request.url);
  const cookie = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)\\.(\\w+)(?:;|$)`).exec(
    request.headers.get("Cookie") ?? "",
  );
  const [, asked, challenge = ""] = cookie ?? [];
  if (!asked || searchParams.get("state") !== asked)
    return toDesk(environment, { challenge, error: NOT_ASKED });
  const refusal = searchParams.get("error_description") ?? searchParams.get("error");
  if (refusal) return toDesk(environment, { challenge, error: refusal });
  const code = searchParams.get("code") ?? "";
  const opened = { code, challenge, expiry: Date.now() + SEALED_FOR };
  return toDesk(environment, { challenge, sealed: await seal(opened, environment) });
};

/** Only for whoever has this verifier, and in time. */
const codeFor = async (sealed: string, verifier: string, environment: Environment) => {
  const opened = await unseal(sealed, environment).catch(() => undefined);
  const isFor = opened?.challenge === (await sha256Of(bytesOf(verifier)));
  return opened && isFor && Date.now() < opened.expiry ? opened.code : undefined;
};

const exchange = async (code: string, environment: Environment) => {
  const { CLIENT_ID: client_id, CLIENT_SECRET: client_secret } = environment;
  const response = await fetch(gitHub("access_token", environment), {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify({ client_id, client_secret, code }),
  });
  return (await response.json()) as { access_token?: string; error_description?: string };
};

/** @returns the token alone: a refresh token would outlive it by half a year */
const giveToken = async (asked: Record<string, unknown>, environment: Environment) => {
  const code = await codeFor(String(asked.sealed), String(asked.verifier), environment);
  if (code === undefined) return Response.json({ error: NOT_ASKED }, { status: 400 });
  const { access_token: token, error_description: error = "GitHub has given no token." } =
    await exchange(code, environment);
  return token ? Response.json({ token }) : Response.json({ error }, { status: 400 });
};

/** Source: https://docs.github.com/rest/apps/oauth-applications#delete-an-app-token */
const revoke = async ({ token }: Record<string, unknown>, environment: Environment) => {
  const { CLIENT_ID, CLIENT_SECRET, API = "https://api.github.com" } = environment;
  const { ok } = await fetch(`${API}/applications/${CLIENT_ID}/token`, {
    method: "DELETE",
    headers: {
      Accept: "application/vnd.github+json",
      Authorization: `Basic ${btoa(`${CLIENT_ID}:${CLIENT_SECRET}`)}`,
      // GitHub refuses requests without one, and a worker sends none by itself.
      "User-Agent": "desk-sign-in",
    },
    body: JSON.stringify({ access_token: token }),
  });
  return new Response(null, { status: ok ? 204 : 502 });
};

/** Throws if GitHub gives no answer. */
const answerDesk = async (request: Request, environment: Environment) => {
  const { pathname } = new URL(request.url);
  // The desk looks whether this worker speaks as it does: earlier ones did not answer here.
  if (pathname === "/") return new Response(null, { status: 204 });
  const asked = { ...((await request.json().catch(() => ({}))) as Record<string, unknown>) };
  return pathname === "/token" ? giveToken(asked, environment) : revoke(asked, environment);
};

export const answer = async (request: Request, environment: Environment): Promise<Response> => {
  // Names alone: `npm run launch-check -- --web` reads them.
  const missing = NEEDED.filter((name) => !environment[name]).join(", ");
  if (missing) return new Response(`This worker has no ${missing}.`, { status: 500 });
  const url = new URL(request.url);
  if (url.pathname === "/auth") return begin(url, environment);
  if (url.pathname === "/callback") return goOn(request, environment);
  if (!["/", "/token", "/revoke"].includes(url.pathname))
    return new Response("Not found", { status: 404 });
  // Addresses are written in several ways, with capitals or a port; browsers send one.
  const { origin } = new URL(environment.DESK);
  if (request.headers.get("Origin") !== origin)
    return new Response("This is for the desk alone.", { status: 403 });
  const answered = await answerDesk(request, environment).catch(() =>
    Response.json({ error: "GitHub has not answered." }, { status: 502 }),
  );
  answered.headers.set("Access-Control-Allow-Origin", origin);
  answered.headers.set("Cache-Control", "no-store");
  return answered;
};

// oxlint-disable-next-line import/no-default-export -- Cloudflare runs the default export of a worker
export default { fetch: answer };
