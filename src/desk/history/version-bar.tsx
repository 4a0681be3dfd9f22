import { useWords } from "../core/context";

export type ShownVersion = { label: string; back: () => void };

export const VersionBar = ({ label, back }: ShownVersion) => {
  const words = useWords();
  return (
    <div className="was-bar">
      <p role="status">{label}</p>
      <button type="button" className="btn btn--on-ink" onClick={back}>
        {words.texts.history.toToday}
      </button>
    </div>
  );
};
