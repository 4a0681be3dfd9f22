import { useWords } from "../core/context";

/** An older version in the preview: the notice about it, and a function that ends the preview. */
export type ShownVersion = { label: string; back: () => void };

/** The notice above the page that an older version is shown. */
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
