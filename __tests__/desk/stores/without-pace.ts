const { setTimeout: wait } = globalThis;

/** What waits for an answer. */
const long = new Map<ReturnType<typeof setTimeout>, () => void>();

/**
 * Lets requests that write follow each other at once: the pace for GitHub has a test of its own. What waits for an answer
 * does so until {@link passLongTimers}.
 */
export const withoutPace = () => {
  beforeAll(() => {
    globalThis.setTimeout = ((act: () => void, delay = 0) => {
      const timer = wait(act, delay <= 1000 ? 0 : delay);
      if (delay > 1000) long.set(timer, act);
      return timer;
    }) as typeof setTimeout;
  });
  afterAll(() => {
    globalThis.setTimeout = wait;
  });
};

/** Lets so much time pass that nobody waits for an answer any more. */
export const passLongTimers = () => {
  for (const [timer, act] of long) {
    clearTimeout(timer);
    act();
  }
  long.clear();
};
