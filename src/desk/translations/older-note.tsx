import type { Address } from "../../typed-content/address";
import { isOlderAt, languageOfText } from "./translations";
import { useDesk, useDeskState, useWords } from "../core/context";

type OlderNoteProps = {
  id: string;
  places: readonly Address[];
  /** The pressed button disappears: moves the focus to the text. */
  onConfirm: () => void;
};

export const OlderNote = ({ id, places, onConfirm }: OlderNoteProps) => {
  const desk = useDesk();
  const { tag, fields, changes } = useWords();
  const older = useDeskState(({ work }) =>
    places
      .flatMap((place) => (isOlderAt(work, place) ? languageOfText(place) : []) ?? [])
      .join(" "),
  );
  if (!older) return null;
  const languages = older.toUpperCase().split(" ");
  return (
    <p className="note" id={id}>
      <span>{fields.older(new Intl.ListFormat(tag).format(languages))}</span>
      <button
        type="button"
        className="link"
        onClick={() => {
          onConfirm();
          desk.confirm(places);
        }}
      >
        {changes.stillRight(languages.length)}
      </button>
    </p>
  );
};
