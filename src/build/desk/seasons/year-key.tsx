import type { CSSProperties } from "react";
import { skies } from "../../../model/skies";
import { useWords } from "../../../desk/core/context";
import { seasonWords } from "./words";

type Props = {
  /** The name of the trip that follows the sun; undefined if there is none. */
  trip?: string;
  onSeeDay: () => void;
};

/** What the lines and colours of the picture mean, and the way by keys to a day. */
export const YearKey = ({ trip, onSeeDay }: Props) => {
  const say = seasonWords(useWords().tag);
  return (
    <figcaption className="year__key">
      <span>
        <i />
        <span>{say.sunSets}</span>
      </span>
      {trip !== undefined && (
        <span className="is-trip" style={{ "--sky": skies.sunset.stops } as CSSProperties}>
          <i />
          <span>{say.hoursOf(trip)}</span>
        </span>
      )}
      <button type="button" className="link" onClick={onSeeDay}>
        <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4.5 5h15a1 1 0 0 1 1 1v13.5a1 1 0 0 1 -1 1h-15a1 1 0 0 1 -1 -1V6a1 1 0 0 1 1 -1M3.5 10h17M8 2.5V7M16 2.5V7" />
        </svg>
        <span>{say.seeDay}</span>
      </button>
    </figcaption>
  );
};
