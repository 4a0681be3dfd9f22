import { sentenceOf } from "../content/sentences";
import type { Told } from "../content/told";
import { useWords, useWork } from "../context";
import { Icon } from "../icon";
import { PictureImage } from "../pictures/picture-image";
import { PlaceLink } from "./place-link";

type RowProps = { told: Told; onLeave: () => void; onTakeBack: () => void };

/** One change: what leads to it, what it was and is, and what takes it back. */
export const ChangeRow = ({ told, onLeave, onTakeBack }: RowProps) => {
  const words = useWords();
  const work = useWork();
  const { where, place, before, after, picture } = sentenceOf(told, work, words);
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
        onClick={onTakeBack}
      >
        {words.common.undo}
      </button>
    </li>
  );
};
