import type { ReactNode } from "react";
import { useWords } from "../core/context";
import { Problem } from "../window/problem";
import type { RequestState } from "./use-request";

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
