import type { CSSProperties } from "react";
import { useWords } from "../../../desk/core/context";
import { fieldAttribute } from "../../../desk/form/use-field";
import { Icon } from "../../../desk/window/icon";
import { REST_TINT, type Band } from "./bands";
import { bandText } from "./day-text";
import type { Season } from "./entered";
import type { View } from "./use-view";
import { seasonWords } from "./words";

type Props = {
  bands: readonly Band[];
  /** Seasons whose days cannot be read, or are in the wrong order. */
  unread: readonly Season[];
  view: View;
  onView: (view: View) => void;
};

/** Buttons for the seasons of a year: the way by keys, and for bands that are too short to press. */
export const SeasonChips = ({ bands, unread, view, onView }: Props) => {
  const { tag } = useWords();
  const say = seasonWords(tag);
  const chip = (to: View, isPressed: boolean, text: string, tint?: string) => (
    <button
      key={to.kind === "season" ? to.id : to.kind}
      type="button"
      aria-pressed={isPressed}
      onClick={() => onView(to)}
    >
      {tint && <i style={{ "--tint": tint } as CSSProperties} />}
      <span>{text}</span>
    </button>
  );
  const season = ({ id }: Season, text: string, tint?: string) =>
    chip({ kind: "season", id }, view.kind === "season" && view.id === id, text, tint);
  return (
    <div className="bands" role="group" aria-label={say.choose} {...fieldAttribute(["seasons"])}>
      {chip({ kind: "rest" }, view.kind === "rest", say.rest, REST_TINT)}
      {bands.map((band) => season(band, bandText(band.days, tag), band.tint))}
      {unread.map((each) => season(each, say.unreadDays))}
      <button
        type="button"
        className="is-new"
        aria-pressed={view.kind === "new"}
        onClick={() => onView({ kind: "new" })}
      >
        <Icon name="plus" />
        <span>{say.add}</span>
      </button>
    </div>
  );
};
