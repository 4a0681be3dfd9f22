import type { ReactNode } from "react";
import { useWords } from "../context";
import type { Asked } from "./use-asked";

type AnswerProps<Answer> = {
  asked: Asked<Answer>;
  onAgain: () => void;
  children: (answer: Answer) => ReactNode;
};

/** What a store has answered; while it has not, or cannot, that it is so. */
export const AnswerOf = <Answer,>({ asked, onAgain, children }: AnswerProps<Answer>) => {
  const words = useWords();
  if (asked.status === "there") return children(asked.answer);
  if (asked.status === "asking") return <p role="status">{words.texts.history.loading}</p>;
  return (
    <div className="fault" role="alert">
      <p>{words.problems[asked.problem]}</p>
      <p className="row">
        <button type="button" className="link" onClick={onAgain}>
          {words.common.tryAgain}
        </button>
      </p>
    </div>
  );
};
