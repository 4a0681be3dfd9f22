/**
 * The sign-in worker: it exchanges GitHub's code for a token, for which it keeps the GitHub App's secret, and hands
 * the token to the desk's own address and to no other. A Cloudflare Worker (`docs/publishing.md`), which runs
 * wherever there are `Request` and `Response`.
 */

/** The variables of the worker. */
type Environment = {
  /** The origin of the desk, such as `https://name.pages.dev`. */
  DESK: string;
  /** Of the GitHub App. */
  CLIENT_ID: string;
  CLIENT_SECRET: string;
  /** The origin of GitHub, for an enterprise's own or a stand-in. */
  GITHUB?: string;
};

/** The cookie that binds an answer of GitHub to the browser that has asked. The prefix keeps it to this origin. */
const COOKIE = "__Host-sign-in";

/** Seconds that a sign-in may take: two-factor authentication takes time. */
const LONGEST = 600;

/** What the desk sends to recognize its answer, and this worker to recognize GitHub's. */
const KEY = /^[\w-]{20,80}$/;

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

/** Leads to the desk, with the answer in the part of the address that is sent to no server. */
const toDesk = ({ DESK }: Environment, answer: Record<string, string>) => {
  const address = new URL("/admin/signed-in/", DESK);
  address.hash = String(new URLSearchParams(answer));
  return redirect(address, "; Max-Age=0");
};

const gitHub = (path: string, { GITHUB = "https://github.com" }: Environment) =>
  new URL(`/login/oauth/${path}`, GITHUB);

const begin = ({ searchParams, origin }: URL, environment: Environment) => {
  const desk = searchParams.get("state") ?? "";
  if (!KEY.test(desk)) return new Response("The desk has sent no state.", { status: 400 });
  const state = crypto.randomUUID();
  const address = gitHub("authorize", environment);
  const { CLIENT_ID: client_id } = environment;
  const redirect_uri = `${origin}/callback`;
  address.search = String(new URLSearchParams({ client_id, redirect_uri, state }));
  return redirect(address, `${state}.${desk}; Max-Age=${LONGEST}`);
};

/** @throws if GitHub gives no answer */
const exchange = async (code: string, environment: Environment) => {
  const { CLIENT_ID: client_id, CLIENT_SECRET: client_secret } = environment;
  const response = await fetch(gitHub("access_token", environment), {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify({ client_id, client_secret, code }),
  });
  return (await response.json()) as { access_token?: string; error_description?: string };
};

const finish = async (request: Request, environment: Environment) => {
  const { searchParams } = new URL(request.url);
  const cookie = new RegExp(`${COOKIE}=([\\w-]+)\\.([\\w-]+)`).exec(
    request.headers.get("Cookie") ?? "",
  );
  const [, asked, state = ""] = cookie ?? [];
  if (!asked || searchParams.get("state") !== asked)
    return toDesk(environment, {
      state,
      error: "The sign-in was begun by another page, or long ago.",
    });
  const refusal = searchParams.get("error_description") ?? searchParams.get("error");
  if (refusal) return toDesk(environment, { state, error: refusal });
  try {
    const { access_token: token, error_description: error = "GitHub has given no token." } =
      await exchange(searchParams.get("code") ?? "", environment);
    return toDesk(environment, token ? { state, token } : { state, error });
  } catch {
    return toDesk(environment, { state, error: "GitHub has not answered." });
  }
};

/** Answers a request. `/auth` leads to GitHub, which leads to `/callback`, which leads to the desk. */
export const answer = async (request: Request, environment: Environment): Promise<Response> => {
  const url = new URL(request.url);
  if (url.pathname === "/auth") return begin(url, environment);
  if (url.pathname === "/callback") return finish(request, environment);
  return new Response("Not found", { status: 404 });
};

// oxlint-disable-next-line import/no-default-export -- Cloudflare runs the default export of a worker
export default { fetch: answer };
