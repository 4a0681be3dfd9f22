import { useEffect, useRef, useState } from "react";
import { defaultLanguage, languageCodes, languages, type LanguageCode } from "../../base/languages";
import { withConfirmed, type Unconfirmed } from "../../typed-content/check/launch/promised";
import { CONFIRMED_FILE, localeOf } from "../../typed-content/files/content";
import { PROMISES_TITLE } from "../../typed-content/labels";
import { contentNow } from "../core/content-now";
import { useDesk, useWords, useWork } from "../core/context";
import { fieldKey } from "../core/paths";
import { addressOf, placeToEdit, type OnField, type PromisesPlace } from "../core/places";
import type { Edits } from "../core/edits";
import { UnreadableNote } from "../entry/unreadable-note";
import { ownLabel } from "../told/labels";
import { fieldPlace } from "../told/field-place";
import { PanelHead } from "../window/panel-head";
import { PlaceLink } from "../window/place-link";
import { cardsOf, dividedAs, inLanguage, OLD_NAMES } from "./cards";
import { PromisedValue } from "./promised-value";
import { useLeftGroups } from "./start-part";
import { promiseWords } from "../words/promises";

type PromisesScreenProps = {
  place: PromisesPlace;
  /** Called with a value of the card that has the focus, and its label. */
  onField: OnField;
};

/** What a site promises in one group, as a visitor reads it: the owner confirms it card by card, or changes it. */
export const PromisesScreen = ({ place, onField }: PromisesScreenProps) => {
  const { group } = place;
  const { nav, code } = useWords();
  const words = promiseWords[code];
  const groups = useLeftGroups();
  const titleOf = (name: string) => (name === OLD_NAMES ? words.oldNames : name);
  const other = groups?.find(({ name }) => name !== group);
  const values = groups?.find(({ name }) => name === group)?.values ?? [];
  return (
    <>
      <PanelHead
        back={{ place: { screen: "start" }, title: nav.start }}
        hasHistory={false}
        title={titleOf(group)}
      >
        {PROMISES_TITLE}
      </PanelHead>
      <div className="panel__body">
        <UnreadableNote files={[CONFIRMED_FILE]} />
        {groups && <Group {...{ values, place, onField }} />}
        {groups && values.length === 0 && other && (
          <PlaceLink className="btn btn--wide" place={{ screen: "promises", group: other.name }}>
            {words.next(titleOf(other.name))}
          </PlaceLink>
        )}
      </div>
    </>
  );
};

type GroupProps = PromisesScreenProps & { values: readonly Unconfirmed[] };

const Group = ({ values, place, onField }: GroupProps) => {
  const words = promiseWords[useWords().code];
  const { card } = place;
  // It opens on a language in which something is left.
  const [language, setLanguage] = useState<LanguageCode>(
    () =>
      card?.language ??
      languageCodes.find((code) => inLanguage(values, code).length > 0) ??
      defaultLanguage,
  );
  const [isFirst, setFirst] = useState(true);
  return (
    <>
      <div className="seg words__filter" role="group" aria-label={words.languages}>
        {languageCodes.map((code) => (
          <button
            key={code}
            type="button"
            aria-pressed={code === language}
            onClick={() => {
              setFirst(false);
              setLanguage(code);
            }}
          >
            <span>{languages[code].name}</span> <small>{inLanguage(values, code).length}</small>
          </button>
        ))}
      </div>
      <Cards
        key={language}
        values={inLanguage(values, language)}
        isAllDone={values.length === 0}
        first={isFirst ? card?.key : undefined}
        {...{ place, language, onField }}
      />
    </>
  );
};

type CardsProps = GroupProps & {
  language: LanguageCode;
  /** Whether nothing is left in any language. */
  isAllDone: boolean;
  /** The key of a value whose card gets the focus at first. */
  first?: string;
};

const Cards = ({ values, language, isAllDone, first, place, onField }: CardsProps) => {
  const words = promiseWords[useWords().code];
  const desk = useDesk();
  const work = useWork();
  // Divided once: no press moves a value to another card.
  const [division] = useState(() => cardsOf(values).map((card) => card.map(({ key }) => key)));
  const cards = dividedAs(division, values);
  const [last, setLast] = useState<{ count: number; edits: Edits }>();
  const area = useRef<HTMLDivElement>(null);
  /** The number of the card that is to have the focus. */
  const [next, setNext] = useState(() =>
    first === undefined ? undefined : { number: numberOf(first, cards) },
  );
  const show = (card: readonly Unconfirmed[] | undefined) => {
    if (card?.[0]) onField(card[0], ownLabel(contentNow(work), card[0]) ?? "");
  };
  useEffect(() => {
    if (!next) return;
    const made = [...(area.current?.querySelectorAll<HTMLElement>(".promise") ?? [])];
    const card = made[next.number] ?? made.at(-1);
    (card ?? area.current?.querySelector<HTMLElement>("[role=status]"))?.focus();
  }, [next]);
  useEffect(() => {
    if (!next) show(cards[0]);
    // Once for each language that is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const confirm = (card: readonly Unconfirmed[], number: number) => {
    const data = withConfirmed(contentNow(desk.state().work), card);
    desk.change(CONFIRMED_FILE, [], data);
    setLast({ count: card.length, edits: desk.state().work.edits });
    setNext({ number });
  };
  const isLast = last?.edits === work.edits;
  return (
    <div ref={area}>
      <div className="promises__said">
        <p role="status" tabIndex={-1}>
          {[
            isLast && words.confirmed(last.count),
            isAllDone ? words.nothingLeft : cards.length === 0 && words.nothingHere,
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
        {isLast && (
          <button type="button" className="link" onClick={desk.undo}>
            {words.undo}
          </button>
        )}
      </div>
      {cards.map((card, number) => (
        <Card
          key={card[0]?.key}
          card={card}
          place={{ ...place, card: { language, key: card[0]?.key ?? "" } }}
          onFocus={() => show(card)}
          onConfirm={() => confirm(card, number)}
        />
      ))}
    </div>
  );
};

/** Returns the number of the card of a value; of another one of its file where that value has been changed. */
const numberOf = (key: string, cards: readonly Unconfirmed[][]) => {
  const [file] = key.split("#");
  const found = [
    cards.findIndex((card) => card.some((value) => value.key === key)),
    cards.findIndex((card) => card.some((value) => value.file === file)),
  ].find((number) => number >= 0);
  return found ?? 0;
};

type CardProps = {
  card: readonly Unconfirmed[];
  place: Required<PromisesPlace>;
  onFocus: () => void;
  onConfirm: () => void;
};

const Card = ({ card, place, onFocus, onConfirm }: CardProps) => {
  const words = useWords();
  const said = promiseWords[words.code];
  const content = contentNow(useWork());
  const { language } = place.card;
  const rows = card.map((value) => {
    const { labels } = fieldPlace(content, value, words);
    // A message is called by what it says, which stands below.
    return { value, labels: localeOf(value.file) ? labels.slice(0, -1) : labels };
  });
  const [first] = rows;
  if (!first) return null;
  const isShared = (index: number) =>
    rows.every(
      ({ value, labels }) =>
        labels[index] === first.labels[index] &&
        index < labels.length - (localeOf(value.file) ? 0 : 1),
    );
  const end = first.labels.findIndex((_, index) => !isShared(index));
  const shared = end < 0 ? first.labels : first.labels.slice(0, end);
  const title = (shared.length > 0 ? shared : first.labels).join(" › ");
  return (
    <section className="promise" tabIndex={-1} aria-label={title} onFocus={onFocus}>
      {shared.length > 0 && <h2>{title}</h2>}
      <dl>
        {rows.map(({ value, labels }) => {
          const own = labels.slice(shared.length);
          // The name of an item stands below.
          const label = own
            .filter((each, index) => each !== value.value || index === own.length - 1)
            .join(" › ");
          return (
            <div key={fieldKey(value.file, value.path)}>
              <dt>
                <span>{label}</span>
                <PlaceLink
                  className="link"
                  place={placeToEdit(value, place)}
                  // Back in the browser leads to the card as well.
                  onLeave={() => history.replaceState(history.state, "", addressOf(place))}
                >
                  {said.change}
                  <span className="hide">{` ${label}`}</span>
                </PlaceLink>
              </dt>
              <dd>
                <PromisedValue {...{ value, content, language }} />
                {value.oldName && <small>{said.names(value.oldName)}</small>}
              </dd>
            </div>
          );
        })}
      </dl>
      <button type="button" className="btn btn--sea" onClick={onConfirm}>
        {said.yes}
      </button>
    </section>
  );
};
