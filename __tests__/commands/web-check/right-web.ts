import type { Expected } from "../../../src/commands/web-check/expected";
import { ownOriginPolicy, SANDBOX } from "../../../packages/desk/sign-in/own-origin";
import { answer as workerAnswers } from "../../../packages/desk/sign-in/worker";

export const SITE = "https://www.velaclara.test";
export const DESK = "https://escritorio.velaclara.test";
export const WORKER = "https://entrada.velaclara.test";
export const FORM = "https://formspree.io/f/velaclara";
export const BOOKING = "https://app.turitop.com/js/load-turitop.min.js";
export const PROBE = "http://cp.cloudflare.com/generate_204";

const BUILD = "6acfa74f51dc6aaef314";
export const COMMIT = "1874cd413dd5f3ba1eee34d7f6d1c586f76a0610";

/** 2 in the afternoon in Palma. */
export const NOW = new Date("2026-06-10T12:00:00Z");

/** What answers at an address: itself, or an error of Node's. */
export type Reply =
  | { status?: number; headers?: Record<string, string>; body?: string }
  | { code: string }
  | { timeout: true };

export type Web = Record<string, Reply>;

type Page = { path?: string; site?: string; build?: string; head?: string };

export const page = ({ path = "/", site = SITE, build = BUILD, head = "" }: Page = {}) => `<html>
<head><meta http-equiv="Content-Security-Policy" content="default-src 'self'"/>${head}
<link data-react-helmet="true" rel="canonical" href="${site}${path}"/></head><body><template>
<script data-build="${build}" src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script>
</template></body></html>`;

export const workerWith = async (address: string, environment: Record<string, string>) => {
  const headers = { Origin: DESK };
  // The lack of a variable is what is tested.
  const given = environment as Parameters<typeof workerAnswers>[1];
  const response = await workerAnswers(new Request(address, { headers }), given);
  const all = Object.fromEntries(response.headers);
  return { status: response.status, headers: all, body: await response.text() };
};

export const AUTH = `${WORKER}/auth?challenge=${"0".repeat(64)}`;

export const VARIABLES = { DESK, CLIENT_ID: "Iv23.desk", CLIENT_SECRET: "kept-from-everybody" };

export const served = (given: object = {}) => ({
  body: JSON.stringify({ model: "b948989e", commit: COMMIT, built: NOW.toISOString(), ...given }),
});

/** Returns the web as it should be once everything is set up. */
export const rightWeb = async ({ desk, headers }: Expected): Promise<Web> => {
  const script = { headers: { "Content-Type": "application/javascript; charset=utf-8" } };
  return {
    [PROBE]: { status: 204 },
    [`${SITE}/`]: { headers: Object.fromEntries(headers.page), body: page() },
    [`${SITE}/en/`]: { body: page({ path: "/en/" }) },
    [`${SITE}/de/`]: { body: page({ path: "/de/" }) },
    [`${SITE}/admin/`]: { headers: Object.fromEntries(headers.desk) },
    [`${SITE}/admin/served.json`]: served(),
    [`${SITE}/page-data/app-data.json`]: { body: `{"webpackCompilationHash":"${BUILD}"}` },
    [`${SITE}/webpack-runtime-1.js`]: script,
    [`${SITE}/app-1.js`]: script,
    [`${SITE}/robots.txt`]: {
      body: `User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap-index.xml\n`,
    },
    [`${SITE}/sitemap-index.xml`]: { body: `<loc>${SITE}/sitemap-0.xml</loc>` },
    "http://www.velaclara.test/": { status: 301, headers: { Location: `${SITE}/` } },
    "https://velaclara.test/": { status: 301, headers: { Location: `${SITE}/` } },
    [`${DESK}/admin/`]: {
      headers: { "Content-Security-Policy": `frame-ancestors 'self', ${ownOriginPolicy(desk)}` },
    },
    [`${DESK}/`]: { headers: { "Content-Security-Policy": `frame-ancestors 'self', ${SANDBOX}` } },
    [AUTH]: await workerWith(AUTH, VARIABLES),
    [`${WORKER}/`]: await workerWith(`${WORKER}/`, VARIABLES),
    [FORM]: { status: 204, headers: { "Access-Control-Allow-Origin": "*" } },
    [BOOKING]: script,
  };
};

type Asked = { method?: string; address: string; headers: Headers };

/** Answers every address as `web` says, after a moment, and remembers what was asked. */
export const answerFor = (web: () => Web) => {
  const asked: Asked[] = [];
  const atOnce = { now: 0, most: 0 };
  const answer: typeof fetch = async (input, init) => {
    const address = String(input);
    asked.push({ method: init?.method, address, headers: new Headers(init?.headers) });
    atOnce.most = Math.max(atOnce.most, (atOnce.now += 1));
    await new Promise(setImmediate);
    atOnce.now -= 1;
    const reply = web()[address] ?? { status: 404 };
    if ("code" in reply) throw new TypeError("fetch failed", { cause: { code: reply.code } });
    if ("timeout" in reply) throw new DOMException("The operation timed out.", "TimeoutError");
    const response = new Response(reply.body || null, reply);
    const to = response.headers.get("Location");
    // As `fetch` does, unless it is told not to.
    return to && init?.redirect !== "manual" ? answer(to, init) : response;
  };
  return { asked, atOnce, answer };
};
