/**
 * Returns a function that runs a piece of work, one run at a time: of the requests made during a run, only
 * the last is served.
 */
export const newestOnly = (work: () => Promise<void>) => {
  let state: "idle" | "busy" | "again" = "idle";
  const request = async () => {
    if (state !== "idle") {
      state = "again";
      return;
    }
    state = "busy";
    await work();
    const isAskedAgain = (state as string) === "again";
    state = "idle";
    if (isAskedAgain) await request();
  };
  return () => void request();
};
