import { useEffect, useRef, useState } from "react";
import { defaultLanguage, languageCodes, languages, type LanguageCode } from "../../base/languages";
import { withConfirmed, type Unconfirmed } from "../../typed-content/check/launch/promised";
import { CONFIRMED_FILE, localeOf } from "../../typed-content/files/content";
import { PROMISES_TITLE } from "../../typed-content/labels";
import { contentNow } from "../core/content-now";
import { useDesk, useWords, useWork } from "../core/context";
import { fieldKey } from "../core/paths";
import { placeToEdit } from "../core/places";
import type { Edits } from "../core/edits";
import { UnreadableNote } from "../entry/unreadable-note";
import { fieldPlace } from "../told/field-place";
import { PanelHead } from "../window/panel-head";
import { PlaceLink } from "../window/place-link";
import { cardsOf, inLanguage, OLD_NAMES, type LeftGroup } from "./cards";
import { PromisedValue } from "./promised-value";
import { useLeftGroups } from "./use-unconfirmed";
import { promiseWords } from "../words/promises";

/** What a site promises in one group, as a visitor reads it: the owner confirms it card by card, or changes it. */
export const PromisesScreen = ({ group }: { group: string }) => {
  const { nav, tag } = useWords();
  const words = promiseWords(tag);
  const groups = useLeftGroups();
  const titleOf = (name: string) => (name === OLD_NAMES ? words.oldNames : name);
  const other = groups?.find(({ name }) => name !== group);
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
        {groups && <Group values={valuesOf(groups, group)} />}
        {groups && valuesOf(groups, group).length === 0 && other && (
          <PlaceLink className="btn btn--wide" place={{ screen: "promises", group: other.name }}>
            {words.next(titleOf(other.name))}
          </PlaceLink>
        )}
      </div>
    </>
  );
};

const valuesOf = (groups: readonly LeftGroup[], group: string) =>
  groups.find(({ name }) => name === group)?.values ?? [];

const Group = ({ values }: { values: readonly Unconfirmed[] }) => {
  const words = promiseWords(useWords().tag);
  const desk = useDesk();
  const work = useWork();
  const [language, setLanguage] = useState<LanguageCode>(defaultLanguage);
  const [last, setLast] = useState<{ count: number; edits: Edits }>();
  const area = useRef<HTMLDivElement>(null);
  /** The key of the value whose card is to have the focus; empty after the last one. */
  const [next, setNext] = useState<{ key: string }>();
  const cards = cardsOf(inLanguage(values, language));
  useEffect(() => {
    if (!next) return;
    const card = [...(area.current?.querySelectorAll<HTMLElement>("[data-keys]") ?? [])].find(
      ({ dataset }) => dataset.keys?.split("\n").includes(next.key),
    );
    (card ?? area.current?.querySelector<HTMLElement>("[role=status]"))?.focus();
  }, [next]);
  const confirm = (card: readonly Unconfirmed[], index: number) => {
    const data = withConfirmed(contentNow(desk.state().work), card);
    desk.change(CONFIRMED_FILE, [], data);
    setLast({ count: card.length, edits: desk.state().work.edits });
    setNext({ key: (cards[index + 1] ?? cards[index - 1])?.[0]?.key ?? "" });
  };
  const isLast = last?.edits === work.edits;
  return (
    <div ref={area}>
      <div className="seg words__filter" role="group" aria-label={words.languages}>
        {languageCodes.map((code) => (
          <button
            key={code}
            type="button"
            aria-pressed={code === language}
            onClick={() => setLanguage(code)}
          >
            <span>{languages[code].name}</span> <small>{inLanguage(values, code).length}</small>
          </button>
        ))}
      </div>
      <div className="promises__said">
        <p role="status" tabIndex={-1}>
          {[
            isLast && words.confirmed(last.count),
            values.length === 0 ? words.nothingLeft : cards.length === 0 && words.nothingHere,
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
      {cards.map((card, index) => (
        <Card
          key={card[0]?.key}
          card={card}
          language={language}
          onConfirm={() => confirm(card, index)}
        />
      ))}
    </div>
  );
};

type CardProps = { card: readonly Unconfirmed[]; language: LanguageCode; onConfirm: () => void };

const Card = ({ card, language, onConfirm }: CardProps) => {
  const words = useWords();
  const said = promiseWords(words.tag);
  const content = contentNow(useWork());
  // A message is called by what it says, which stands below.
  const rows = card.map((value) => {
    const { labels } = fieldPlace(content, value, words);
    return { value, labels: localeOf(value.file) ? labels.slice(0, -1) : labels };
  });
  const [first] = rows;
  if (!first) return null;
  const end = first.labels.findIndex(
    (label, index) =>
      !rows.every(({ labels }) => labels[index] === label && index < labels.length - 1),
  );
  const shared = first.labels.slice(0, end);
  const title = (shared.length > 0 ? shared : first.labels).join(" › ");
  return (
    <section
      className="promise"
      tabIndex={-1}
      aria-label={title}
      data-keys={card.map(({ key }) => key).join("\n")}
    >
      {shared.length > 0 && <h2>{title}</h2>}
      <dl>
        {rows.map(({ value, labels }) => {
          const label = labels.slice(shared.length).join(" › ");
          return (
            <div key={fieldKey(value.file, value.path)}>
              <dt>
                <span>{label}</span>
                <PlaceLink className="link" place={placeToEdit(value)}>
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
