/** @jest-environment jsdom */
import { createPolling } from "../../../src/desk/stores/timing";
import { StoreError } from "../../../src/desk/stores/store";

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
const PACE = 30 * SECOND;
const LONGEST = 5 * MINUTE;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  stop?.();
  see(true);
  jest.useRealTimers();
});

let stop: (() => void) | undefined;

/** Starts polling. @returns when it asked, in milliseconds from now on, and the most questions at a time */
const polled = (answer: (turn: number) => Promise<void>, pace = PACE) => {
  const start = performance.now();
  const asked: number[] = [];
  let [atOnce, most] = [0, 0];
  const polling = createPolling({
    ask: async () => {
      asked.push(performance.now() - start);
      most = Math.max(most, (atOnce += 1));
      await answer(asked.length).finally(() => (atOnce -= 1));
    },
    pace: () => pace,
    longest: LONGEST,
  });
  stop = polling.follow();
  return { ...polling, asked, most: () => most };
};

test("before it is followed, a failure that it is told starts nothing", () => {
  const polling = createPolling({
    ask: () => Promise.resolve(),
    pace: () => PACE,
    longest: LONGEST,
  });
  polling.obey(new StoreError("unreachable", ""));
  expect(jest.getTimerCount()).toBe(0);
});

const after = (time: number, act: () => void = () => undefined) =>
  new Promise<void>((done) => {
    setTimeout(() => {
      act();
      done();
    }, time);
  });
const pass = (time: number) => jest.advanceTimersByTimeAsync(time);
const failing = (...reason: ConstructorParameters<typeof StoreError>) =>
  Promise.reject(new StoreError(...reason));

/** Shows or hides the page. */
const see = (isSeen: boolean) => {
  Object.defineProperty(document, "hidden", { value: !isSeen, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};

const silence = () => after(30 * SECOND).then(() => failing("silent", ""));

test("in twelve hours with a silence, a clock that is moved, and a page that is hidden, it never stops", async () => {
  const pace = 5 * MINUTE;
  const { asked, most } = polled((turn) => (turn === 7 ? silence() : Promise.resolve()), pace);
  await pass(HOUR);
  jest.setSystemTime(new Date("2020-01-01"));
  await pass(3 * HOUR);
  jest.setSystemTime(new Date("2040-01-01"));
  await pass(3 * HOUR);
  const before = asked.length;
  expect(before).toBe((7 * HOUR) / pace);
  see(false);
  await pass(2 * HOUR);
  expect(asked).toHaveLength(before);
  see(true);
  await pass(0);
  expect(asked).toHaveLength(before + 1);
  await pass(3 * HOUR);
  expect(asked).toHaveLength(before + 1 + (3 * HOUR) / pace);
  expect(most()).toBe(1);
});

test("after failures it asks less and less often, and as before once there is an answer", async () => {
  let isThere = false;
  const { asked } = polled(() => (isThere ? Promise.resolve() : failing("unreachable", "")));
  await pass(20 * MINUTE);
  const minutes = asked.map((at) => at / MINUTE);
  expect(minutes).toEqual([0, 0.5, 1.5, 3.5, 7.5, 12.5, 17.5]);
  isThere = true;
  await pass(2.5 * MINUTE + 3 * PACE);
  expect(asked).toHaveLength(7 + 4);
});

test.each([
  ["what the host asks for", { minutes: 14 }, 14],
  ["a minute, if it says no time", {}, 1],
])("a pause is kept: %s, whoever comes back meanwhile", async (_, advice, minutes) => {
  const { asked, look } = polled((turn) =>
    turn === 1 ? failing("busy", "", advice) : Promise.resolve(),
  );
  await pass(minutes * MINUTE - SECOND);
  see(false);
  see(true);
  dispatchEvent(new Event("online"));
  await look();
  expect(asked).toEqual([0]);
  await pass(SECOND);
  expect(asked).toEqual([0, minutes * MINUTE]);
});

test.each<[string, () => unknown]>([
  ["the connection", () => dispatchEvent(new Event("online"))],
  ["the window", () => dispatchEvent(new Event("focus"))],
  ["the page", () => see(true)],
])("once %s is back it asks at once", async (_, comeBack) => {
  const { asked } = polled((turn) => (turn < 6 ? failing("unreachable", "") : Promise.resolve()));
  await pass(8 * MINUTE);
  expect(asked).toHaveLength(5);
  comeBack();
  expect(asked).toHaveLength(6);
  // The focus also comes back from the page beside.
  await pass(SECOND);
  for (let turn = 0; turn < 5; turn += 1) comeBack();
  expect(asked.length).toBeLessThanOrEqual(7);
});

test("after a sleep during which the computer's own time stood still it asks at once", async () => {
  const { asked } = polled(() => Promise.resolve());
  await pass(SECOND);
  see(false);
  jest.setSystemTime(Date.now() + HOUR);
  see(true);
  expect(asked).toHaveLength(2);
});

test("a fault of the desk ends nothing either", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { asked } = polled(() => Promise.reject(new TypeError("x is undefined")));
  await pass(MINUTE);
  expect(asked).toHaveLength(2);
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

test("without a session it goes on at its pace: who signs in again waits for nothing", async () => {
  const { asked } = polled(() => failing("signed-out", ""));
  await pass(10 * MINUTE);
  expect(asked).toHaveLength(21);
});

test("a slow answer is waited for, whatever happens meanwhile", async () => {
  const { asked, look, most } = polled(() => after(20 * SECOND));
  dispatchEvent(new Event("online"));
  void look();
  see(true);
  await pass(20 * SECOND);
  expect([asked.length, most()]).toEqual([1, 1]);
});
