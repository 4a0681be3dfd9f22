import { useCountedChanges } from "../publishing/for-later";
import { useSavedText } from "../publishing/publication-state";
import { useWords } from "../core/context";

type FootProps = { isForm: boolean; onTurn: () => void; onChanges: () => void };

/** The buttons below a narrow window, which shows either the form or the page. */
export const Foot = ({ isForm, onTurn, onChanges }: FootProps) => {
  const { bar, stage } = useWords();
  const changes = useCountedChanges().length;
  const saved = useSavedText();
  return (
    <footer className="foot">
      <button type="button" className="btn btn--sea" onClick={onTurn}>
        {isForm ? stage.seePage : stage.backToForm}
      </button>
      <button type="button" className="btn" onClick={onChanges}>
        {changes > 0 ? (
          <>
            <span>{`${bar.changes} `}</span>
            <b>{changes}</b>
          </>
        ) : (
          <span>{bar.noChanges}</span>
        )}
        {/* The bar has no room for it. */}
        {saved !== undefined && <small>{saved}</small>}
      </button>
      <p className="hide" role="status">
        <span>{saved}</span>
      </p>
    </footer>
  );
};
