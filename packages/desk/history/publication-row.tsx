import { useState } from "react";
import { useWords, useWork } from "../state/context";
import { BeforeToAfter } from "../publishing/section";
import { versionDate } from "../told/date-text";
import { toldChanges, type ToldChange } from "../told/told-changes";
import { PlaceLink } from "../ui/place-link";
import { PutBackNote, usePutBack } from "./use-put-back";
import type { VersionEdits } from "../state/version-edits";
import { onlyChanges, stateOf } from "../state/without-edits";

const MAX_LISTED = 3;

export const PublicationRow = (publication: VersionEdits) => {
  const { version, edits, isWhole } = publication;
  const words = useWords();
  const work = useWork();
  const { history } = words.texts;
  const { putBack, result } = usePutBack();
  const [isChoosing, setChoosing] = useState(false);
  const changes = toldChanges(edits, work, words);
  const more = changes.slice(MAX_LISTED);
  const state = isWhole ? stateOf(work, edits) : undefined;
  const when = versionDate(version, words);
  // Its author's own words help where not all of its changes are told.
  const about = [version.author, !isWhole && version.message].filter(Boolean).join(" · ");
  const choose = (chosen: readonly ToldChange[]) => {
    setChoosing(false);
    const isAll = chosen.length === changes.length;
    void putBack(publication, isAll ? edits : onlyChanges(edits, chosen));
  };
  return (
    <li className="told">
      <h2>{when}</h2>
      {about && <p>{about}</p>}
      {isChoosing ? (
        <Choice changes={changes} onChosen={choose} onLeave={() => setChoosing(false)} />
      ) : (
        <>
          <Changes changes={changes.slice(0, MAX_LISTED)} />
          {more.length > 0 && (
            <details className="more">
              <summary className="link">{history.more(more.length)}</summary>
              <Changes changes={more} />
            </details>
          )}
        </>
      )}
      {!isWhole && <p>{history.notWhole}</p>}
      {state === "gone" && <p>{history.nothingLeft}</p>}
      {state === "there" && !isChoosing && (
        <button
          type="button"
          className="link"
          aria-label={`${history.putBack} ${when}`}
          onClick={() => setChoosing(true)}
        >
          {history.putBack}
        </button>
      )}
      <PutBackNote result={result} isBack={state === "taken-back"} />
    </li>
  );
};

type ChangesProps = { changes: readonly ToldChange[] };

const Changes = ({ changes }: ChangesProps) => (
  <ul>
    {changes.map(({ id, where, place, before, after }) => (
      <li key={id}>
        <p className="change__where quiet">
          <PlaceLink place={place}>{where}</PlaceLink>
        </p>
        <p className="change__what">
          <BeforeToAfter before={before} after={after} />
        </p>
      </li>
    ))}
  </ul>
);

type ChoiceProps = ChangesProps & {
  onChosen: (chosen: readonly ToldChange[]) => void;
  onLeave: () => void;
};

const Choice = ({ changes, onChosen, onLeave }: ChoiceProps) => {
  const { history } = useWords().texts;
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = changes.filter(({ id }) => !left.includes(id));
  const others = (id: string) => left.filter((each) => each !== id);
  return (
    <fieldset className="put-back">
      <legend>{history.which}</legend>
      {changes.map(({ id, where, before, after }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={!left.includes(id)}
            onChange={({ target }) => setLeft(target.checked ? others(id) : [...left, id])}
          />
          <span className="change__where quiet">{where}</span>
          <span className="change__what">
            <BeforeToAfter before={before} after={after} />
          </span>
        </label>
      ))}
      <p className="row">
        <button
          type="button"
          className="btn btn--sea"
          disabled={chosen.length === 0}
          onClick={() => onChosen(chosen)}
        >
          {history.putBackChosen(chosen.length)}
        </button>
        <button type="button" className="link link--quiet" onClick={onLeave}>
          {history.leave}
        </button>
      </p>
    </fieldset>
  );
};
