import { useCallback, useEffect, useState } from "react";
import { StoreError, type StoreProblem } from "../stores/store";

/** What has been asked of a store: it is on its way, there, or did not come. */
export type Asked<Answer> =
  | { status: "asking" }
  | { status: "there"; answer: Answer }
  | { status: "failed"; problem: StoreProblem };

/**
 * Asks a store, and again whenever the question is another one; until that is answered, the last answer
 * stands.
 * @param ask must be the same function for the same question
 */
export const useAsked = <Answer>(ask: () => Promise<Answer>) => {
  const [asked, setAsked] = useState<Asked<Answer>>({ status: "asking" });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const settle = (is: Asked<Answer>) => isWanted && setAsked(is);
    ask().then(
      (answer) => settle({ status: "there", answer }),
      (error: unknown) => {
        if (!(error instanceof StoreError)) throw error;
        settle({ status: "failed", problem: error.problem });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [ask, turn]);
  const again = useCallback(() => {
    setAsked({ status: "asking" });
    setTurn((now) => now + 1);
  }, []);
  return { asked, again };
};
