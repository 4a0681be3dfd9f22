/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { webcrypto } from "node:crypto";
import * as z from "zod";
import { openSession, type Session } from "../../sign-in/session";
import { handOver } from "../../sign-in/sign-in";
import { answer } from "../../sign-in/worker";
import { hostRequests } from "../../stores/requests";
import { present } from "../../../../__tests__/setup/present";

Object.defineProperty(globalThis, "crypto", { value: webcrypto });

const WORKER = "https://entrada.brisa.workers.dev";
const API = "https://api.example.com";
const settings = { repository: "brisa/web", api: API, signIn: WORKER };
const environment = { DESK: location.origin, CLIENT_ID: "Iv1.desk", CLIENT_SECRET: "secret" };

type Host = (...request: Parameters<typeof fetch>) => Response | Promise<Response>;

/** Who answers what, by the beginning of the address; what a row of the table changes. */
type World = {
  worker: Host;
  /** GitHub's exchange of a code for a token. */
  exchange: Host;
  user: Host;
  repository: Host;
  /** What GitHub adds to the address of `/callback`. */
  callback: string;
  opens: boolean;
  /** What the person does instead of signing in. */
  leavesIt?: (session: Session) => Promise<unknown>;
};

const well = (): World => ({
  worker: async (address, init) => {
    const request = new Request(String(address), { ...init, cache: undefined });
    request.headers.set("Origin", location.origin);
    return answer(request, environment);
  },
  exchange: () => Response.json({ access_token: "ghu_2" }),
  user: () => Response.json({ login: "mar", name: "Mar" }),
  repository: () => Response.json({ full_name: "brisa/web", permissions: { push: true } }),
  callback: "code=c0de",
  opens: true,
});

const unreachable: Host = () => Promise.reject(new TypeError("Failed to fetch"));
const says =
  (status: number, data: object, headers = {}): Host =>
  () =>
    Response.json(data, { status, headers });
const page: Host = () => new Response("<!doctype html>");

let world: World;
/** The tokens that GitHub was asked to end. */
let revoked: unknown[];
let isClosed: boolean;
const popup = {
  get closed() {
    return isClosed;
  },
  close: () => (isClosed = true),
  location: { replace: jest.fn<undefined, [URL]>() },
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  world = well();
  revoked = [];
  isClosed = false;
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  popup.location.replace.mockClear();
  globalThis.fetch = async (address, init) => {
    const { origin, pathname } = new URL(String(address));
    if (origin === WORKER) return world.worker(address, init);
    if (pathname === "/login/oauth/access_token") return world.exchange(address, init);
    if (pathname === "/user") return world.user(address, init);
    if (pathname.startsWith("/repos/")) return world.repository(address, init);
    revoked.push((JSON.parse(String(init?.body)) as { access_token: string }).access_token);
    return new Response(null, { status: 204 });
  };
  jest.spyOn(window, "open").mockImplementation(() => (world.opens ? (popup as never) : null));
  jest.spyOn(window, "close").mockReturnValue(undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const { setTimeout: wait } = globalThis;

/** Waits until something has happened, or for a moment: digests take a thread. */
const until = async (hasHappened = () => false, longest = 20) => {
  for (let turn = 0; turn < longest && !hasHappened(); turn += 1)
    await new Promise((done) => wait(done, 1));
};

/** Where the window was led to. */
const asked = () => present(popup.location.replace.mock.calls.at(-1), "address")[0];

/** Opens the page that the worker leads to. */
const comeBack = async (hash: string) => {
  history.replaceState(null, "", `/admin/signed-in/${hash}`);
  const isHanded = handOver();
  // Browsers tell other pages of the origin; a browser test has two.
  const newValue = localStorage.getItem("desk-sign-in");
  if (isHanded) dispatchEvent(new StorageEvent("storage", { key: "desk-sign-in", newValue }));
  return isHanded;
};

/** What the browser does in the window: by way of the worker, GitHub and the worker again. */
const passGitHub = async (from: URL) => {
  const begun = await answer(new Request(from), environment);
  const [Cookie = ""] = (begun.headers.get("Set-Cookie") ?? "").split(";");
  const { searchParams } = new URL(begun.headers.get("Location") ?? "");
  const back = `${WORKER}/callback?${world.callback}&state=${searchParams.get("state")}`;
  const request = new Request(back);
  request.headers.set("Cookie", Cookie);
  return new URL((await answer(request, environment)).headers.get("Location") ?? "").hash;
};

const isOver = ({ state }: Session) => state().attempt !== "waiting";

const signIn = async (session: Session) => {
  isClosed = false;
  const { length } = popup.location.replace.mock.calls;
  session.signIn();
  // Before anything is waited for, or the browser blocks it.
  expect(window.open).toHaveBeenLastCalledWith("", "sign-in", expect.stringContaining("popup"));
  if (!world.opens) return;
  expect(session.state().attempt).toBe("waiting");
  await until(() => popup.location.replace.mock.calls.length > length, 2000);
  if (world.leavesIt) return world.leavesIt(session);
  await comeBack(await passGitHub(asked()));
  await until(() => isOver(session), 2000);
};

const storedByPage = () =>
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]);

const SSO = "https://example.com/orgs/brisa/sso";
const saml = "Resource protected by organization SAML enforcement.";
const noAccess = { outcome: "no-access" };
const noAnswer = { outcome: "no-answer" };
/** It answers nothing that another origin may read. */
const earlierWorker: Host = (_, init) => {
  if (init?.mode !== "no-cors") throw new TypeError("Failed to fetch");
  return Object.defineProperty(new Response(), "type", { value: "opaque" });
};
const onlyToken =
  (token: Host): Host =>
  (address, init) =>
    String(address).endsWith("/token") ? token(address, init) : well().worker(address, init);

/** What goes wrong, and what is said. */
const FAILURES: [string, Partial<World>, object][] = [
  ["one may not push", { repository: says(200, { full_name: "x", permissions: {} }) }, noAccess],
  ["one does not see the site", { repository: says(404, { message: "" }) }, noAccess],
  ["the token is nobody's", { user: says(401, { message: "" }) }, noAccess],
  ["the Git host is out of reach", { user: unreachable }, noAnswer],
  [
    "an organization wants to know who it is",
    { repository: says(403, { message: saml }, { "X-GitHub-SSO": `required; url=${SSO}` }) },
    { outcome: "single-sign-on", advice: { address: SSO } },
  ],
  ["no window opens", { opens: false }, { outcome: "blocked" }],
  [
    "GitHub denies it",
    { callback: "error=access_denied&error_description=Denied" },
    { outcome: "refused", detail: "Denied" },
  ],
  [
    "the code has expired",
    { exchange: says(200, { error_description: "Expired" }) },
    { outcome: "refused", detail: "Expired" },
  ],
  ["GitHub answers a page", { exchange: page }, noAnswer],
  ["GitHub is out of reach", { exchange: unreachable }, noAnswer],
  ["the token is none", { exchange: says(200, { access_token: "a\nb" }) }, noAnswer],
  ["the worker is out of reach", { worker: unreachable }, noAnswer],
  ["the worker has no token", { worker: onlyToken(says(200, {})) }, noAnswer],
  ["a page answers for the worker", { worker: onlyToken(page) }, noAnswer],
  [
    "the worker is an earlier one",
    { worker: earlierWorker, leavesIt: (session) => until(() => isOver(session), 2000) },
    {
      outcome: "other-worker",
      detail:
        "npx wrangler deploy packages/desk/sign-in/worker.ts --name entrada --compatibility-date " +
        `2026-01-01 --keep-vars --var DESK:${location.origin}`,
    },
  ],
  [
    "the window is closed",
    {
      leavesIt: async () => {
        popup.close();
        jest.advanceTimersByTime(60_000);
      },
    },
    { outcome: "closed" },
  ],
  [
    "nothing comes for ten minutes",
    {
      leavesIt: async () => {
        const hash = await passGitHub(asked());
        jest.advanceTimersByTime(11 * 60_000);
        await comeBack(hash);
      },
    },
    noAnswer,
  ],
];

test("who signs in is known, and their token is in the memory of this page alone", async () => {
  const session = openSession(settings);
  await signIn(session);
  const person = { login: "mar", name: "Mar" };
  expect(session.state()).toEqual({ status: "signed-in", person });
  expect([session.who.token(), session.who.login()]).toEqual(["ghu_2", "mar"]);
  expect([isClosed, jest.mocked(window.close).mock.calls.length]).toEqual([true, 1]);
  expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, {}]);
  expect(location.hash).toBe("");
  // A reload opens a new session.
  expect(openSession(settings).state()).toEqual({ status: "signed-out" });
});

test.each(FAILURES)("where %s, it is said, and nobody is in", async (_, change, attempt) => {
  const session = openSession(settings);
  Object.assign(world, change);
  await signIn(session);
  expect(session.state()).toMatchObject({ status: "signed-out", attempt });
  expect(session.who.token()).toBeUndefined();
  // A token that nobody is let in with is ended.
  const hasToken = "user" in change || "repository" in change;
  await until(() => revoked.length > 0);
  expect(revoked).toEqual(hasToken ? ["ghu_2"] : []);
  expect(storedByPage()).not.toContain("ghu_2");

  // After that it works; and where a session has ended, a failure leaves it so.
  world = well();
  await signIn(session);
  expect(session.state().status).toBe("signed-in");
  session.who.refused("ghu_2");
  Object.assign(world, change);
  await signIn(session);
  expect(session.state()).toMatchObject({ status: "ended", person: { login: "mar" }, attempt });
});

test("a window that seems to be closed, since a provider hides it, may still sign in", async () => {
  const session = openSession(settings);
  world.leavesIt = async () => {
    isClosed = true;
    jest.advanceTimersByTime(1000);
    expect(session.state()).toMatchObject({ attempt: { outcome: "closed" } });
    await comeBack(await passGitHub(asked()));
    await until(() => isOver(session) && session.state().status === "signed-in", 2000);
  };
  await signIn(session);
  expect(session.state().status).toBe("signed-in");
});

test("only the answer to the last attempt is taken, once; a token in an address never is", async () => {
  const session = openSession(settings);
  const hashes: string[] = [];
  world.leavesIt = async () => void hashes.push(await passGitHub(asked()));
  await signIn(session);
  await signIn(session);
  const [first = "", second = ""] = hashes;
  const [, challenge] = /challenge=(\w+)/.exec(second) ?? [];
  const sealed = second.replace(/#challenge=\w+&/, "#");
  expect(first).not.toContain(challenge);
  for (const hash of [first, sealed, `${sealed}&challenge=`]) await comeBack(hash);
  jest.mocked(window.close).mockClear();
  // As earlier workers gave it. The window says what to do.
  expect(await comeBack(`#state=${challenge}&challenge=${challenge}&token=ghu_9`)).toBe(false);
  expect(window.close).not.toHaveBeenCalled();
  expect(storedByPage()).not.toContain("ghu_9");
  await until();
  expect(session.state()).toEqual({ status: "signed-out", attempt: "waiting" });
  await comeBack(second);
  await until(() => isOver(session), 2000);
  expect(session.state().status).toBe("signed-in");
  session.leave();
  await comeBack(second);
  await until();
  expect(session.state().status).toBe("signed-out");
});

test("a refused token ends the session at any request, an earlier one's does not, and signing in goes on", async () => {
  const session = openSession(settings);
  await signIn(session);
  const { data } = hostRequests(API, session.who);
  const login = z.object({ login: z.string() });
  world.user = says(401, { message: "Bad credentials" });
  const changed = jest.fn();
  session.subscribe(changed);
  for (let turn = 0; turn < 2; turn += 1) {
    await expect(data("user", login)).rejects.toMatchObject({ problem: "signed-out" });
    // The second one asks nobody.
    world.user = well().user;
    expect(session.state()).toMatchObject({ status: "ended", person: { login: "mar" } });
    expect(changed).toHaveBeenCalledTimes(1);
  }
  world.exchange = says(200, { access_token: "ghu_3" });
  await signIn(session);
  session.who.refused("ghu_2");
  expect([session.state().status, session.who.token()]).toEqual(["signed-in", "ghu_3"]);
  expect(await data("user", login)).toEqual({ login: "mar" });
});

test("who leaves takes the token along, which GitHub is asked to end, once", async () => {
  // Who has told the host no name goes by their login.
  world.user = says(200, { login: "mar", name: null });
  const session = openSession(settings);
  await signIn(session);
  expect(session.state()).toMatchObject({ person: { name: "mar" } });
  for (let time = 0; time < 2; time += 1) session.leave();
  await until(() => revoked.length > 1);
  expect(revoked).toEqual(["ghu_2"]);
  expect(session.state()).toEqual({ status: "signed-out" });
  expect([session.who.token(), session.who.login()]).toEqual([undefined, undefined]);
});

test("what editors of before have kept is removed; blocked storage is no failure, and the window says so", async () => {
  localStorage.setItem("decap-cms-user", '{"token":"old"}');
  sessionStorage.setItem("desk-token", "old");
  openSession(settings);
  expect(storedByPage()).not.toContain("old");
  const denied = () => {
    throw new DOMException("Access is denied", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(denied);
  expect(await comeBack("#challenge=x&sealed=y")).toBe(false);
  expect(window.close).not.toHaveBeenCalled();
  jest.spyOn(window, "localStorage", "get").mockImplementation(denied);
  expect(openSession(settings).state()).toEqual({ status: "signed-out" });
});
