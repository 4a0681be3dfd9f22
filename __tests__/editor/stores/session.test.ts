/** @jest-environment jsdom */
import { openSession, TOKEN_KEY, type Session } from "../../../src/editor/stores/session";
import { askToSignIn, type SignInAnswer } from "../../../src/editor/stores/sign-in";
import { hostRequests } from "../../../src/editor/stores/requests";

jest.mock("../../../src/editor/stores/sign-in");

const API = "https://api.example.com";
const settings = { repository: "brisa/web", api: API, signIn: "https://worker.example.com" };

/** The person with each token, and whether they may push. */
let known: Record<string, { login: string; name: string | null; push?: boolean }>;
let isReachable: boolean;

const answer = (status: number, data: object) =>
  Promise.resolve({
    ok: status < 300,
    status,
    headers: new Headers(),
    json: () => Promise.resolve(data),
    text: () => Promise.resolve(JSON.stringify(data)),
  } as Response);

beforeEach(() => {
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
    if (person.push === undefined) return answer(404, {});
    return answer(200, { permissions: { push: person.push } });
  };
});

const mockSignIn = (said: SignInAnswer) => jest.mocked(askToSignIn).mockResolvedValue(said);

const signInAs = (session: Session, token: string) => {
  mockSignIn({ outcome: "signed-in", token });
  return session.signIn();
};

/** Returns everything that the page has stored. */
const storedByPage = () =>
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);

test("who signs in is known, and their token is in this tab alone", async () => {
  const session = openSession(settings);
  const changed = jest.fn();
  session.subscribe(changed);
  expect(await signInAs(session, "one")).toBeUndefined();
  expect(session.state()).toEqual({
    status: "signed-in",
    person: { login: "mar", name: "Mar" },
  });
  expect(changed).toHaveBeenCalledTimes(1);
  expect([session.who.token(), session.who.login()]).toEqual(["one", "mar"]);
  expect({ ...sessionStorage }).toEqual({ [TOKEN_KEY]: "one" });
  expect({ ...localStorage }).toEqual({});
});

test("somebody who has told the host no name goes by their login", async () => {
  known.one = { login: "mar", name: null, push: true };
  const session = openSession(settings);
  await signInAs(session, "one");
  expect(session.state()).toMatchObject({ person: { name: "mar" } });
});

test("the session goes on after a reload", async () => {
  await signInAs(openSession(settings), "one");
  const session = openSession(settings);
  await session.resume();
  expect(session.state()).toMatchObject({ status: "signed-in", person: { login: "mar" } });
});

test.each(["signed out by the host", "without the right to write"])(
  "after a reload, somebody %s signs in again",
  async (what) => {
    await signInAs(openSession(settings), "one");
    known =
      what === "signed out by the host" ? {} : { one: { login: "mar", name: "", push: false } };
    const session = openSession(settings);
    await session.resume();
    expect(session.state()).toEqual({ status: "signed-out" });
    expect(storedByPage()).not.toContain("one");
  },
);

test("a host that cannot be asked after a reload ends no session", async () => {
  await signInAs(openSession(settings), "one");
  isReachable = false;
  const session = openSession(settings);
  await expect(session.resume()).rejects.toMatchObject({ problem: "unreachable" });
  isReachable = true;
  await session.resume();
  expect(session.state()).toMatchObject({ status: "signed-in" });
});

test("a refused token ends the session at any request, and signing in again goes on", async () => {
  const session = openSession(settings);
  await signInAs(session, "one");
  const { data } = hostRequests(API, session.who);
  known = { two: { login: "mar", name: "Mar", push: true } };
  const changed = jest.fn();
  session.subscribe(changed);
  await expect(data("user")).rejects.toMatchObject({ problem: "signed-out" });
  expect(session.state()).toMatchObject({ status: "ended", person: { login: "mar" } });
  expect(changed).toHaveBeenCalledTimes(1);
  expect(storedByPage()).not.toContain("one");
  await expect(data("user")).rejects.toMatchObject({ problem: "signed-out" });
  expect(changed).toHaveBeenCalledTimes(1);
  await signInAs(session, "two");
  expect(session.state()).toMatchObject({ status: "signed-in" });
  expect(await data("user")).toMatchObject({ login: "mar" });
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
  expect(await signInAs(session, "two")).toMatchObject({ outcome });
  expect(session.state()).toEqual({ status: "signed-out" });
  expect(storedByPage()).not.toContain("two");
});

test("a failed attempt says why, and leaves an ended session as it was", async () => {
  const session = openSession(settings);
  await signInAs(session, "one");
  session.who.refused("one");
  mockSignIn({ outcome: "closed", detail: "" });
  expect(await session.signIn()).toMatchObject({ outcome: "closed" });
  isReachable = false;
  expect(await signInAs(session, "two")).toMatchObject({ outcome: "no-answer" });
  expect(session.state()).toMatchObject({ status: "ended", person: { login: "mar" } });
});

test("who leaves takes the token along", async () => {
  const session = openSession(settings);
  await signInAs(session, "one");
  session.leave();
  expect(session.state()).toEqual({ status: "signed-out" });
  expect([session.who.token(), session.who.login()]).toEqual([undefined, undefined]);
  expect(storedByPage()).not.toContain("one");
});

test("what the editor before the desk has kept is removed", () => {
  localStorage.setItem("decap-cms-user", '{"token":"old"}');
  openSession(settings);
  expect(storedByPage()).not.toContain("old");
});
