/**
 * Returns what has a piece of work done, once at a time: of what is asked for meanwhile, only the last
 * is done.
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
