import { useMemo, useRef, useState, type CSSProperties } from "react";
import type { CalendarDate, Days } from "../../../base/calendar/calendar-date";
import { isInSeason } from "../../../model/season";
import { contentNow } from "../../../desk/core/content-now";
import { useDeskState, useWords } from "../../../desk/core/context";
import { schemaOf } from "../../../desk/core/model";
import { today as dayHere } from "../../../desk/core/today";
import { FieldArea, type OnField } from "../../../desk/form/field-area";
import { Known } from "../../../desk/form/known";
import { useValue } from "../../../desk/form/use-field";
import type { OwnScreen } from "../../../desk/site";
import { referredName } from "../../../desk/told/labels";
import { capitalized } from "../../../typed-content/texts/strings";
import { bandsOf, REST_TINT, type Band } from "./bands";
import { Clash } from "./clash";
import { rangeText, wholeDayText } from "./day-text";
import { DayView } from "./day-view";
import { enteredSeasons, FILE, hoursIn, isOn, type Season } from "./entered";
import { NewSeason } from "./new-season";
import { overlapsOf } from "./overlap";
import { Rates } from "./rates";
import { SeasonAdvice } from "./season-advice";
import { SeasonChips } from "./season-chips";
import { SeasonDates } from "./season-dates";
import { shownInstead } from "./shown-instead";
import { surroundingsIn } from "./surroundings";
import { useAct } from "./use-act";
import { useFocusNext } from "./use-focus-next";
import { useSeasonChanges } from "./use-season-changes";
import { useShown } from "./use-shown";
import { useView, type View } from "./use-view";
import { seasonWords } from "./words";
import { dayAt, monthSpans } from "./year";
import { YearHead } from "./year-head";
import { YearKey } from "./year-key";
import { YearPicture } from "./year-picture";

const PATH = ["seasons"];

const FIRST_PRICE = ".rates__grid input";

/** Returns the colour of what is chosen. */
const tintOf = (view: View, bands: readonly Band[]) => {
  if (view.kind === "day") return bands.find(isOn(view.day))?.tint;
  return view.kind === "season" ? bands.find(({ id }) => id === view.id)?.tint : undefined;
};

/** The seasons as a picture of the year, with the days, the prices and the hours of the chosen one. */
export const SeasonsScreen: OwnScreen = ({ field, onField, onShow }) => {
  const { tag } = useWords();
  const say = seasonWords(tag);
  const today = dayHere();
  const content = useDeskState(({ work }) => contentNow(work));
  const value = useValue(FILE, PATH);
  const entered = useMemo(() => enteredSeasons(value), [value]);
  const surroundings = useMemo(() => surroundingsIn(content), [content]);
  const { months, sunsetTrip } = surroundings;
  const { view, year, setYear, choose, chooseNew } = useView(field, entered, months, today);
  /** The days before somebody began to write others. */
  const [held, setHeld] = useState<readonly Season[]>();
  const acts = useAct();
  const change = useSeasonChanges(acts);
  const panel = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(panel);
  // Until others can be read they stay in the picture.
  const seasons = entered.map((season) =>
    season.days ? season : (held?.find(({ id }) => id === season.id) ?? season),
  );
  const { seasons: bands, rest } = bandsOf(year, seasons, months, today);
  const chosen = view.kind === "season" ? entered.find(({ id }) => id === view.id) : undefined;
  const overlap = overlapsOf(entered).find(
    ({ seasons: both }) => !chosen || both.some(({ id }) => id === chosen.id),
  );
  useShown(content, view, entered, onShow);

  /** Chooses something else than what was just done is about. */
  const turnTo = (next: View) => {
    acts.forget();
    choose(next);
  };

  const add = (days: Days) => {
    const added = change.add(days);
    if (added) chooseNew(added, days.from);
    focusNext(FIRST_PRICE);
  };
  const askForNew = () => {
    turnTo({ kind: "new" });
    focusNext("h2");
  };
  const trips = monthSpans(year, months, true);
  const seeDay = () => {
    const isThisYear = today.startsWith(`${year}-`) && isInSeason(today, months);
    const day = isThisYear ? today : dayAt(year, trips[0]?.from ?? 0);
    turnTo({ kind: "day", day: chosen?.days?.from ?? day });
    focusNext(".span input");
  };
  const changeThese = (day: CalendarDate) => {
    const season = entered.find(isOn(day));
    turnTo(season ? { kind: "season", id: season.id } : { kind: "rest" });
    focusNext(FIRST_PRICE);
  };
  const report: OnField = (address, label) => {
    // The buttons for seasons are no place in the page.
    if (address.path.length === 1) return;
    const instead = shownInstead(content, address);
    onField(instead?.address ?? address, instead?.label ?? label);
  };
  const isFirst = entered.length === 0 && view.kind === "new";
  const restDays = rest
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => ({ from: dayAt(year, from), to: dayAt(year, to - 1) }));
  const shared = { surroundings, acts };

  const title = () => {
    if (view.kind === "day") return wholeDayText(view.day, tag);
    if (view.kind === "rest") return say.rest;
    return chosen?.days ? rangeText(chosen.days, tag) : say.unreadDays;
  };
  const body = () => {
    if (view.kind === "new")
      return (
        <NewSeason
          year={year}
          acts={acts}
          onDays={add}
          onDrop={entered.length > 0 ? () => choose({ kind: "rest" }) : undefined}
        />
      );
    return (
      <>
        <h2 className="hide">{capitalized(title())}</h2>
        {view.kind === "day" && (
          <DayView
            day={view.day}
            content={content}
            surroundings={surroundings}
            onDay={(day) => turnTo({ kind: "day", day })}
            onChangeThese={() => changeThese(view.day)}
          />
        )}
        {chosen && (
          <SeasonDates
            key={chosen.id}
            season={chosen}
            year={year}
            onWrite={(isWriting) => setHeld(isWriting ? entered : undefined)}
            onRemove={() => {
              choose({ kind: change.remove(chosen) ? "rest" : "new" });
              focusNext(".bands button");
            }}
          />
        )}
        {chosen && <SeasonAdvice index={chosen.index} />}
        {overlap && !held && view.kind !== "day" && (
          <Clash
            overlap={overlap}
            onKeep={(id) => {
              const isOtherThere = change.keep(overlap, id);
              choose({ kind: "season", id: isOtherThere && chosen ? chosen.id : id });
              focusNext(".bands [aria-pressed=true]");
            }}
          />
        )}
        {chosen && (
          <Rates
            key={`rates ${chosen.id}`}
            of={chosen.index}
            when={title()}
            days={chosen.days ? [chosen.days] : []}
            {...shared}
          />
        )}
        {view.kind === "rest" && <Rates of="usual" when={say.always} days={restDays} {...shared} />}
      </>
    );
  };
  return (
    <>
      <YearHead year={year} onYear={setYear} onAdd={isFirst ? undefined : askForNew} />
      <div className="panel__body" ref={panel}>
        <FieldArea file={FILE} field={field} onField={report}>
          <Known node={schemaOf(FILE)?.properties?.seasons ?? {}} file={FILE} path={PATH}>
            <figure className="year">
              <YearPicture
                year={year}
                today={today}
                seasons={seasons}
                surroundings={surroundings}
                hoursIn={(index) => hoursIn(value, index, sunsetTrip?.trip)}
                view={view}
                onView={turnTo}
                onDays={(id, days) => {
                  const season = entered.find((each) => each.id === id);
                  if (season) change.move(season, days);
                }}
                onRange={add}
              />
              <YearKey
                trip={sunsetTrip && referredName(content, "Trip", sunsetTrip.trip)}
                onSeeDay={seeDay}
              />
            </figure>
            {!isFirst && (
              <SeasonChips
                bands={bands}
                unread={entered.filter(({ days }) => !days)}
                view={view}
                onView={(next) => (next.kind === "new" ? askForNew() : turnTo(next))}
              />
            )}
            <section
              className="band"
              style={{ "--tint": tintOf(view, bands) ?? REST_TINT } as CSSProperties}
              aria-label={view.kind === "new" ? say.newSeason : capitalized(title())}
            >
              {body()}
            </section>
          </Known>
        </FieldArea>
      </div>
    </>
  );
};
