import { newestOnly } from "../../page/live-page";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Returns work that takes some time, and the times at which it began. */
const workOf = (time: number) => {
  const begun: number[] = [];
  const request = newestOnly(async () => {
    begun.push(performance.now() - start);
    await new Promise((done) => setTimeout(done, time));
  });
  const start = performance.now();
  return { begun, request };
};

test("work does not run before what is typed is shown, and waits for a pause that is as long as it is", async () => {
  const { begun, request } = workOf(100);
  request();
  await Promise.resolve();
  expect(begun).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  // Letters, 80 ms apart.
  for (let letter = 0; letter < 5; letter += 1) {
    request();
    await jest.advanceTimersByTimeAsync(80);
  }
  await jest.runAllTimersAsync();
  expect(begun).toEqual([0, 200 + 4 * 80 + 100]);
});

test("what is requested during a run is served by one more", async () => {
  const { begun, request } = workOf(50);
  request();
  await jest.advanceTimersByTimeAsync(10);
  request();
  request();
  await jest.runAllTimersAsync();
  expect(begun).toEqual([0, 100]);
});
