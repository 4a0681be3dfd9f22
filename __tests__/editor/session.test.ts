/** @jest-environment jsdom */
import type { Backend } from "../../src/editor/browser/cms";
import { hasSessionEnded, watchSession } from "../../src/editor/browser/session";

const HOST = "https://api.example.com";

let answer: (status: number) => void;

const store = (token: string) => localStorage.setItem("decap-cms-user", JSON.stringify({ token }));

/** Signs in in this tab. */
const signIn = async (token: string) => {
  store(token);
  const backend = { authenticate: () => Promise.resolve({}) } as unknown as Backend;
  const registered = { init: () => backend };
  Object.assign(globalThis, { CMS: { getBackend: () => registered } });
  watchSession({ name: "github", api_root: HOST });
  await registered.init().authenticate({ token });
};

/** Signs in in another tab, of which this one hears. */
const signInElsewhere = (token: string) => {
  store(token);
  const newValue = JSON.stringify({ token });
  dispatchEvent(new StorageEvent("storage", { key: "decap-cms-user", newValue }));
};

const ask = (token: string) =>
  fetch(`${HOST}/repos/brisa/web`, { headers: { Authorization: `Bearer ${token}` } });

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  window.fetch = (address) =>
    new Promise((resolve) => {
      answer = (status) =>
        resolve({ status, url: String(address), clone: () => ({}) } as unknown as Response);
    });
  await signIn("first");
});

test("a refused token ends the session, until somebody signs in in another tab", async () => {
  const asked = ask("first");
  answer(401);
  await asked;
  expect(hasSessionEnded()).toBe(true);
  expect(localStorage.getItem("decap-cms-user")).toBeNull();
  signInElsewhere("second");
  expect(hasSessionEnded()).toBe(false);
});

test("what was asked before somebody signed in again does not end the new session", async () => {
  const asked = ask("first");
  signInElsewhere("second");
  answer(401);
  await asked;
  expect(hasSessionEnded()).toBe(false);
  expect(localStorage.getItem("decap-cms-user")).toContain("second");
});
