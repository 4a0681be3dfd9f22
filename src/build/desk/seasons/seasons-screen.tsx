import { useMemo, useState, type ComponentProps } from "react";
import { isWithin, shareDays } from "@brisa/typed-content/dates";
import { EarlierDetails, FieldScreen, go, Icon, ItemRows, useKit } from "@brisa/desk/kit";
import type { OwnScreen } from "@brisa/desk";
import { positionIn, tariffIn } from "../../../model/facts";
import { isInSeason, nextDay } from "../../../model/season";
import { valueIn, type Path } from "@brisa/typed-content";
import { SeasonCard } from "./season-card";
import { enteredSeasons, FILE, inCalendar, isDated, isTaken, PATH, type Season } from "./seasons";
import { shownInstead, useShown } from "./shown";
import { useSay } from "./words";
import { readySeasons, wholeYear, yearOf } from "./year";
import { YearHead } from "./year-head";
import { YearPicture } from "./year-picture";

type Props = ComponentProps<OwnScreen>;

/** In the calendar's order, which stays until a season comes or goes: no card moves while its days are typed. */
const useOrdered = (entered: readonly Season[], today: string) => {
  const [order, setOrder] = useState<readonly string[]>([]);
  const isKnown = entered.length === order.length && entered.every(({ id }) => order.includes(id));
  const next = isKnown ? order : inCalendar(entered, today).map(({ id }) => id);
  if (next !== order) setOrder(next);
  return next.flatMap((id) => entered.find((season) => season.id === id) ?? []);
};

/** The year as a picture, and the seasons as the form's list, each with what is asked of it as a whole. */
export const SeasonsScreen: OwnScreen = ({ field, onField, onShow }) => {
  const say = useSay();
  const { content, today, edit } = useKit();
  const value = valueIn(content, FILE, ...PATH);
  const entered = useMemo(() => enteredSeasons(value), [value]);
  const ordered = useOrdered(entered, today);
  const { months } = useMemo(() => tariffIn(content), [content]);

  const [opened] = useState(
    () => entered.find(({ index }) => index === field[1]) ?? ordered.find(isDated),
  );
  const [year, setYear] = useState(() => yearOf(opened?.days?.from ?? nextDay(months, today)));
  const [day, setDay] = useState(opened?.days?.from);
  const current = ordered.find(({ days }) => day && days && isWithin(day, days.from, days.to));
  useShown(onShow, content, day, current?.index, day ? say.on(say.wholeDay(day)) : "");

  const add = (season: object, ...focus: Path) => {
    const path = [...PATH, entered.length];
    edit(({ change }) => change(FILE, path, season));
    go({ screen: "entry", file: FILE, field: [...path, ...focus] });
  };
  const copy = ({ index }: Season, days: object) => {
    const season = valueIn(content, FILE, ...PATH, index);
    add({ ...(structuredClone(season) as object), ...days }, "from");
  };
  const report: Props["onField"] = (address, label) => {
    const days = entered.find(({ index }) => index === address.path[1])?.days;
    if (days && !(day && isWithin(day, days.from, days.to))) setDay(days.from);
    if (days && !shareDays(days, wholeYear(year))) setYear(yearOf(days.from));
    // The buttons that add a season are no place in the page.
    if (address.path.length === 1) return;
    const instead = shownInstead(content, address);
    onField(instead?.shown ?? address, instead?.label ?? label);
  };
  return (
    <FieldScreen
      file={FILE}
      path={PATH}
      field={field}
      onField={report}
      title={say.title}
      above={<EarlierDetails file={FILE} />}
    >
      <YearHead
        year={year}
        day={day}
        isWithoutTrips={day !== undefined && !isInSeason(day, months)}
        onYear={setYear}
        onDay={setDay}
      />
      <YearPicture
        year={year}
        months={months}
        seasons={ordered}
        current={current}
        position={positionIn(content)}
      />
      <ItemRows
        file={FILE}
        path={PATH}
        className="seasons"
        opened={opened?.index}
        rows={ordered.map((season) => ({
          index: season.index,
          name: season.days ? say.name(season.days) : say.withoutDays,
          form: (
            <SeasonCard season={season} seasons={entered} onCopy={(days) => copy(season, days)} />
          ),
        }))}
      >
        <h2 className="section-title">{say.add}</h2>
        <p className="note">{say.exception}</p>
        <div className="row season__add">
          {readySeasons(year)
            .filter((days) => !isTaken(days, entered))
            .map(({ name, from, to }) => (
              <button
                key={name}
                type="button"
                className="btn"
                onClick={() => add({ from, to }, "amounts", 0, "amount")}
              >
                <Icon name="plus" />
                <span>{`${say.ready[name]} ${year}`}</span>
              </button>
            ))}
          <button type="button" className="btn" onClick={() => add({}, "from")}>
            <Icon name="plus" />
            <span>{say.otherDays}</span>
          </button>
        </div>
      </ItemRows>
    </FieldScreen>
  );
};
