import type { CSSProperties } from "react";
import { useWords } from "../../../desk/core/context";
import { schemaOf } from "../../../desk/core/model";
import { sectionOf, sectionTitle } from "../../../desk/core/sections";
import { useChecked } from "../../../desk/core/use-checked";
import { FieldArea } from "../../../desk/form/field-area";
import type { OnField } from "../../../desk/core/places";
import { Known } from "../../../desk/form/known";
import { fieldAttribute } from "../../../desk/form/use-field";
import type { OwnScreen } from "../../../desk/site";
import { referredName } from "../../../desk/told/labels";
import { adviceSentence } from "../../../desk/told/finding-words";
import { Icon } from "../../../desk/window/icon";
import { PanelHead } from "../../../desk/window/panel-head";
import { skies } from "../../../model/skies";
import { capitalized } from "../../../typed-content/texts/strings";
import { SeasonDates } from "./day-boxes";
import { DayView, StepButton } from "./day-view";
import { Clash, NewSeason } from "./new-season";
import { Rates } from "./rates";
import { PATH, ScreenContext, useScreen, useScreenState, type View } from "./screen-state";
import { FILE, overlapsOf, REST_TINT, seasonOf, type Season } from "./seasons";
import { shownInstead, useShown } from "./shown";
import { YearPicture } from "./year-picture";

/** Years to which the arrows lead. */
const YEARS = { first: 2000, last: 2099 };

/** The head of the screen, with the year and the button that adds a season. */
const YearHead = ({ canAdd }: { canAdd: boolean }) => {
  const words = useWords();
  const { say, year, turnTo, choose } = useScreen();
  const section = sectionOf(FILE);
  const step = (to: number) => (
    <StepButton
      isOn={to > year}
      label={say.year(to)}
      isOff={to < YEARS.first || to > YEARS.last}
      onPress={() => turnTo(to)}
    />
  );
  return (
    <PanelHead
      back={{ place: { screen: "list", name: section }, title: sectionTitle(section, words) }}
      file={FILE}
      title={say.title}
      beside={
        <>
          <p className="year__n">
            {step(year - 1)}
            <span role="status">{year}</span>
            {step(year + 1)}
          </p>
          {canAdd && (
            <p className="year__do">
              <button
                type="button"
                className="btn"
                onClick={() => choose({ kind: "new" }, "question")}
              >
                <Icon name="plus" />
                <span>{say.add}</span>
              </button>
            </p>
          )}
        </>
      }
    />
  );
};

/** What the lines and colours of the picture mean, and the way by keys to a day. */
const YearKey = () => {
  const { say, content, sunsetTrip, seeDay } = useScreen();
  const trip = sunsetTrip && referredName(content, "Trip", sunsetTrip.trip);
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
      <button type="button" className="link" onClick={seeDay}>
        <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4.5 5h15a1 1 0 0 1 1 1v13.5a1 1 0 0 1 -1 1h-15a1 1 0 0 1 -1 -1V6a1 1 0 0 1 1 -1M3.5 10h17M8 2.5V7M16 2.5V7" />
        </svg>
        <span>{say.seeDay}</span>
      </button>
    </figcaption>
  );
};

/** Buttons for the seasons of a year: the way by keys, and for bands that are too short to press. */
const SeasonChips = () => {
  const { say, entered, bands, view, choose, focusAs } = useScreen();
  const chip = (to: View, isPressed: boolean, text: string, tint?: string) => (
    <button
      key={to.kind === "season" ? to.id : to.kind}
      type="button"
      aria-pressed={isPressed}
      ref={isPressed ? focusAs("chosen") : undefined}
      onClick={() => choose(to)}
    >
      {tint && <i style={{ "--tint": tint } as CSSProperties} />}
      <span>{text}</span>
    </button>
  );
  const season = ({ id }: Season, text: string, tint?: string) =>
    chip({ kind: "season", id }, view.kind === "season" && view.id === id, text, tint);
  return (
    <div className="bands" role="group" aria-label={say.choose} {...fieldAttribute(PATH)}>
      {chip({ kind: "rest" }, view.kind === "rest", say.rest, REST_TINT)}
      {bands.seasons.map((band) => season(band, say.band(band.days), band.tint))}
      {entered.filter(({ days }) => !days).map((each) => season(each, say.unreadDays))}
      <button
        type="button"
        className="is-new"
        aria-pressed={view.kind === "new"}
        onClick={() => choose({ kind: "new" }, "question")}
      >
        <Icon name="plus" />
        <span>{say.add}</span>
      </button>
    </div>
  );
};

/** What is doubtful about the days of a season, such as that nobody can book them any more. */
const SeasonAdvice = ({ index }: { index: number }) => {
  const words = useWords();
  const warning = useChecked(({ warnings }) =>
    warnings.find(
      ({ file, path: [list, place, end] }) =>
        file === FILE && list === "seasons" && place === index && end === "from",
    ),
  );
  return (
    <p role="status" className={warning && "band__advice"}>
      <span>{warning && adviceSentence(warning, 1, words)}</span>
    </p>
  );
};

/** The chosen season, the rest of the year, a new season, or a day. */
const Chosen = () => {
  const { view, title, chosen, entered, bands, isHeld } = useScreen();
  const overlap = overlapsOf(entered).find(
    ({ seasons }) => !chosen || seasons.some(({ id }) => id === chosen.id),
  );
  const of = view.kind === "day" ? seasonOf(bands.seasons, view.day) : chosen;
  const tint = bands.seasons.find(({ id }) => id === of?.id)?.tint ?? REST_TINT;
  const hasRates = view.kind === "season" || view.kind === "rest";
  return (
    <section
      className="band"
      style={{ "--tint": tint } as CSSProperties}
      aria-label={capitalized(title)}
    >
      {view.kind === "new" ? <NewSeason /> : <h2 className="hide">{capitalized(title)}</h2>}
      {view.kind === "day" && <DayView day={view.day} />}
      {chosen && <SeasonDates key={chosen.id} season={chosen} />}
      {chosen && <SeasonAdvice index={chosen.index} />}
      {overlap && !isHeld && hasRates && <Clash overlap={overlap} />}
      {hasRates && <Rates key={`rates ${chosen?.id}`} />}
    </section>
  );
};

/** The seasons as a picture of the year, with the days, the prices and the hours of the chosen one. */
export const SeasonsScreen: OwnScreen = ({ field, onField, onShow }) => {
  const screen = useScreenState(field);
  const { content, entered, view } = screen;
  useShown(screen, onShow);
  const report: OnField = (address, label) => {
    // The buttons for seasons are no place in the page.
    if (address.path.length === 1) return;
    const instead = shownInstead(content, address);
    onField(instead?.address ?? address, instead?.label ?? label);
  };
  const isFirst = entered.length === 0 && view.kind === "new";
  return (
    <ScreenContext.Provider value={screen}>
      <YearHead canAdd={!isFirst} />
      <div className="panel__body">
        <FieldArea file={FILE} field={field} onField={report}>
          <Known node={schemaOf(FILE)?.properties?.seasons ?? {}} file={FILE} path={PATH}>
            <figure className="year">
              <YearPicture />
              <YearKey />
            </figure>
            {!isFirst && <SeasonChips />}
            <Chosen />
          </Known>
        </FieldArea>
      </div>
    </ScreenContext.Provider>
  );
};
