import { useWords } from "../../../desk/core/context";
import { useChecked } from "../../../desk/core/use-checked";
import { adviceSentence } from "../../../desk/told/finding-words";
import { FILE } from "./entered";

/** What is doubtful about the days of a season, such as that nobody can book them any more. */
export const SeasonAdvice = ({ index }: { index: number }) => {
  const words = useWords();
  const warning = useChecked(({ warnings }) =>
    warnings.find(
      ({ file, path: [list, place, end] }) =>
        file === FILE && list === "seasons" && place === index && end === "from",
    ),
  );
  return (
    <p role="status" className={warning && "band__advice"}>
      <span>{warning && adviceSentence(warning, 1, words)}</span>
    </p>
  );
};
