/** @jest-environment jsdom */
import { createPolling } from "../../stores/timing";
import { StoreError } from "../../stores/store";

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  see(true);
  jest.useRealTimers();
});

/** Shows or hides the page. */
const see = (isSeen: boolean) => {
  Object.defineProperty(document, "hidden", { value: !isSeen, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};

/** What happens to the page, or to the computer. */
const happening = {
  hidden: () => see(false),
  seen: () => see(true),
  focus: () => void dispatchEvent(new Event("focus")),
  online: () => void dispatchEvent(new Event("online")),
  "the clock is moved": () => jest.setSystemTime(new Date("2020-01-01")),
  "a sleep": () => {
    jest.setSystemTime(Date.now() + HOUR);
    see(true);
  },
  everything: () => {
    see(false);
    see(true);
    for (const event of ["online", "focus"]) dispatchEvent(new Event(event));
  },
};

type Happening = keyof typeof happening;

type Case = {
  /** What the n-th question is answered; after the last, all is well. */
  answers?: (() => Promise<void>)[];
  /** By the minute at which it happens. */
  events?: Record<string, Happening>;
  /** Minutes in all. */
  until: number;
};

const failing =
  (...reason: ConstructorParameters<typeof StoreError>) =>
  () =>
    Promise.reject(new StoreError(...reason));
const down = Array.from({ length: 99 }, () => failing("unreachable", ""));
const slow = () => new Promise<void>((done) => setTimeout(done, 20 * SECOND));
const fault = () => Promise.reject(new TypeError("x is undefined"));
const busy = (minutes?: number) => failing("busy", "", { minutes });

/** At which minutes it asks: every half, at most every five minutes after failures. */
test.each<[string, Case, number[]]>([
  ["it asks at its pace", { until: 2 }, [0, 0.5, 1, 1.5, 2]],
  [
    "not while the page is hidden, and at once when it is seen again",
    { events: { "0.7": "hidden", "9.2": "seen" }, until: 10 },
    [0, 0.5, 9.2, 9.7],
  ],
  [
    "whatever the clock says",
    { events: { "0.6": "the clock is moved" }, until: 2 },
    [0, 0.5, 1, 1.5, 2],
  ],
  [
    "at once after a sleep in which the computer's own time stood still",
    { events: { "0.1": "hidden", "0.2": "a sleep" }, until: 0.6 },
    [0, 0.2],
  ],
  [
    "less and less often after failures",
    { answers: down, until: 13 },
    [0, 0.5, 1.5, 3.5, 7.5, 12.5],
  ],
  [
    "as before once there is an answer",
    { answers: down.slice(0, 4), until: 8.5 },
    [0, 0.5, 1.5, 3.5, 7.5, 8, 8.5],
  ],
  ...(["online", "focus", "seen"] as const).map((event): [string, Case, number[]] => [
    `at once when there is something back: ${event}`,
    { answers: down.slice(0, 4), events: { "5": event, "5.1": event, "5.2": event }, until: 5.5 },
    [0, 0.5, 1.5, 3.5, 5, 5.5],
  ]),
  [
    "not before the host wants it",
    { answers: [busy(14)], events: { "13": "everything" }, until: 14 },
    [0, 14],
  ],
  [
    "not for a minute if it says no time",
    { answers: [busy()], events: { "0.9": "everything" }, until: 1 },
    [0, 1],
  ],
  ["on, whatever fault the desk has", { answers: [fault, fault], until: 1.5 }, [0, 0.5, 1.5]],
  [
    "at its pace without a session: who signs in again waits for nothing",
    { answers: down.slice(0, 5).map(() => failing("signed-out", "")), until: 2 },
    [0, 0.5, 1, 1.5, 2],
  ],
  [
    "never twice at a time",
    { answers: [slow], events: { "0.2": "everything" }, until: 1 },
    [0, 5 / 6],
  ],
])("%s", async (_, { answers = [], events = {}, until }, expected) => {
  jest.spyOn(console, "error").mockReturnValue(undefined);
  const start = performance.now();
  const asked: number[] = [];
  const minutes = () => Math.round((performance.now() - start) / 10) / 6000;
  const polling = createPolling({
    ask: () => {
      asked.push(minutes());
      return answers[asked.length - 1]?.() ?? Promise.resolve();
    },
    pace: () => 30 * SECOND,
    longest: 5 * MINUTE,
  });
  // A failure that it is told before it is followed starts nothing.
  polling.obey(new StoreError("signed-out", ""));
  expect(jest.getTimerCount()).toBe(0);
  const stop = polling.follow();
  for (const [minute, event] of Object.entries(events)) {
    await jest.advanceTimersByTimeAsync(start + Number(minute) * MINUTE - performance.now());
    happening[event]();
  }
  await jest.advanceTimersByTimeAsync(start + until * MINUTE - performance.now());
  expect(asked.map((at) => at.toFixed(3))).toEqual(expected.map((at) => at.toFixed(3)));
  stop();
  happening.everything();
  await jest.advanceTimersByTimeAsync(HOUR);
  expect(asked).toHaveLength(expected.length);
});
