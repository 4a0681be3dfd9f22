import { useDesk, useWords, useWork } from "../core/context";
import { adviceOn, type Advice } from "./advice";
import type { Checked } from "../core/check";
import type { Edits } from "../core/edits";
import { languageOfText } from "../translations/translations";
import { checkedOf } from "../core/check";
import { Icon } from "../window/icon";
import { placeInWords, placeOfField } from "../told/field-place";
import { adviceSentence } from "../told/finding-words";
import { placeToEdit } from "../core/places";
import { PlaceLink } from "../window/place-link";

const NO_EDITS: Edits = new Map();

type AdviceProps = { checked: Checked; onLeave: () => void };

/** They do not prevent a publication. */
export const AdviceList = ({ checked, onLeave }: AdviceProps) => {
  const words = useWords();
  const work = useWork();
  if (work.edits.size === 0) return null;
  const before = checkedOf({ ...work, edits: NO_EDITS }).warnings;
  const advice = adviceOn(work.edits, checked.warnings, before);
  if (advice.length === 0) return null;
  return (
    <>
      <h2>
        <Icon name="hint" />
        <span>{words.changes.advice(advice.length)}</span>
      </h2>
      <ul>
        {advice.map((each) => (
          <AdviceItem
            key={JSON.stringify([each.places[0], each.warning.code])}
            advice={each}
            onLeave={onLeave}
          />
        ))}
      </ul>
    </>
  );
};

type ItemProps = { advice: Advice; onLeave: () => void };

const AdviceItem = ({ advice: { warning, places }, onLeave }: ItemProps) => {
  const desk = useDesk();
  const words = useWords();
  const work = useWork();
  const [first = warning] = places;
  const count = places.length;
  const isOlder = warning.code === "older-translation";
  const languages = new Set(places.flatMap((place) => languageOfText(place) ?? []));
  const where = placeInWords(placeOfField(work, first, words), words, [...languages]);
  return (
    <li className="advice">
      <p className="fault__where">{where}</p>
      <p>{adviceSentence(warning, count, words)}</p>
      <p className="row">
        {isOlder && (
          <button type="button" className="link" onClick={() => desk.confirm(places)}>
            {words.changes.stillRight(count)}
          </button>
        )}
        <PlaceLink className="link" place={placeToEdit(first)} onLeave={onLeave}>
          {isOlder ? words.changes.changeThem(count) : words.changes.seeIt}
        </PlaceLink>
      </p>
    </li>
  );
};
