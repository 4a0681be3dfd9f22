const { setTimeout: wait } = globalThis;

/** Lets requests that write follow each other at once: the pace for GitHub has a test of its own. */
export const withoutPace = () => {
  beforeAll(() => {
    globalThis.setTimeout = ((act: () => void, delay = 0) =>
      wait(act, delay <= 1000 ? 0 : delay)) as typeof setTimeout;
  });
  afterAll(() => {
    globalThis.setTimeout = wait;
  });
};
