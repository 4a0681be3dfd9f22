/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import * as z from "zod";
import { openSession, type Session } from "../../../src/desk/sign-in/session";
import { askToSignIn } from "../../../src/desk/sign-in/sign-in";
import type { SignInAnswer } from "../../../src/desk/sign-in/tokens";
import { revokeToken } from "../../../src/desk/sign-in/tokens";
import { hostRequests } from "../../../src/desk/stores/requests";

jest.mock("../../../src/desk/sign-in/sign-in");
jest.mock("../../../src/desk/sign-in/tokens", () => ({
  revokeToken: jest.fn(() => Promise.resolve()),
}));

const API = "https://api.example.com";
const ANYBODY = z.object({ login: z.string() });
const settings = { repository: "brisa/web", api: API, signIn: "https://worker.example.com" };

/** The person with each token, and whether they may push. */
let known: Record<string, { login: string; name: string | null; push?: boolean }>;
let isReachable: boolean;

const answer = (status: number, data: object, headers = {}) =>
  Promise.resolve(Response.json(data, { status, headers }));

beforeEach(() => {
  jest.mocked(revokeToken).mockClear();
  sessionStorage.clear();
  localStorage.clear();
  known = { one: { login: "mar", name: "Mar", push: true } };
  isReachable = true;
  globalThis.fetch = (address, init) => {
    if (!isReachable) return Promise.reject(new TypeError("Failed to fetch"));
    const token = new Headers(init?.headers).get("Authorization")?.replace("Bearer ", "") ?? "";
    const person = known[token];
    if (!person) return answer(401, { message: "Bad credentials" });
    if (String(address) === `${API}/user`) return answer(200, person);
    if (person.push === undefined) return answer(404, { message: "Not Found" });
    return answer(200, { full_name: "brisa/web", permissions: { push: person.push } });
  };
});

/** Signs in, with an answer of the worker, and waits for what the host says. */
const signIn = async (session: Session, said: SignInAnswer) => {
  let answer: (said: SignInAnswer) => void = () => undefined;
  jest.mocked(askToSignIn).mockImplementation((_, onAnswer) => {
    answer = onAnswer;
    return Promise.resolve();
  });
  session.signIn();
  expect(session.state().attempt).toBe("waiting");
  answer(said);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

const signInAs = (session: Session, token: string) =>
  signIn(session, { outcome: "signed-in", token });

/** Returns everything that the page has stored. */
const storedByPage = () =>
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);

test("who signs in is known, and their token is in the memory of this page alone", async () => {
  const session = openSession(settings);
  await signInAs(session, "one");
  expect(session.state()).toEqual({
    status: "signed-in",
    person: { login: "mar", name: "Mar" },
  });
  expect([session.who.token(), session.who.login()]).toEqual(["one", "mar"]);
  expect({ ...sessionStorage, ...localStorage }).toEqual({});
  // A reload opens a new session.
  expect(openSession(settings).state()).toEqual({ status: "signed-out" });
});

test("somebody who has told the host no name goes by their login", async () => {
  known.one = { login: "mar", name: null, push: true };
  const session = openSession(settings);
  await signInAs(session, "one");
  expect(session.state()).toMatchObject({ person: { name: "mar" } });
});

test("a refused token ends the session at any request, and signing in again goes on", async () => {
  const session = openSession(settings);
  await signInAs(session, "one");
  const { data } = hostRequests(API, session.who);
  known = { two: { login: "mar", name: "Mar", push: true } };
  const changed = jest.fn();
  session.subscribe(changed);
  await expect(data("user", ANYBODY)).rejects.toMatchObject({ problem: "signed-out" });
  expect(session.state()).toMatchObject({ status: "ended", person: { login: "mar" } });
  expect(changed).toHaveBeenCalledTimes(1);
  expect(storedByPage()).not.toContain("one");
  const asked = jest.spyOn(globalThis, "fetch");
  await expect(data("user", ANYBODY)).rejects.toMatchObject({ problem: "signed-out" });
  expect(asked).not.toHaveBeenCalled();
  expect(changed).toHaveBeenCalledTimes(1);
  await signInAs(session, "two");
  expect(session.state()).toMatchObject({ status: "signed-in" });
  expect(await data("user", ANYBODY)).toMatchObject({ login: "mar" });
});

test("what was asked with the token of before does not end the new session", async () => {
  const session = openSession(settings);
  await signInAs(session, "one");
  known.two = { login: "mar", name: "Mar", push: true };
  await signInAs(session, "two");
  session.who.refused("one");
  expect(session.state()).toMatchObject({ status: "signed-in" });
  expect(session.who.token()).toBe("two");
});

test.each([
  [{ login: "eva", name: "Eva", push: false }, "no-access"],
  [{ login: "eva", name: "Eva" }, "no-access"],
  [undefined, "no-access"],
])("whoever may not change the site is not let in: %j", async (person, outcome) => {
  known = person ? { two: person } : {};
  const session = openSession(settings);
  await signInAs(session, "two");
  expect(session.state()).toMatchObject({ status: "signed-out", attempt: { outcome } });
  expect(storedByPage()).not.toContain("two");
  expect(revokeToken).toHaveBeenCalledWith(settings.signIn, "two");
});

test("whom the organization has to know is told so, with the way there", async () => {
  const address = "https://example.com/orgs/brisa/sso";
  const message = "Resource protected by organization SAML enforcement.";
  globalThis.fetch = () => answer(403, { message }, { "X-GitHub-SSO": `required; url=${address}` });
  const session = openSession(settings);
  await signInAs(session, "one");
  expect(session.state()).toMatchObject({
    status: "signed-out",
    attempt: { outcome: "single-sign-on", advice: { address } },
  });
});

test("a failed attempt says why, and leaves an ended session as it was", async () => {
  const session = openSession(settings);
  await signInAs(session, "one");
  session.who.refused("one");
  await signIn(session, { outcome: "closed", detail: "" });
  expect(session.state()).toMatchObject({ status: "ended", attempt: { outcome: "closed" } });
  isReachable = false;
  await signInAs(session, "two");
  expect(session.state()).toMatchObject({
    status: "ended",
    person: { login: "mar" },
    attempt: { outcome: "no-answer" },
  });
});

test("who leaves takes the token along, which GitHub is asked to end", async () => {
  const session = openSession(settings);
  await signInAs(session, "one");
  expect(revokeToken).not.toHaveBeenCalled();
  session.leave();
  expect(jest.mocked(revokeToken).mock.calls).toEqual([[settings.signIn, "one"]]);
  session.leave();
  expect(revokeToken).toHaveBeenCalledTimes(1);
  expect(session.state()).toEqual({ status: "signed-out" });
  expect([session.who.token(), session.who.login()]).toEqual([undefined, undefined]);
  expect(storedByPage()).not.toContain("one");
});

test("what editors of before have kept is removed, and blocked storage is no failure", () => {
  localStorage.setItem("decap-cms-user", '{"token":"old"}');
  sessionStorage.setItem("desk-token", "old");
  openSession(settings);
  expect(storedByPage()).not.toContain("old");
  const blocked = jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Access is denied", "SecurityError");
  });
  expect(openSession(settings).state()).toEqual({ status: "signed-out" });
  blocked.mockRestore();
});
