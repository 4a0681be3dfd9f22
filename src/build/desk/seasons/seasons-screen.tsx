import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { isWithin, shareDays } from "../../../typed-content/dates/calendar-date";
import { useDesk, useDeskState } from "../../../desk/state/context";
import type { ItemId } from "../../../desk/core/identity";
import { schemaOf, today as dayHere } from "../../../desk/core/model";
import { spliced, valueAt } from "../../../desk/core/paths";
import { type OnField, go, sectionOf } from "../../../desk/core/places";
import { dataOf } from "../../../desk/core/work";
import { Field } from "../../../desk/form/field";
import { EarlierDetails } from "../../../desk/form/earlier-details";
import { FieldArea } from "../../../desk/form/field-area";
import { Known } from "../../../desk/form/known";
import { ListErrors } from "../../../desk/form/list";
import { ListItem } from "../../../desk/form/list-item";
import { fieldAttribute, useValue } from "../../../desk/form/use-field";
import type { OwnScreen } from "../../../desk/site";
import { Icon } from "../../../desk/ui/icon";
import { PanelHead } from "../../../desk/ui/panel-head";
import { positionIn, tariffIn } from "../../../model/facts";
import { isInSeason, nextDay } from "../../../model/season";
import type { Path } from "../../../typed-content/schema";
import { listAt } from "./prices";
import { SeasonCard } from "./season-card";
import { enteredSeasons, FILE, inCalendar, isDated, isTaken, PATH, type Season } from "./seasons";
import { shownInstead, useShown } from "./shown";
import { useSay } from "./words";
import { readySeasons, wholeYear, yearOf } from "./year";
import { YearHead } from "./year-head";
import { YearPicture } from "./year-picture";
import { contentNow } from "../../../desk/core/edits";

/** In the calendar's order, which stays until a season comes or goes: no card moves while its days are typed. */
const useOrdered = (entered: readonly Season[], today: string) => {
  const [order, setOrder] = useState<readonly ItemId[]>([]);
  const isKnown = entered.length === order.length && entered.every(({ id }) => order.includes(id));
  const next = isKnown ? order : inCalendar(entered, today).map(({ id }) => id);
  if (next !== order) setOrder(next);
  return next.flatMap((id) => entered.find((season) => season.id === id) ?? []);
};

/** The year as a picture, and the seasons as the form's list, each with what is asked of it as a whole. */
export const SeasonsScreen: OwnScreen = ({ field, onField, onShow }) => {
  const say = useSay();
  const desk = useDesk();
  const today = dayHere();
  const content = useDeskState(({ work }) => contentNow(work));
  const value = useValue(FILE, PATH);
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

  const list = useRef<HTMLDivElement>(null);
  /** Selects what gets the focus after the next rendering. */
  const wanted = useRef<string>();
  useLayoutEffect(() => {
    if (wanted.current) list.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });

  const node = schemaOf(FILE)?.properties?.seasons ?? {};
  const add = (season: object, ...focus: Path) => {
    const items = listAt(dataOf(desk.state().work, FILE), PATH);
    desk.change(FILE, PATH, spliced(items, items.length, 0, season));
    go({ screen: "entry", file: FILE, field: [...PATH, items.length, ...focus] });
  };
  const remove = (id: ItemId, place: number) => {
    const next = ordered[place + 1] ?? ordered[place - 1];
    wanted.current = next ? `[data-row="${next.id}"] summary` : ".season__add button";
    desk.change(FILE, next ? [...PATH, id] : PATH, undefined);
  };
  const copy = (index: number, days: object) => {
    const season = valueAt(dataOf(desk.state().work, FILE), [...PATH, index]);
    add({ ...(structuredClone(season) as object), ...days }, "from");
  };
  const report: OnField = (address, label) => {
    const days = entered.find(({ index }) => index === address.path[1])?.days;
    if (days && !(day && isWithin(day, days.from, days.to))) setDay(days.from);
    if (days && !shareDays(days, wholeYear(year))) setYear(yearOf(days.from));
    // The buttons that add a season are no place in the page.
    if (address.path.length === 1) return;
    const instead = shownInstead(content, address);
    onField(instead?.shown ?? address, instead?.label ?? label);
  };
  return (
    <>
      <PanelHead list={sectionOf(FILE)} file={FILE} title={say.title} />
      <div className="panel__body">
        <EarlierDetails file={FILE} />
        <FieldArea file={FILE} field={field} onField={report}>
          <Known node={node} file={FILE} path={PATH}>
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
            <div ref={list} {...fieldAttribute(PATH)}>
              <ol className="seasons" data-rows>
                {ordered.map((season, place) => (
                  <ListItem
                    key={season.id}
                    id={season.id}
                    node={node.items ?? {}}
                    file={FILE}
                    path={[...PATH, season.index]}
                    Field={Field}
                    name={season.days ? say.name(season.days) : say.withoutDays}
                    place={place}
                    isLast={place === ordered.length - 1}
                    isOpenFirst={season.id === opened?.id}
                    onRemove={() => remove(season.id, place)}
                  >
                    <SeasonCard
                      node={node.items ?? {}}
                      file={FILE}
                      path={[...PATH, season.index]}
                      content={content}
                      season={season}
                      seasons={entered}
                      onCopy={(days) => copy(season.index, days)}
                    />
                  </ListItem>
                ))}
              </ol>
              <ListErrors node={node} file={FILE} path={PATH} />
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
            </div>
          </Known>
        </FieldArea>
      </div>
    </>
  );
};
