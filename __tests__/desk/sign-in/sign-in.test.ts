/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { createHash, webcrypto } from "node:crypto";
import { askToSignIn, handOver } from "../../../src/desk/sign-in/sign-in";
import type { SignInAnswer } from "../../../src/desk/sign-in/tokens";
import { sha256Of } from "../../../src/desk/stores/bytes";
import { revokeToken } from "../../../src/desk/sign-in/tokens";
import { present } from "../../setup/present";

const WORKER = "https://entrada.brisa.workers.dev";

/** The digest of the platform takes a thread. */
const digest = (_: string, bytes: Uint8Array) =>
  Promise.resolve(new Uint8Array(createHash("sha256").update(bytes).digest()).buffer);
const randomUUID = () => webcrypto.randomUUID();
Object.defineProperty(globalThis, "crypto", { value: { randomUUID, subtle: { digest } } });

let isClosed: boolean;
const answers: SignInAnswer[] = [];

/** What was posted to the worker, and what it answers; undefined if it is out of reach. */
let posted: { path: string; asked: Record<string, string> }[];
let workerSays: (path: string, mode?: string) => Response | undefined;

const popup = {
  get closed() {
    return isClosed;
  },
  close: () => (isClosed = true),
  location: { replace: jest.fn<undefined, [URL]>() },
};

beforeEach(() => {
  jest.useFakeTimers();
  answers.length = 0;
  posted = [];
  isClosed = false;
  localStorage.clear();
  popup.location.replace.mockClear();
  workerSays = (path) =>
    path === "/" ? new Response(null, { status: 204 }) : Response.json({ token: "ghu_1" });
  globalThis.fetch = (address, init) => {
    const { pathname: path } = new URL(String(address));
    if (init?.method === "POST")
      posted.push({ path, asked: JSON.parse(String(init.body)) as Record<string, string> });
    const said = workerSays(path, init?.mode);
    return said ? Promise.resolve(said) : Promise.reject(new TypeError("Failed to fetch"));
  };
  jest.spyOn(window, "open").mockReturnValue(popup as unknown as Window);
  jest.spyOn(window, "close").mockReturnValue(undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Waits for what is waiting: nothing here takes longer than a turn. */
const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

/** Begins to sign in, and returns the challenge by which the answer is recognized. */
const ask = async () => {
  void askToSignIn(WORKER, (answer) => answers.push(answer));
  // Before anything is waited for, or the browser blocks it.
  expect(window.open).toHaveBeenLastCalledWith("", "sign-in", expect.stringContaining("popup"));
  await settle();
  const [address] = present(popup.location.replace.mock.calls.at(-1), "call");
  const { origin, pathname, searchParams } = address;
  expect(origin + pathname).toBe(`${WORKER}/auth`);
  expect([...searchParams.keys()]).toEqual(["challenge"]);
  return present(searchParams.get("challenge") ?? undefined, "challenge");
};

/** Opens the page that the worker leads to, with an answer in its address. */
const comeBack = async (answer: Record<string, string>) => {
  history.replaceState(null, "", `/admin/signed-in/#${String(new URLSearchParams(answer))}`);
  const isHanded = handOver();
  // Browsers tell other pages of the origin; a browser test has two.
  const newValue = localStorage.getItem("desk-sign-in");
  if (isHanded) dispatchEvent(new StorageEvent("storage", { key: "desk-sign-in", newValue }));
  await settle();
  return isHanded;
};

test("the page that the worker leads to hands over what is sealed, and closes the window", async () => {
  const challenge = await ask();
  expect(await comeBack({ challenge, sealed: "a+b/c=" })).toBe(true);
  expect(answers).toEqual([{ outcome: "signed-in", token: "ghu_1" }]);
  const { path, asked } = present(posted[0], "post");
  expect([path, asked.sealed]).toEqual(["/token", "a+b/c="]);
  // Only this page knows the verifier.
  expect(await sha256Of(new TextEncoder().encode(asked.verifier))).toBe(challenge);
  expect(isClosed).toBe(true);
  expect(window.close).toHaveBeenCalled();
  expect(location.href).not.toContain("a+b");
  expect({ ...localStorage }).toEqual({});
});

test("each attempt has a challenge of its own, and only its answer is taken, once", async () => {
  const first = await ask();
  const second = await ask();
  expect(first).not.toBe(second);
  await comeBack({ challenge: first, sealed: "one" });
  await comeBack({ sealed: "two" });
  await comeBack({ challenge: "", sealed: "three" });
  expect([answers, posted]).toEqual([[], []]);
  await comeBack({ challenge: second, sealed: "four" });
  await comeBack({ challenge: second, sealed: "five" });
  expect(answers).toEqual([{ outcome: "signed-in", token: "ghu_1" }]);
  expect(posted).toHaveLength(1);
});

test("a token in an address, which earlier workers gave, is neither used nor kept", async () => {
  const challenge = await ask();
  expect(await comeBack({ state: challenge, challenge, token: "ghu_2" })).toBe(false);
  expect([answers, posted]).toEqual([[], []]);
  expect(JSON.stringify([{ ...localStorage }, location.href])).not.toContain("ghu_2");
  // It says what to do.
  expect(window.close).not.toHaveBeenCalled();
});

test("where the browser keeps nothing, the window says so", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Access is denied", "SecurityError");
  });
  expect(await comeBack({ challenge: await ask(), sealed: "one" })).toBe(false);
  expect(window.close).not.toHaveBeenCalled();
});

test("an earlier worker is recognized before it gives anything, and the command to replace it is told", async () => {
  // It answers nothing that another origin may read.
  workerSays = (_, mode) =>
    mode === "no-cors" ? Object.assign(new Response("Not found", { status: 404 })) : undefined;
  jest.spyOn(Response.prototype, "type", "get").mockReturnValue("opaque");
  await ask();
  expect(answers).toEqual([
    {
      outcome: "other-worker",
      detail:
        "npx wrangler deploy src/desk/sign-in/worker.ts --name entrada --compatibility-date " +
        `2026-01-01 --keep-vars --var DESK:${location.origin}`,
    },
  ]);
  expect(isClosed).toBe(true);
});

test("a worker that is out of reach is not taken for an earlier one", async () => {
  workerSays = () => undefined;
  const challenge = await ask();
  expect(answers).toEqual([]);
  await comeBack({ challenge, sealed: "one" });
  expect(answers).toMatchObject([{ outcome: "no-answer" }]);
});

test("a window that the browser does not open", () => {
  jest.mocked(window.open).mockReturnValue(null);
  void askToSignIn(WORKER, (answer) => answers.push(answer));
  expect(answers).toMatchObject([{ outcome: "blocked" }]);
});

test("a window that seems to be closed, since a provider hides it, may still sign in", async () => {
  const challenge = await ask();
  isClosed = true;
  jest.advanceTimersByTime(60_000);
  expect(answers).toMatchObject([{ outcome: "closed" }]);
  await comeBack({ challenge, sealed: "one" });
  expect(answers).toMatchObject([{ outcome: "closed" }, { outcome: "signed-in" }]);
});

test("a worker that says nothing is not waited for endlessly", async () => {
  const challenge = await ask();
  jest.advanceTimersByTime(9 * 60_000);
  expect(answers).toEqual([]);
  jest.advanceTimersByTime(2 * 60_000);
  await comeBack({ challenge, sealed: "one" });
  expect(answers).toMatchObject([{ outcome: "no-answer" }]);
  expect(posted).toEqual([]);
});

test("a refusal in the address", async () => {
  await comeBack({ challenge: await ask(), error: "Denied" });
  expect(answers).toEqual([{ outcome: "refused", detail: "Denied" }]);
  expect(posted).toEqual([]);
});

test.each([
  [() => Response.json({ error: "Expired" }, { status: 400 }), "refused", "Expired"],
  [() => Response.json({ error: "Silence" }, { status: 502 }), "no-answer", "Silence"],
  [() => Response.json({}), "no-answer", "token"],
  [() => Response.json({ token: "a\nb" }), "no-answer", "token"],
  [() => new Response("<!doctype html>"), "no-answer", "SyntaxError"],
])("what the worker says instead of a token: %#", async (says, outcome, detail) => {
  const challenge = await ask();
  workerSays = says;
  await comeBack({ challenge, sealed: "one" });
  expect(answers).toEqual([{ outcome, detail: expect.stringContaining(detail) as string }]);
});

test("a token is ended by the worker; if that is out of reach, nothing else fails", async () => {
  await revokeToken(WORKER, "ghu_1");
  expect(posted).toEqual([{ path: "/revoke", asked: { token: "ghu_1" } }]);
  workerSays = () => undefined;
  await expect(revokeToken(WORKER, "ghu_1")).resolves.toBeUndefined();
});
