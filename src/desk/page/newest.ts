/** Longest time for which work waits, in milliseconds. */
const LONGEST = 400;

/**
 * One run at a time. Requests that come close together share one, after a pause as long as the last run: slow work must
 * not delay what is typed.
 */
export const newestOnly = (work: () => Promise<void>) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let took = 0;
  let isBusy = false;
  let isAskedAgain = false;
  const run = async () => {
    isBusy = true;
    isAskedAgain = false;
    const start = performance.now();
    await work();
    took = performance.now() - start;
    isBusy = false;
    if (isAskedAgain) request();
  };
  const request = () => {
    isAskedAgain = isBusy;
    if (isBusy) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), Math.min(took, LONGEST));
  };
  return request;
};
