import { useCallback, useEffect, useState, type ReactNode } from "react";
import { useWords } from "../state/context";
import { Problem } from "../ui/problem";
import { storeErrorOrThrow, type StoreError } from "../stores/store";

type RequestState<Result> =
  | { status: "loading" }
  | { status: "done"; result: Result }
  | { status: "failed"; error: StoreError };

/** Sent again for another function `send`, which must be memoized. The last result stays until the next one arrives. */
export const useRequest = <Result,>(send: () => Promise<Result>) => {
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

type RequestResultProps<Result> = {
  request: RequestState<Result>;
  onRetry: () => void;
  children: (result: Result) => ReactNode;
};

/** Before there is a result, its progress, or its failure with a button to retry. */
export const RequestResult = <Result,>(props: RequestResultProps<Result>) => {
  const { request, onRetry, children } = props;
  const words = useWords();
  if (request.status === "done") return children(request.result);
  if (request.status === "loading") return <p role="status">{words.texts.history.loading}</p>;
  return (
    <div className="fault" role="alert">
      <p>
        <Problem of={request.error} words={words} />
      </p>
      <p className="row">
        <button type="button" className="link" onClick={onRetry}>
          {words.common.tryAgain}
        </button>
      </p>
    </div>
  );
};
