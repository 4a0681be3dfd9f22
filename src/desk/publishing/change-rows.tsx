import { useEffect, useRef } from "react";
import { isMissing } from "../core/check";
import { useDesk, useWords, useWork } from "../core/context";
import { placeToEdit } from "../core/places";
import { sectionOf, sectionTitle } from "../core/sections";
import { withoutEntry } from "../entry/removal";
import { withoutGroup } from "../history/take-back";
import { PictureImage } from "../pictures/picture-image";
import { fieldInWords, placeOfField } from "../told/field-place";
import { errorSentence } from "../told/finding-words";
import { lackingWords, type WaitingRow } from "./waiting-rows";
import { PlaceLink } from "../window/place-link";
import { sentenceOf } from "../told/sentences";
import type { ChangeGroup } from "../told/change-groups";
import { Icon } from "../window/icon";

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

type WaitingListProps = {
  title: string;
  rows: readonly WaitingRow[];
  /** How many rows are left for later. */
  later: number;
  onLeave: () => void;
  onLater: (groups: WaitingRow["groups"]) => void;
  onTakeBack: () => void;
  onRemoved: () => void;
};

/** Not wrong, so not red. What is left for later is one line, by which it comes back. */
export const WaitingList = (props: WaitingListProps) => {
  const { title, rows, later, onLeave, onLater, onTakeBack, onRemoved } = props;
  const { changes } = useWords();
  const count = rows.reduce((sum, { groups }) => sum + groups.length, 0);
  const list = useRef<HTMLUListElement>(null);
  const laterButton = useRef<HTMLButtonElement>(null);
  // The pressed button is gone.
  const pressed = useRef<"later" | "back">();
  useEffect(() => {
    if (pressed.current === "later") laterButton.current?.focus();
    if (pressed.current === "back") list.current?.querySelector("a")?.focus();
    pressed.current = undefined;
  }, [later]);
  return (
    <>
      {rows.length > 0 && (
        <>
          <h2>
            <span>{title}</span> <span className="badge">{count}</span>
          </h2>
          <ul className="waits" ref={list}>
            {rows.map((row) => (
              <WaitingItem
                key={row.id}
                row={row}
                onLeave={onLeave}
                onRemoved={onRemoved}
                onLater={() => {
                  pressed.current = "later";
                  onLater(row.groups);
                }}
              />
            ))}
          </ul>
        </>
      )}
      {later > 0 && (
        <p className="later">
          <button
            type="button"
            className="link link--quiet"
            ref={laterButton}
            onClick={() => {
              pressed.current = "back";
              onTakeBack();
            }}
          >
            {changes.forLater(later)}
          </button>
        </p>
      )}
    </>
  );
};

/** Most pictures of a row that are shown. */
const SHOWN = 2;

type WaitingItemProps = Pick<WaitingListProps, "onLeave" | "onRemoved"> & {
  row: WaitingRow;
  onLater: () => void;
};

const WaitingItem = ({ row, onLeave, onLater, onRemoved }: WaitingItemProps) => {
  const desk = useDesk();
  const words = useWords();
  const work = useWork();
  const { groups, errors } = row;
  const [{ file, path }] = groups;
  const [error] = errors;
  const section = sectionTitle(sectionOf(file), words);
  const name =
    groups.length > 1
      ? words.changes.newPictures(groups.length)
      : path.length > 0
        ? fieldInWords(work, { file, path }, words)
        : (placeOfField(work, { file, path }, words).labels.at(-1) ?? "");
  const why = !error
    ? words.changes.waitsForOthers
    : errors.every(isMissing)
      ? lackingWords(errors, work, words)
      : errorSentence(error, work, words);
  const pictures = groups.flatMap(({ media }) => media).slice(0, SHOWN);
  const remove = () => {
    const now = Date.now();
    desk.setWork(
      groups.reduceRight(
        (left, group) =>
          group.path.length === 0
            ? withoutEntry(left, group.file, now)
            : withoutGroup(left, group, now),
        desk.state().work,
      ),
    );
    onRemoved();
  };
  return (
    <li className="wait">
      {pictures.length > 0 && (
        <div className="wait__pics">
          {pictures.map((picture) => (
            <PictureImage key={picture} address={`/${picture}`} loading="lazy" />
          ))}
        </div>
      )}
      <div>
        <p className="wait__what">{name}</p>
        <p className="wait__why">{path.length > 0 ? why : `${section}: ${why}`}</p>
      </div>
      <p className="row">
        <PlaceLink className="link" place={placeToEdit(error ?? { file, path })} onLeave={onLeave}>
          {words.changes.goOn}
        </PlaceLink>
        <button
          type="button"
          className="link link--quiet"
          aria-label={words.changes.leaveThis(name)}
          onClick={onLater}
        >
          {words.changes.leave}
        </button>
        <button
          type="button"
          className="link link--quiet"
          aria-label={words.lists.remove(name)}
          onClick={remove}
        >
          {words.lists.removeShort}
        </button>
      </p>
    </li>
  );
};
