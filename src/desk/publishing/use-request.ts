import { useCallback, useEffect, useState } from "react";
import { storeErrorOrThrow, type StoreError } from "../stores/store";

export type RequestState<Result> =
  | { status: "loading" }
  | { status: "done"; result: Result }
  | { status: "failed"; error: StoreError };

/** Sent again for another function `send`, which must be memoized. The last result stays until the next one arrives. */
export const useRequest = <Result>(send: () => Promise<Result>) => {
  const [request, setRequest] = useState<RequestState<Result>>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    send().then(
      (result) => {
        if (isCurrent) setRequest({ status: "done", result });
      },
      (error: unknown) => {
        if (isCurrent) setRequest(() => ({ status: "failed", error: storeErrorOrThrow(error) }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [send, attempt]);
  const retry = useCallback(() => {
    setRequest({ status: "loading" });
    setAttempt((count) => count + 1);
  }, []);
  return { request, retry };
};
