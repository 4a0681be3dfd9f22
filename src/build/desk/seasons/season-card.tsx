import { useState } from "react";
import type { Days } from "../../../typed-content/dates/calendar-date";
import { formatTime } from "../../../typed-content/dates/time";
import { isRecord } from "../../../typed-content/helpers/is-record";
import { useDesk, useWords, useChecked } from "../../../desk/state/context";
import { dataOf } from "../../../desk/core/work";
import { Field } from "../../../desk/form/field";
import { Known } from "../../../desk/form/known";
import { ListItems } from "../../../desk/form/list";
import { UsualContext } from "../../../desk/form/reference-list";
import { Section } from "../../../desk/form/section";
import { useValue, type FieldProps } from "../../../desk/form/use-field";
import { adviceSentence } from "../../../desk/told/finding-words";
import { positionIn } from "../../../model/facts";
import { sunsetTime } from "../../../model/sunset-time";
import type { Content } from "../../../typed-content/content";
import { listAt, usualPrices } from "./prices";
import { Raise } from "./raise";
import { FILE, givenWay, isTaken, overlapsWith, PATH, type Season } from "./seasons";
import { useSay } from "./words";
import { yearLater } from "./year";
import { isSame } from "../../../desk/core/json";

type Props = FieldProps & {
  content: Content;
  season: Season;
  seasons: readonly Season[];
  /** Copies it to other days. */
  onCopy: (days: Days) => void;
};

/** Days that other seasons have, too: said at once, and given to this one in one press. */
const Overlaps = ({ season, seasons }: Props) => {
  const say = useSay();
  const desk = useDesk();
  const overlaps = overlapsWith(season, seasons);
  const take = () => {
    const before = listAt(dataOf(desk.state().work, FILE), PATH);
    const after = overlaps.reduce(
      (list, { other, shared }) => givenWay(list, other, shared),
      before,
    );
    desk.change(FILE, PATH, after);
  };
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
const Sunset = ({ days, content }: { days: Days; content: Content }) => {
  const say = useSay();
  const position = positionIn(content);
  if (!position) return null;
  const on = (day: string) => say.sunsetOn(formatTime(sunsetTime(day, position)), say.day(day));
  return <p className="note">{say.sun(say.list(new Set([on(days.from), on(days.to)])))}</p>;
};

/** What is doubtful about it, such as that nobody can book its days any more. */
const Advice = ({ season: { index } }: Props) => {
  const words = useWords();
  const warnings = useChecked((checked) => checked.warnings).filter(
    ({ file, path: [list, place], code }) =>
      file === FILE && list === PATH[0] && place === index && code !== "price",
  );
  return (
    <div role="status">
      {warnings.map((warning) => (
        <p key={warning.code + warning.path.join(".")} className="advice">
          {adviceSentence(warning, 1, words)}
        </p>
      ))}
    </div>
  );
};

const Copy = ({ days, seasons, onCopy }: Pick<Props, "seasons" | "onCopy"> & { days: Days }) => {
  const say = useSay();
  const [refused, setRefused] = useState<Days>();
  const next = yearLater(days);
  const isTold = isSame(refused, next) && isTaken(next, seasons);
  return (
    <div className="row">
      <button
        type="button"
        className="btn"
        onClick={() => (isTaken(next, seasons) ? setRefused(next) : onCopy(next))}
      >
        {say.copy}
      </button>
      <p role="status">
        <span>{isTold && say.isThere(say.days(next))}</span>
      </p>
    </div>
  );
};

/** The form of a season, with what is asked of all its prices together. */
export const SeasonCard = (props: Props) => {
  const { node, file, path, content, season, seasons, onCopy } = props;
  const say = useSay();
  const data = useValue(file, path);
  const usual = usualPrices(content);
  const fieldOf = (name: string) => ({
    node: node.properties?.[name] ?? {},
    file,
    path: [...path, name],
  });
  const hours = fieldOf("hours");
  const isBare = isRecord(data) && !data.amounts && !data.hours;
  return (
    <div className="season">
      <div className="season__days">
        <Field {...fieldOf("from")} />
        <Field {...fieldOf("to")} />
      </div>
      <Overlaps {...props} />
      {season.days && <Sunset days={season.days} content={content} />}
      <Advice {...props} />
      {usual.size > 0 && <Raise path={fieldOf("amounts").path} usual={usual} />}
      {isBare && <p className="note">{say.changesNothing}</p>}
      <UsualContext.Provider value={usual}>
        <Field {...fieldOf("amounts")} />
      </UsualContext.Provider>
      <Known {...hours}>
        <Section
          title={hours.node.title ?? ""}
          file={file}
          paths={[hours.path]}
          isOpenFirst={isRecord(data) && data.hours !== undefined}
        >
          <ListItems {...hours} Field={Field} />
        </Section>
      </Known>
      {season.days && <Copy days={season.days} seasons={seasons} onCopy={onCopy} />}
    </div>
  );
};
