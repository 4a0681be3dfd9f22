import { present } from "../../setup/present";
import { answer } from "../../../src/desk/sign-in/worker";

const environment = {
  DESK: "https://desk.example.com",
  CLIENT_ID: "Iv1.desk",
  CLIENT_SECRET: "secret",
};
const WORKER = "https://worker.example.com";
const STATE = "desk-state-of-36-letters-or-so";

const ask = (path: string, cookie = "") =>
  answer(new Request(WORKER + path, { headers: { Cookie: cookie } }), environment);

const locationOf = ({ headers }: Response) => new URL(headers.get("Location") ?? "");

/** Begins a sign-in, and returns what the browser keeps and GitHub is told. */
const begin = async () => {
  const response = await ask(`/auth?state=${STATE}`);
  const [cookie = ""] = (response.headers.get("Set-Cookie") ?? "").split(";");
  return { response, cookie, state: locationOf(response).searchParams.get("state") ?? "" };
};

/** Returns what the desk is told, from the hash of its address. */
const told = (response: Response) => {
  const { origin, pathname, search, hash } = locationOf(response);
  expect([response.status, origin + pathname, search]).toEqual([
    302,
    `${environment.DESK}/admin/signed-in/`,
    "",
  ]);
  return Object.fromEntries(new URLSearchParams(hash.slice(1)));
};

/** The requests to GitHub, which answers with a token. */
let exchanged: [string, unknown][];
let gitHubSays: object;

beforeEach(() => {
  exchanged = [];
  gitHubSays = { access_token: "ghu_1" };
  globalThis.fetch = (address, init) => {
    exchanged.push([String(address), JSON.parse(String(init?.body))]);
    return Promise.resolve(Response.json(gitHubSays));
  };
});

test("a sign-in leads to GitHub, and back to the desk with the token", async () => {
  const { response, cookie, state } = await begin();
  const { origin, pathname, searchParams } = locationOf(response);
  expect(origin + pathname).toBe("https://github.com/login/oauth/authorize");
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: "Iv1.desk",
    redirect_uri: `${WORKER}/callback`,
    state,
  });
  expect(response.headers.get("Set-Cookie")).toMatch(/^__Host-.*; Secure; HttpOnly; SameSite=Lax$/);
  const back = await ask(`/callback?code=c0de&state=${state}`, `other=1; ${cookie}`);
  expect(told(back)).toEqual({ state: STATE, token: "ghu_1" });
  expect(exchanged).toEqual([
    [
      "https://github.com/login/oauth/access_token",
      { client_id: "Iv1.desk", client_secret: "secret", code: "c0de" },
    ],
  ]);
  expect(back.headers.get("Cache-Control")).toBe("no-store");
  expect(back.headers.get("Set-Cookie")).toContain("Max-Age=0");
});

test("whoever asks, the token goes to the desk alone", async () => {
  const hostile = "https://evil.example.com";
  const request = new Request(
    `${WORKER}/auth?state=${STATE}&site_id=evil.example.com&redirect_uri=${hostile}`,
    { headers: { Origin: hostile, Referer: hostile } },
  );
  const begun = await answer(request, environment);
  const [cookie = ""] = (begun.headers.get("Set-Cookie") ?? "").split(";");
  const state = present(locationOf(begun).searchParams.get("state") ?? undefined, "state");
  expect(
    told(await ask(`/callback?code=c&state=${state}&redirect_uri=${hostile}`, cookie)),
  ).toEqual({
    state: STATE,
    token: "ghu_1",
  });
});

test.each(["", "short", "with spaces in it and long", "x".repeat(81)])(
  "a request without a proper state is refused: %j",
  async (state) => {
    expect((await ask(`/auth?state=${encodeURIComponent(state)}`)).status).toBe(400);
  },
);

test("an answer of GitHub that this browser has not asked for gives nothing", async () => {
  const { cookie, state } = await begin();
  const { cookie: other } = await begin();
  for (const [asked, kept] of [
    [state, ""],
    [state, other],
    ["", cookie],
    ["another", cookie],
  ])
    expect(told(await ask(`/callback?code=c&state=${asked}`, kept))).toMatchObject({
      error: expect.stringContaining("another page"),
    });
  expect(exchanged).toEqual([]);
});

test("GitHub's refusals are told to the desk", async () => {
  const { cookie, state } = await begin();
  const denied = `/callback?error=access_denied&error_description=Denied&state=${state}`;
  expect(told(await ask(denied, cookie))).toEqual({ state: STATE, error: "Denied" });
  gitHubSays = { error: "bad_verification_code", error_description: "Expired" };
  const back = `/callback?code=c&state=${state}`;
  expect(told(await ask(back, cookie))).toEqual({ state: STATE, error: "Expired" });
  gitHubSays = {};
  expect(told(await ask(back, cookie))).toMatchObject({ error: expect.any(String) });
  globalThis.fetch = () => Promise.reject(new TypeError("fetch failed"));
  expect(told(await ask(back, cookie))).toMatchObject({ error: expect.any(String) });
});

test("nothing else is there", async () => {
  expect((await ask("/")).status).toBe(404);
});
