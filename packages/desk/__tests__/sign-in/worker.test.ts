import { present } from "../../../../__tests__/setup/present";
import { sha256Of } from "../../stores/bytes";
import { answer } from "../../sign-in/worker";

const DESK = "https://desk.example.com";
const WORKER = "https://worker.example.com";
const HOSTILE = "https://evil.example.com";
const VERIFIER = "known-to-one-page-of-the-desk-alone";

const environment = { DESK, CLIENT_ID: "Iv1.desk", CLIENT_SECRET: "secret" };

const ask = (path: string, headers = {}, settings = environment) =>
  answer(new Request(WORKER + path, { headers }), settings);

const post = (path: string, asked: object, Origin?: string, settings = environment) => {
  const headers: HeadersInit = Origin === undefined ? {} : { Origin };
  const body = JSON.stringify(asked);
  return answer(new Request(WORKER + path, { method: "POST", headers, body }), settings);
};

const locationOf = ({ headers }: Response) => new URL(headers.get("Location") ?? "");

const challengeOf = (verifier: string) => sha256Of(new TextEncoder().encode(verifier));

/** Begins a sign-in; what the browser keeps and GitHub is told. */
const begin = async (more = "") => {
  const response = await ask(`/auth?challenge=${await challengeOf(VERIFIER)}${more}`);
  const [cookie = ""] = (response.headers.get("Set-Cookie") ?? "").split(";");
  return { response, cookie, state: locationOf(response).searchParams.get("state") ?? "" };
};

/** What the desk is told, in the hash of its address. */
const told = (response: Response): Record<string, string> => {
  const { origin, pathname, search, hash } = locationOf(response);
  expect(origin + pathname + search).toBe(`${DESK}/admin/signed-in/`);
  return Object.fromEntries(new URLSearchParams(hash.slice(1)));
};

const sealedNow = async () => {
  const { cookie: Cookie, state } = await begin();
  return told(await ask(`/callback?code=c0de&state=${state}`, { Cookie })).sealed ?? "";
};

let requests: { method?: string; address: string; body: unknown; headers: Headers }[];
/** The codes for which GitHub has given a token. */
let used: Set<unknown>;

const { fetch } = globalThis;
beforeEach(() => {
  requests = [];
  used = new Set();
  globalThis.fetch = (address, init) => {
    const body = JSON.parse(String(init?.body)) as { code?: string };
    const headers = new Headers(init?.headers);
    requests.push({ method: init?.method, address: String(address), body, headers });
    if (body.code === undefined) return Promise.resolve(new Response(null, { status: 204 }));
    const said = used.has(body.code)
      ? { error_description: "The code is incorrect." }
      : { access_token: "ghu_1", refresh_token: "ghr_1", expires_in: 28800 };
    used.add(body.code);
    return Promise.resolve(Response.json(said));
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
  jest.restoreAllMocks();
});

test("a sign-in leads to GitHub, back to the desk, and to the token for whoever has the verifier, once", async () => {
  // Whoever begins it, it leads to the desk alone.
  const { response, cookie, state } = await begin(`&redirect_uri=${HOSTILE}&site_id=${HOSTILE}`);
  const { origin, pathname, searchParams } = locationOf(response);
  expect(origin + pathname).toBe("https://github.com/login/oauth/authorize");
  const redirect_uri = `${WORKER}/callback`;
  expect(Object.fromEntries(searchParams)).toEqual({ client_id: "Iv1.desk", redirect_uri, state });
  expect(response.headers.get("Set-Cookie")).toMatch(/^__Host-.*; Secure; HttpOnly; SameSite=Lax$/);
  const Cookie = `other=1; ${cookie}; more=2`;
  const back = await ask(`/callback?code=c0de&state=${state}&redirect_uri=${HOSTILE}`, { Cookie });
  expect(back.headers.get("Set-Cookie")).toContain("Max-Age=0");
  const { challenge, sealed = "", ...rest } = told(back);
  // Addresses hold neither the token nor the code.
  expect([challenge, rest, requests]).toEqual([await challengeOf(VERIFIER), {}, []]);
  expect(sealed + atob(sealed)).not.toMatch(/c0de|known-to/);
  expect(await sealedNow()).not.toBe(sealed);

  const given = await post("/token", { sealed, verifier: VERIFIER }, DESK);
  // No refresh token.
  expect(await given.json()).toEqual({ token: "ghu_1" });
  expect(given.headers.get("Access-Control-Allow-Origin")).toBe(DESK);
  expect(requests.map(({ address, body }) => [address, body])).toEqual([
    [
      "https://github.com/login/oauth/access_token",
      { client_id: "Iv1.desk", client_secret: "secret", code: "c0de" },
    ],
  ]);
  const again = await post("/token", { sealed, verifier: VERIFIER }, DESK);
  expect([again.status, await again.json()]).toEqual([400, { error: "The code is incorrect." }]);
  for (const { headers } of [response, back, given, again])
    expect(headers.get("Cache-Control")).toBe("no-store");
});

test("without the verifier, changed, sealed elsewhere or too old, what is sealed is worth nothing", async () => {
  const sealed = await sealedNow();
  const flipped = `${sealed.slice(0, 30)}${sealed[30] === "A" ? "B" : "A"}${sealed.slice(31)}`;
  const challenge = await challengeOf(VERIFIER);
  const own = btoa(JSON.stringify({ code: "c0de", challenge, expiry: Date.now() + 1000 }));
  const right = { sealed, verifier: VERIFIER };
  for (const asked of [
    ...["another", challenge, ""].map((verifier) => ({ sealed, verifier })),
    ...[flipped, own, "", "not base 64 %"].map((other) => ({ ...right, sealed: other })),
    ...[{ sealed }, { verifier: VERIFIER }, {}],
  ])
    expect([asked, (await post("/token", asked, DESK)).status]).toEqual([asked, 400]);
  const secret = { ...environment, CLIENT_SECRET: "another" };
  expect((await post("/token", right, DESK, secret)).status).toBe(400);
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
  expect((await post("/token", right, DESK)).status).toBe(400);
  expect(requests).toEqual([]);
});

test.each([HOSTILE, "null", `${DESK}.evil.example.com`, DESK.replace("https", "http"), undefined])(
  "a page of %s is answered nothing, whatever it has",
  async (origin) => {
    const asked = { sealed: await sealedNow(), verifier: VERIFIER, token: "ghu_1" };
    for (const path of ["/", "/token", "/revoke"]) {
      const { status, headers } = await post(path, asked, origin);
      expect([status, headers.get("Access-Control-Allow-Origin")]).toEqual([403, null]);
    }
    expect(requests).toEqual([]);
  },
);

test("an answer of GitHub that this browser has not asked for gives nothing", async () => {
  const { cookie, state } = await begin();
  const { cookie: other } = await begin();
  const [, value = ""] = cookie.split("=");
  for (const [asked, Cookie] of [
    ...[["", cookie] as const, ["another", cookie] as const],
    // Another sign-in's cookie, none, or one of another name.
    ...[other, "", `x${cookie}`, `x=1; y${cookie}`, `x="${cookie}"`, `${cookie}.x`].map(
      (kept) => [state, kept] as const,
    ),
    [state, `__Host-sign-in=x.${value}`] as const,
  ])
    expect(told(await ask(`/callback?code=c&state=${asked}`, { Cookie }))).toMatchObject({
      error: expect.stringContaining("another page"),
    });
});

test.each(["", "challenge=short", `challenge=${"z".repeat(64)}`, "state=6f1d3c1e-0c5b-4c39-9d5a"])(
  "a desk of before, which asks with %j, is told to be loaded again",
  async (query) => {
    const response = await ask(`/auth?${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/Cargadlo otra vez.*\n.*Load it again/);
  },
);

test("what goes wrong at GitHub the desk may read", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("fetch failed"));
  const asked = { sealed: await sealedNow(), verifier: VERIFIER };
  for (const path of ["/token", "/revoke"]) {
    const response = await post(path, asked, DESK);
    expect([response.status, await response.json()]).toEqual([
      502,
      { error: "GitHub has not answered." },
    ]);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe(DESK);
  }
});

test("signing out ends this token, and not the person's grant", async () => {
  expect((await post("/revoke", { token: "ghu_1" }, DESK)).status).toBe(204);
  const { method, address, body, headers } = present(requests[0], "request");
  expect([method, address, body]).toEqual([
    "DELETE",
    "https://api.github.com/applications/Iv1.desk/token",
    { access_token: "ghu_1" },
  ]);
  expect(headers.get("Authorization")).toBe(`Basic ${btoa("Iv1.desk:secret")}`);
  expect(headers.get("User-Agent")).toBeTruthy();
});

test.each([
  [{ DESK: "" }, "DESK"],
  [{ CLIENT_SECRET: undefined }, "CLIENT_SECRET"],
  [{ DESK: "", CLIENT_ID: "" }, "DESK, CLIENT_ID"],
])("without settings it says which, and the value of none: %j", async (lacking, names) => {
  const settings = { ...environment, ...lacking } as typeof environment;
  const response = await ask("/auth?challenge=x", {}, settings);
  expect(response.status).toBe(500);
  expect(await response.text()).toBe(`This worker has no ${names}.`);
});

test("the desk's address may be written in other ways; nothing else is there", async () => {
  const settings = { ...environment, DESK: "https://DESK.example.com:443/" };
  const { status, headers } = await ask("/", { Origin: DESK }, settings);
  expect([status, headers.get("Access-Control-Allow-Origin")]).toEqual([204, DESK]);
  expect((await ask("/nope")).status).toBe(404);
});
