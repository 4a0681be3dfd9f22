/** @jest-environment jsdom */
import { askToSignIn } from "../../../src/editor/stores/sign-in";
import { present } from "../../setup/present";

const WORKER = "https://sign-in.example.com";
const SUCCESS = 'authorization:github:success:{"provider":"github","token":"ghu_1"}';

/** The window of the worker's page. */
let popup: Window;
let isClosed: boolean;
const greetings: [string, string][] = [];

const openWindow = () => {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  popup = present(frame.contentWindow ?? undefined, "window");
  isClosed = false;
  Object.defineProperty(popup, "closed", { get: () => isClosed });
  popup.close = () => {
    isClosed = true;
  };
  popup.postMessage = (text: string, origin: unknown) => greetings.push([text, String(origin)]);
  return popup;
};

const postAnswer = (data: unknown, { origin = WORKER, source = popup } = {}) =>
  dispatchEvent(new MessageEvent("message", { data, origin, source }));

/** Whether the answer is still pending. */
const isPending = async (answer: Promise<unknown>) =>
  (await Promise.race([answer, Promise.resolve("waiting")])) === "waiting";

beforeEach(() => {
  jest.useFakeTimers();
  greetings.length = 0;
  jest.spyOn(window, "open").mockImplementation(openWindow);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test("the worker's page is asked for this site, greeted at its own address, and believed", async () => {
  const answer = askToSignIn(WORKER);
  const [address] = present(jest.mocked(window.open).mock.calls[0], "call");
  expect(String(address)).toBe(
    `${WORKER}/auth?provider=github&site_id=${location.hostname}&scope=repo`,
  );
  postAnswer("authorizing:github");
  expect(greetings).toEqual([["authorizing:github", WORKER]]);
  postAnswer(SUCCESS);
  expect(await answer).toEqual({ outcome: "signed-in", token: "ghu_1" });
  expect(isClosed).toBe(true);
});

test("nobody else is heard: neither another site, nor another window, nor other words", async () => {
  const answer = askToSignIn(WORKER);
  for (const origin of [
    "https://evil.example.com",
    `${WORKER}.evil.com`,
    "null",
    location.origin,
  ]) {
    postAnswer("authorizing:github", { origin });
    postAnswer(SUCCESS, { origin });
  }
  postAnswer("authorizing:github", { source: window });
  postAnswer(SUCCESS, { source: window });
  for (const words of [{ token: "x" }, "authorization:gitlab:success:{}", "authorizing:x", null])
    postAnswer(words);
  expect(greetings).toEqual([]);
  expect(await isPending(answer)).toBe(true);
  postAnswer(SUCCESS);
  expect(await answer).toMatchObject({ outcome: "signed-in" });
});

test("what the worker says once that is decided changes nothing", async () => {
  const first = askToSignIn(WORKER);
  postAnswer(SUCCESS);
  await first;
  postAnswer("authorizing:github");
  expect(greetings).toEqual([]);
});

test("a window that the browser does not open", async () => {
  jest.mocked(window.open).mockReturnValue(null);
  expect(await askToSignIn(WORKER)).toMatchObject({ outcome: "blocked" });
});

test("a window that is closed before anything is decided", async () => {
  const answer = askToSignIn(WORKER);
  popup.close();
  jest.advanceTimersByTime(1000);
  expect(await answer).toMatchObject({ outcome: "closed" });
});

test("a worker that says nothing is not waited for endlessly", async () => {
  const answer = askToSignIn(WORKER);
  jest.advanceTimersByTime(9 * 60_000);
  expect(await isPending(answer)).toBe(true);
  jest.advanceTimersByTime(2 * 60_000);
  expect(await answer).toMatchObject({ outcome: "no-answer" });
});

test.each([
  ['error:{"provider":"github","error":"Denied","errorCode":"X"}', "refused", "Denied"],
  ['success:{"provider":"github"}', "no-answer", "token"],
  ['success:{"token":"a\\nb"}', "no-answer", "token"],
  ['success:{"token":7}', "no-answer", "token"],
  ["success:{broken}", "no-answer", "read"],
])("the worker's answer %s", async (said, outcome, detail) => {
  const answer = askToSignIn(WORKER);
  postAnswer(`authorization:github:${said}`);
  expect(await answer).toEqual({ outcome, detail: expect.stringContaining(detail) });
});
