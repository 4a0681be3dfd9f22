import type { CSSProperties, KeyboardEvent, ReactElement } from "react";
import { labelPath } from "@brisa/typed-content";
import { schemaOf } from "../core/model";
import { useWords } from "../state/context";
import { HiddenBadge } from "../form/hidden-badge";
import { Badges } from "../form/section";
import { useCounts } from "../form/use-counts";
import { Icon } from "../ui/icon";
import { PictureImage } from "../pictures/picture-image";
import { addressOf } from "../core/places";
import { isKnownByPicture } from "../told/labels";
import type { Row } from "./list-rows";

const RowBadges = ({ row: { file, isHidden } }: { row: Row }) => {
  const { lists } = useWords();
  const counts = useCounts(file);
  return (
    <>
      {isHidden && <HiddenBadge />}
      {counts.isNew && <span className="badge badge--sea">{lists.isNew}</span>}
      <Badges {...counts} isInList />
    </>
  );
};

type EntryRowProps = {
  row: Row;
  isCurrent: boolean;
  onChoose: () => void;
  /** Undefined if the list cannot be sorted. */
  onKeyDown?: (event: KeyboardEvent) => void;
  lifted?: CSSProperties;
  children: ReactElement | false;
};

export const EntryRow = (props: EntryRowProps) => {
  const { row, isCurrent, onChoose, onKeyDown, lifted, children } = props;
  const { lists } = useWords();
  const { file, name, picture, isHidden, note } = row;
  const classes = [
    "place",
    !picture && "place--plain",
    note?.state !== undefined && "place--stated",
    note?.isOver && "is-over",
    isHidden && "is-hidden",
    isCurrent && "is-current",
    lifted && "is-lifted",
  ];
  const root = schemaOf(file) ?? {};
  // The field that the page highlights while the link has the focus.
  const [field] = labelPath(root).split(".");
  const unnamed = isKnownByPicture(root) ? lists.undescribed : lists.unnamed;
  return (
    <li
      className={classes.filter(Boolean).join(" ")}
      style={lifted}
      data-row={file}
      data-file={file}
      // On pointerup, because actions that open in another row would move this link from under the pointer.
      onPointerUp={({ target, currentTarget }) => {
        onChoose();
        // The page highlights the entry that has the focus.
        if (target instanceof Element && !target.closest("button"))
          currentTarget.querySelector("a")?.focus({ preventScroll: true });
      }}
      onFocus={({ target }) => {
        if (target.matches(":focus-visible")) onChoose();
      }}
    >
      {onKeyDown ? (
        <span className="place__grip" data-grip title={lists.drag} aria-hidden="true">
          <Icon name="grip" />
        </span>
      ) : (
        <span />
      )}
      {picture && (
        <PictureImage address={picture} width={264} height={176} loading="lazy" draggable={false} />
      )}
      {note?.state !== undefined && (
        <span className={note.isNow ? "badge badge--sea" : "badge"}>{note.state}</span>
      )}
      <div className="place__text row">
        <a
          href={addressOf({ screen: "entry", file })}
          data-field={field}
          onKeyDown={onKeyDown}
          draggable={false}
        >
          {name?.trim() ? name : unnamed}
        </a>
        <RowBadges row={row} />
        {note && <small>{note.detail}</small>}
      </div>
      {isCurrent && children}
    </li>
  );
};
