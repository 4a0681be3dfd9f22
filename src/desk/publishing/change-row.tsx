import { sentenceOf } from "../told/sentences";
import type { ChangeGroup } from "../told/change-groups";
import { useWords, useWork } from "../core/context";
import { Icon } from "../window/icon";
import { PictureImage } from "../pictures/picture-image";
import { PlaceLink } from "../window/place-link";

type RowProps = { change: ChangeGroup; onLeave: () => void; onUndo: () => void };

export const ChangeRow = ({ change, onLeave, onUndo }: RowProps) => {
  const words = useWords();
  const work = useWork();
  const { where, place, before, after, picture } = sentenceOf(change, work, words);
  const text = (
    <div>
      <p className="change__where">
        <PlaceLink place={place} onLeave={onLeave}>
          {where}
        </PlaceLink>
      </p>
      <p className="change__what">
        {before !== undefined && (
          <>
            <del>{before}</del>
            <Icon name="right" />
          </>
        )}
        <ins>{after}</ins>
      </p>
    </div>
  );
  return (
    <li className="change">
      {picture === undefined ? (
        text
      ) : (
        <div className="change__pic">
          <PictureImage address={`/${picture}`} loading="lazy" />
          {text}
        </div>
      )}
      <button
        type="button"
        className="link"
        aria-label={words.changes.undoThis(where)}
        onClick={onUndo}
      >
        {words.common.undo}
      </button>
    </li>
  );
};
