import { present } from "../../setup/present";
import { sha256Of } from "../../../src/desk/stores/bytes";
import { answer } from "../../../src/desk/sign-in/worker";

const DESK = "https://desk.example.com";
const WORKER = "https://worker.example.com";
const HOSTILE = "https://evil.example.com";
const VERIFIER = "known-to-one-page-of-the-desk-alone";
const TOKEN = "ghu_1";

const environment = { DESK, CLIENT_ID: "Iv1.desk", CLIENT_SECRET: "secret" };

const ask = (path: string, init?: RequestInit, settings = environment) =>
  answer(new Request(WORKER + path, init), settings);

const withCookie = (path: string, Cookie: string) => ask(path, { headers: { Cookie } });

const post = (path: string, asked: object, Origin = DESK, settings = environment) =>
  ask(path, { method: "POST", headers: { Origin }, body: JSON.stringify(asked) }, settings);

const locationOf = ({ headers }: Response) => new URL(headers.get("Location") ?? "");

const challengeOf = (verifier: string) => sha256Of(new TextEncoder().encode(verifier));

/** Begins a sign-in, and returns what the browser keeps and GitHub is told. */
const begin = async (verifier = VERIFIER) => {
  const response = await ask(`/auth?challenge=${await challengeOf(verifier)}`);
  const [cookie = ""] = (response.headers.get("Set-Cookie") ?? "").split(";");
  return { response, cookie, state: locationOf(response).searchParams.get("state") ?? "" };
};

/** Returns what the desk is told, from the hash of its address. */
const told = (response: Response): Record<string, string> => {
  const { origin, pathname, search, hash } = locationOf(response);
  expect([response.status, origin + pathname, search]).toEqual([
    302,
    `${DESK}/admin/signed-in/`,
    "",
  ]);
  return Object.fromEntries(new URLSearchParams(hash.slice(1)));
};

/** Walks a sign-in to what the desk is given by way of the address. */
const sealedFor = async (verifier?: string) => {
  const { cookie, state } = await begin(verifier);
  return told(await withCookie(`/callback?code=c0de&state=${state}`, cookie)).sealed ?? "";
};

/** The requests to GitHub, which gives a token for a code, once. */
let requests: { method?: string; address: string; body: unknown; headers: Headers }[];
let gitHubSays: (address: string) => Response | Promise<Response>;

beforeEach(() => {
  requests = [];
  const used = new Set();
  gitHubSays = (address) => {
    if (address.includes("/applications/")) return new Response(null, { status: 204 });
    const { code } = present(requests.at(-1), "request").body as { code: string };
    if (used.has(code)) return Response.json({ error_description: "The code is incorrect." });
    used.add(code);
    return Response.json({ access_token: TOKEN, refresh_token: "ghr_1", expires_in: 28800 });
  };
  globalThis.fetch = (address, init) => {
    const body: unknown = JSON.parse(String(init?.body));
    const headers = new Headers(init?.headers);
    requests.push({ method: init?.method, address: String(address), body, headers });
    return Promise.resolve(gitHubSays(String(address)));
  };
});

afterEach(() => jest.restoreAllMocks());

test("a sign-in leads to GitHub, back to the desk, and to the token for whoever has the verifier", async () => {
  const { response, cookie, state } = await begin();
  const { origin, pathname, searchParams } = locationOf(response);
  expect(origin + pathname).toBe("https://github.com/login/oauth/authorize");
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: "Iv1.desk",
    redirect_uri: `${WORKER}/callback`,
    state,
  });
  expect(response.headers.get("Set-Cookie")).toMatch(/^__Host-.*; Secure; HttpOnly; SameSite=Lax$/);
  const back = await withCookie(`/callback?code=c0de&state=${state}`, `other=1; ${cookie}; more=2`);
  expect(back.headers.get("Cache-Control")).toBe("no-store");
  expect(back.headers.get("Set-Cookie")).toContain("Max-Age=0");
  const { challenge, sealed, ...rest } = told(back);
  expect([challenge, rest]).toEqual([await challengeOf(VERIFIER), {}]);
  expect(requests).toEqual([]);

  const given = await post("/token", { sealed, verifier: VERIFIER });
  // No refresh token.
  expect(await given.json()).toEqual({ token: TOKEN });
  expect(given.headers.get("Access-Control-Allow-Origin")).toBe(DESK);
  expect(given.headers.get("Cache-Control")).toBe("no-store");
  expect(requests.map(({ address, body }) => [address, body])).toEqual([
    [
      "https://github.com/login/oauth/access_token",
      { client_id: "Iv1.desk", client_secret: "secret", code: "c0de" },
    ],
  ]);
});

test("addresses hold neither the token nor the code, and what they hold differs each time", async () => {
  const [one, other] = [await sealedFor(), await sealedFor()];
  expect(one).not.toBe(other);
  for (const text of [one, atob(one)]) {
    expect(text).not.toContain("c0de");
    expect(text).not.toContain(VERIFIER);
  }
});

test("what was used is worth nothing", async () => {
  const asked = { sealed: await sealedFor(), verifier: VERIFIER };
  expect((await post("/token", asked)).status).toBe(200);
  const again = await post("/token", asked);
  expect([again.status, await again.json()]).toEqual([400, { error: "The code is incorrect." }]);
});

test("without the verifier, changed, sealed elsewhere or too old, it is worth nothing either", async () => {
  const sealed = await sealedFor();
  const flipped = `${sealed.slice(0, 30)}${sealed[30] === "A" ? "B" : "A"}${sealed.slice(31)}`;
  const challenge = await challengeOf(VERIFIER);
  const own = btoa(JSON.stringify({ code: "c0de", challenge, expiry: Date.now() + 1000 }));
  for (const asked of [
    { sealed, verifier: "another" },
    { sealed, verifier: challenge },
    { sealed, verifier: "" },
    { sealed },
    ...[flipped, own, "", "not base 64 %"].map((other) => ({ sealed: other, verifier: VERIFIER })),
    { verifier: VERIFIER },
    {},
  ])
    expect([asked, (await post("/token", asked)).status]).toEqual([asked, 400]);
  const right = { sealed, verifier: VERIFIER };
  const secret = { ...environment, CLIENT_SECRET: "another" };
  expect((await post("/token", right, DESK, secret)).status).toBe(400);
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
  expect((await post("/token", right)).status).toBe(400);
  expect(requests).toEqual([]);
});

test.each([
  HOSTILE,
  "null",
  "https://desk.example.com.evil.example.com",
  "http://desk.example.com",
])("a page of %s is answered nothing, whatever it has", async (origin) => {
  const asked = { sealed: await sealedFor(), verifier: VERIFIER, token: TOKEN };
  for (const path of ["/token", "/revoke"]) {
    const response = await post(path, asked, origin);
    expect(response.status).toBe(403);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  }
  expect((await ask("/", { headers: { Origin: origin } })).status).toBe(403);
  expect((await ask("/token", { method: "POST", body: JSON.stringify(asked) })).status).toBe(403);
  expect(requests).toEqual([]);
});

test("whoever begins it, it leads to the desk alone", async () => {
  const challenge = await challengeOf(VERIFIER);
  const path = `/auth?challenge=${challenge}&site_id=evil.example.com&redirect_uri=${HOSTILE}`;
  const begun = await ask(path, { headers: { Origin: HOSTILE, Referer: HOSTILE } });
  const [cookie = ""] = (begun.headers.get("Set-Cookie") ?? "").split(";");
  const state = locationOf(begun).searchParams.get("state") ?? "";
  const back = await withCookie(`/callback?code=c&state=${state}&redirect_uri=${HOSTILE}`, cookie);
  expect(Object.keys(told(back))).toEqual(["challenge", "sealed"]);
});

test("the desk's address may be written in other ways", async () => {
  const settings = { ...environment, DESK: "https://DESK.example.com:443/" };
  const response = await ask("/", { headers: { Origin: DESK } }, settings);
  expect([response.status, response.headers.get("Access-Control-Allow-Origin")]).toEqual([
    204,
    DESK,
  ]);
});

test.each(["", "challenge=short", `challenge=${"z".repeat(64)}`, "state=6f1d3c1e-0c5b-4c39-9d5a"])(
  "a desk of before, which asks with %j, is told to be loaded again",
  async (query) => {
    const response = await ask(`/auth?${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/Cargadlo otra vez.*\n.*Load it again/);
  },
);

test("an answer of GitHub that this browser has not asked for gives nothing", async () => {
  const { cookie, state } = await begin();
  const { cookie: other } = await begin();
  const [, value = ""] = cookie.split("=");
  for (const [asked, kept] of [
    [state, ""],
    [state, other],
    ["", cookie],
    ["another", cookie],
    // Cookies of other names.
    [state, `x${cookie}`],
    [state, `x=1; y${cookie}`],
    [state, `x="${cookie}"`],
    [state, `__Host-sign-in=x.${value}`],
    [state, `${cookie}.x`],
  ] as const)
    expect(told(await withCookie(`/callback?code=c&state=${asked}`, kept))).toMatchObject({
      error: expect.stringContaining("another page"),
    });
});

test("GitHub's refusals are told to the desk", async () => {
  const { cookie, state } = await begin();
  const denied = `/callback?error=access_denied&error_description=Denied&state=${state}`;
  expect(told(await withCookie(denied, cookie))).toEqual({
    challenge: await challengeOf(VERIFIER),
    error: "Denied",
  });
  const sayings: [typeof gitHubSays, number, string][] = [
    [() => Response.json({ error_description: "Expired" }), 400, "Expired"],
    [() => Response.json({}), 400, "GitHub has given no token."],
    [() => new Response("<!doctype html>"), 502, "GitHub has not answered."],
    [() => Promise.reject(new TypeError("fetch failed")), 502, "GitHub has not answered."],
  ];
  for (const [says, status, error] of sayings) {
    gitHubSays = says;
    const response = await post("/token", { sealed: await sealedFor(), verifier: VERIFIER });
    expect([response.status, await response.json()]).toEqual([status, { error }]);
    // The desk may read it.
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe(DESK);
  }
});

test("signing out ends this token, and not the person's grant", async () => {
  const response = await post("/revoke", { token: TOKEN });
  expect(response.status).toBe(204);
  expect(requests).toHaveLength(1);
  const { method, address, body, headers } = present(requests[0], "request");
  expect([method, address, body]).toEqual([
    "DELETE",
    "https://api.github.com/applications/Iv1.desk/token",
    { access_token: TOKEN },
  ]);
  expect(headers.get("Authorization")).toBe(`Basic ${btoa("Iv1.desk:secret")}`);
  expect(headers.get("User-Agent")).toBeTruthy();
  gitHubSays = () => Promise.reject(new TypeError("fetch failed"));
  expect((await post("/revoke", { token: TOKEN })).status).toBe(502);
});

test.each(["DESK", "CLIENT_ID", "CLIENT_SECRET"])(
  "without %s it says so, and leads nowhere",
  async (name) => {
    const response = await ask("/auth?challenge=x", {}, { ...environment, [name]: undefined });
    expect([response.status, await response.text()]).toEqual([
      500,
      expect.stringContaining(name) as string,
    ]);
  },
);

test("it names all variables that it lacks, and the value of none that it has", async () => {
  const settings = { ...environment, DESK: "", CLIENT_ID: "" };
  const response = await ask("/auth?challenge=x", {}, settings);
  expect(await response.text()).toBe("This worker has no DESK, CLIENT_ID.");
});

test("nothing else is there", async () => {
  expect((await ask("/nope")).status).toBe(404);
});
