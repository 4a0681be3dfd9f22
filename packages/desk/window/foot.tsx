import { useCountedChanges } from "../state/for-later";
import { StatusLine, type EndedSession } from "../publishing/status";
import { useWords } from "../state/context";
import { ChangesLabel } from "./bar";
import { Part } from "../ui/part";

type FootProps = {
  ended?: EndedSession;
  isForm: boolean;
  onTurn: () => void;
  onChanges: () => void;
};

/** A narrow window shows either the form or the page. */
export const Foot = ({ ended, isForm, onTurn, onChanges }: FootProps) => {
  const { stage } = useWords();
  const isEmpty = useCountedChanges().length === 0;
  return (
    <footer className="foot">
      <Part>
        <StatusLine ended={ended} onChanges={onChanges} />
      </Part>
      <button type="button" className="btn btn--sea" onClick={onTurn}>
        {isForm ? stage.seePage : stage.backToForm}
      </button>
      <button type="button" className="btn" onClick={onChanges}>
        <ChangesLabel isEmpty={isEmpty} />
      </button>
    </footer>
  );
};
