import { fetchInTime, inTime } from "../../../src/desk/stores/timing";

const { fetch } = globalThis;
const [SECOND, MINUTE] = [1000, 60_000];

beforeEach(() => void jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask"] }));
afterEach(() => {
  globalThis.fetch = fetch;
  jest.useRealTimers();
});

/** Lets the server send pieces, one after each pause in milliseconds, and then be silent or end. */
const answerWith = (pauses: number[], { isSilent = false, after = 0 } = {}) => {
  globalThis.fetch = async (_, { signal } = {}) => {
    const aborted = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
    });
    const pause = (time: number) =>
      Promise.race([aborted, new Promise((passed) => setTimeout(passed, time))]);
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

/** Returns the text that arrives, or why there is none, once the time has passed. */
const arrived = async (time: number, init?: Parameters<typeof fetchInTime>[1]) => {
  let found: unknown = "still waiting";
  fetchInTime("/", init).then(
    async (answer) => (found = `${answer.headers.get("X-Kind")} ${await answer.text()}`),
    ({ problem }: { problem: string }) => (found = problem),
  );
  await jest.advanceTimersByTimeAsync(time);
  return found;
};

test("as long as something comes, it is waited for", async () => {
  answerWith([20, 20, 20, 20].map((seconds) => seconds * SECOND));
  expect(await arrived(81 * SECOND)).toBe("slow aaaa");
});

test.each([
  ["at once", 31 * SECOND, { after: 10 * MINUTE }],
  ["in the middle of an answer", 51 * SECOND, { isSilent: true }],
])("silence %s ends a request", async (_, time, how) => {
  answerWith([20 * SECOND], how);
  expect(await arrived(time)).toBe("silent");
});

test("what is large takes its time to be sent", async () => {
  answerWith([0], { after: 2 * MINUTE });
  const body = "x".repeat(500_000);
  expect(await arrived(3 * MINUTE, { method: "POST", body })).toBe("slow a");
});

test("without a connection nothing is waited for", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await arrived(0)).toBe("unreachable");
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
