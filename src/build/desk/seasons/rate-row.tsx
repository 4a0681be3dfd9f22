import type { CSSProperties } from "react";
import { duration } from "../../../base/calendar/time";
import { hours } from "../../../base/format";
import { useWords } from "../../../desk/core/context";
import { HiddenBadge } from "../../../desk/form/hidden-badge";
import { appearanceOf, type ReferenceRow } from "../../../desk/form/reference-rows";
import { isTime } from "../../../desk/form/values/date-text";
import type { Elements } from "../../../desk/window/children";
import { isHidden } from "../../../typed-content/shown";
import type { EnteredHours } from "./typed-text";

/** Boxes and notes take their places in the grid of the rows, whatever their order in the document. */
export const atRow = (place: number) => ({ "--row": place }) as CSSProperties;

type Props = {
  place: number;
  trip: ReferenceRow;
  /** Its hours on the days that are shown. */
  times?: EnteredHours;
  children: Elements;
};

/** A row for a trip: its sky, its name and how long it lasts, before its price and its hours. */
export const Rate = ({ place, trip: { id, entry, name }, times, children }: Props) => {
  const { lists, tag } = useWords();
  const { gradient = "transparent, transparent" } = entry ? appearanceOf(entry) : {};
  const { start, end } = times ?? {};
  return (
    <div className="rate" style={atRow(place)}>
      <span
        className="swatch"
        aria-hidden="true"
        style={{ "--swatch": gradient } as CSSProperties}
      />
      <div>
        <span className="rate__name">{entry ? (name ?? lists.unnamed) : lists.gone(id)}</span>
        <p className="reference__time">
          {isTime(start) && isTime(end) && start < end && (
            <span>{hours(duration({ start, end }), tag, "short")}</span>
          )}
        </p>
        {isHidden(entry?.data) && <HiddenBadge />}
      </div>
      {children}
    </div>
  );
};
