import { useWords } from "../context";

/** What is said above a page that is shown as it was, and the way back. */
export type Was = { told: string; back: () => void };

/** Says above the page that it is shown as it was. */
export const WasBar = ({ told, back }: Was) => {
  const words = useWords();
  return (
    <div className="was-bar">
      <p role="status">{told}</p>
      <button type="button" className="btn btn--on-ink" onClick={back}>
        {words.texts.history.toToday}
      </button>
    </div>
  );
};
