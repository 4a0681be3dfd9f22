import { useState } from "react";
import { type Days, formatTime } from "@brisa/typed-content/dates";
import { isRecord } from "@brisa/typed-content/helpers";
import { Advice, Field, FieldSection, useKit } from "@brisa/desk/kit";
import { positionIn } from "../../../model/facts";
import { sunsetTime } from "../../../model/sunset-time";
import { valueIn } from "@brisa/typed-content";
import { usualPrices } from "./prices";
import { Raise } from "./raise";
import { FILE, isTaken, overlapsWith, PATH, takeDays, type Season } from "./seasons";
import { useSay } from "./words";
import { yearLater } from "./year";

type Props = {
  season: Season;
  seasons: readonly Season[];
  /** Copies it to other days. */
  onCopy: (days: Days) => void;
};

/** Days that other seasons have, too: said at once, and given to this one in one press. */
const Overlaps = ({ season, seasons }: Props) => {
  const say = useSay();
  const { edit } = useKit();
  const overlaps = overlapsWith(season, seasons);
  const take = () => edit((draft) => takeDays(draft, season, seasons));
  if (overlaps.length === 0) return null;
  return (
    <div className="fault" role="alert">
      <p>
        <b>{say.twice(say.list(overlaps.map(({ shared }) => say.days(shared))))}</b>
      </p>
      <p>{say.whichHolds}</p>
      <button type="button" className="link" onClick={take}>
        {say.takeThem}
      </button>
    </div>
  );
};

/** When the sun sets on the first and the last of its days. */
const Sunset = ({ days }: { days: Days }) => {
  const say = useSay();
  const position = positionIn(useKit().content);
  if (!position) return null;
  const on = (day: string) => say.sunsetOn(formatTime(sunsetTime(day, position)), say.day(day));
  return <p className="note">{say.sun(say.list(new Set([on(days.from), on(days.to)])))}</p>;
};

const Copy = ({ days, seasons, onCopy }: Pick<Props, "seasons" | "onCopy"> & { days: Days }) => {
  const say = useSay();
  const [refused, setRefused] = useState("");
  const next = yearLater(days);
  const told = say.isThere(say.days(next));
  return (
    <div className="row">
      <button
        type="button"
        className="btn"
        onClick={() => (isTaken(next, seasons) ? setRefused(told) : onCopy(next))}
      >
        {say.copy}
      </button>
      <p role="status">
        <span>{refused === told && isTaken(next, seasons) && told}</span>
      </p>
    </div>
  );
};

/** The form of a season, with what is asked of all its prices together. */
export const SeasonCard = (props: Props) => {
  const { season, seasons, onCopy } = props;
  const say = useSay();
  const { content } = useKit();
  const path = [...PATH, season.index];
  const data = valueIn(content, FILE, ...path);
  const usual = usualPrices(content);
  const at = (name: string) => ({ file: FILE, path: [...path, name] });
  const isBare = isRecord(data) && !data.amounts && !data.hours;
  return (
    <div className="season">
      <div className="season__days">
        <Field {...at("from")} />
        <Field {...at("to")} />
      </div>
      <Overlaps {...props} />
      {season.days && <Sunset days={season.days} />}
      {/* The price's own control says whether that is doubtful. */}
      <Advice file={FILE} path={path} except="price" />
      {usual.size > 0 && <Raise path={at("amounts").path} usual={usual} />}
      {isBare && <p className="note">{say.changesNothing}</p>}
      <Field {...at("amounts")} usual={usual} />
      <FieldSection {...at("hours")} isOpenFirst={isRecord(data) && data.hours !== undefined} />
      {season.days && <Copy days={season.days} seasons={seasons} onCopy={onCopy} />}
    </div>
  );
};
