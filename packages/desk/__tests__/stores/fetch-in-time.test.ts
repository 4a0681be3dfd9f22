import { fetchInTime, inTime } from "../../stores/timing";

const { fetch } = globalThis;
const SECOND = 1000;

beforeEach(() => void jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask"] }));
afterEach(() => {
  globalThis.fetch = fetch;
  jest.useRealTimers();
});

type How = { isSilent?: boolean; after?: number };

const LARGE = "x".repeat(500_000);

/** Lets the server send pieces, one after each pause in seconds, and then be silent or end. */
const answerWith = (pauses: number[], { isSilent = false, after = 0 }: How) => {
  globalThis.fetch = async (_, { signal } = {}) => {
    const aborted = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
    });
    const pause = (time: number) =>
      Promise.race([aborted, new Promise((passed) => setTimeout(passed, time * SECOND))]);
    await pause(after);
    const body = new ReadableStream({
      start: async (stream) => {
        try {
          for (const time of pauses) {
            await pause(time);
            stream.enqueue(new TextEncoder().encode("a"));
          }
          if (isSilent) await aborted;
          stream.close();
        } catch (error) {
          stream.error(error);
        }
      },
    });
    return new Response(body, { headers: { "X-Kind": "slow" } });
  };
};

/** The pauses between pieces, and what has become of it once the time has passed, in seconds. */
test.each<[string, number[], How & { body?: string }, number, string]>([
  ["as long as something comes, it is waited for", [20, 20, 20, 20], {}, 81, "slow aaaa"],
  ["silence at once ends it", [20], { after: 600 }, 31, "silent"],
  ["silence in the middle of an answer ends it", [20], { isSilent: true }, 51, "silent"],
  ["what is large takes its time", [0], { after: 120, body: LARGE }, 180, "slow a"],
])("%s", async (_, pauses, { body, ...how }, time, expected) => {
  answerWith(pauses, how);
  let found: unknown = "still waiting";
  fetchInTime("/", body === undefined ? {} : { method: "POST", body }).then(
    async (answer) => (found = `${answer.headers.get("X-Kind")} ${await answer.text()}`),
    ({ problem }: { problem: string }) => (found = problem),
  );
  await jest.advanceTimersByTimeAsync(time * SECOND);
  expect(found).toBe(expected);
});

test("code that does not come is not waited for either", async () => {
  let problem = "";
  inTime(new Promise(() => undefined)).catch((error: { problem: string }) => {
    ({ problem } = error);
  });
  await jest.advanceTimersByTimeAsync(31 * SECOND);
  expect(problem).toBe("silent");
  await expect(inTime(Promise.reject(new TypeError("x")))).rejects.toMatchObject({
    problem: "unreachable",
  });
});
