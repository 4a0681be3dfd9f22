/** @jest-environment jsdom */
import { webcrypto } from "node:crypto";
import { askToSignIn, tellDesk, type SignInAnswer } from "../../../src/desk/sign-in/sign-in";
import { present } from "../../setup/present";

const WORKER = "https://sign-in.example.com";

/** Channels, which jsdom lacks; a browser test uses real ones. */
class Channel {
  static open = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close() {
    Channel.open.delete(this);
  }
}
Object.assign(globalThis, { BroadcastChannel: Channel });
Object.defineProperty(globalThis, "crypto", { value: webcrypto });

let isClosed: boolean;
const answers: SignInAnswer[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  answers.length = 0;
  isClosed = false;
  const popup = {
    get closed() {
      return isClosed;
    },
    close: () => (isClosed = true),
  };
  jest.spyOn(window, "open").mockReturnValue(popup as unknown as Window);
  jest.spyOn(window, "close").mockReturnValue(undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Begins to sign in, and returns the state by which the answer is recognized. */
const ask = () => {
  askToSignIn(WORKER, (answer) => answers.push(answer));
  const [address] = present(jest.mocked(window.open).mock.calls.at(-1), "call");
  const { origin, pathname, searchParams } = new URL(String(address));
  expect(origin + pathname).toBe(`${WORKER}/auth`);
  return present(searchParams.get("state") ?? undefined, "state");
};

/** Opens the page that the worker leads to, with an answer in its address. */
const comeBack = (answer: Record<string, string>) => {
  history.replaceState(null, "", `/admin/signed-in/#${String(new URLSearchParams(answer))}`);
  tellDesk();
};

test("the page that the worker leads to hands over the token, and closes the window", () => {
  comeBack({ state: ask(), token: "ghu_1" });
  expect(answers).toEqual([{ outcome: "signed-in", token: "ghu_1" }]);
  expect(isClosed).toBe(true);
  expect(window.close).toHaveBeenCalled();
  expect(location.href).not.toContain("ghu_1");
});

test("each attempt has a state of its own, and only its answer is heard, once", () => {
  const first = ask();
  const second = ask();
  expect(first).not.toBe(second);
  comeBack({ state: first, token: "ghu_1" });
  comeBack({ token: "ghu_2" });
  comeBack({ state: "", token: "ghu_3" });
  expect(answers).toEqual([]);
  comeBack({ state: second, token: "ghu_4" });
  comeBack({ state: second, token: "ghu_5" });
  expect(answers).toEqual([{ outcome: "signed-in", token: "ghu_4" }]);
});

test("a window that the browser does not open", () => {
  jest.mocked(window.open).mockReturnValue(null);
  ask();
  expect(answers).toMatchObject([{ outcome: "blocked" }]);
});

test("a window that seems to be closed, since a provider hides it, may still sign in", () => {
  const state = ask();
  isClosed = true;
  jest.advanceTimersByTime(60_000);
  expect(answers).toMatchObject([{ outcome: "closed" }]);
  comeBack({ state, token: "ghu_1" });
  expect(answers).toMatchObject([{ outcome: "closed" }, { outcome: "signed-in" }]);
});

test("a worker that says nothing is not waited for endlessly", () => {
  ask();
  jest.advanceTimersByTime(9 * 60_000);
  expect(answers).toEqual([]);
  jest.advanceTimersByTime(2 * 60_000);
  expect(answers).toMatchObject([{ outcome: "no-answer" }]);
  expect(Channel.open.size).toBe(0);
});

test.each([
  [{ error: "Denied" }, "refused", "Denied"],
  [{}, "no-answer", "token"],
  [{ token: "a\nb" }, "no-answer", "token"],
])("the answer %j", (said: Record<string, string>, outcome, detail) => {
  comeBack({ state: ask(), ...said });
  expect(answers).toEqual([{ outcome, detail: expect.stringContaining(detail) }]);
});
