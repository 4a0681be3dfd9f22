/** What arrives, with success, in place of the host's answer: from a Wi-Fi, from a filter, or from a host that is not well. */
const LIES = {
  "a page": () => "<!doctype html><title>Wi-Fi</title><p>Room number?</p>",
  "an empty object": () => "{}",
  null: () => "null",
  half: (whole: string) => whole.slice(0, whole.length / 2),
  nothing: () => "",
};

/** A request that goes wrong although there is a connection, and whether the host carries it out all the same. */
export type Fault = { how: keyof typeof LIES | "silence"; isDone: boolean };

const HOWS = [...Object.keys(LIES), "silence"] as Fault["how"][];

export const FAULTS: Fault[] = HOWS.flatMap((how) =>
  [false, true].map((isDone) => ({ how, isDone })),
);

/** What is read is answered by a server that does not know the newest commit yet. */
export const YESTERDAY = "yesterday";

/**
 * Returns the text that arrives; undefined if there is none.
 * @param whole the answer
 */
export const textInstead = ({ how }: Fault, whole: string) =>
  how === "silence" ? undefined : LIES[how](whole);
