export class GivenUp extends Error {}

/**
 * Runs something that may never end.
 * @param patience milliseconds, which begin anew at each sign of life
 * @param stop gives it up at once
 * @throws GivenUp even if it ignores the signal that it gets
 */
export const within = <Value>(
  patience: number,
  stop: AbortSignal,
  run: (signal: AbortSignal, onSign: () => void) => Promise<Value>,
) =>
  new Promise<Value>((resolve, reject) => {
    const own = new AbortController();
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUp = () => {
      own.abort();
      reject(new GivenUp());
    };
    const wait = () => {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(giveUp, patience);
    };
    stop.addEventListener("abort", giveUp);
    wait();
    if (stop.aborted) giveUp();
    run(own.signal, wait)
      .then(resolve, reject)
      .finally(() => {
        isOver = true;
        clearTimeout(timer);
        stop.removeEventListener("abort", giveUp);
      });
  });
