import { useEffect, useRef } from "react";
import { withConfirmed, type Question } from "@brisa/typed-content/promises";
import { type Content, PROMISES_TITLE, nodeAt } from "@brisa/typed-content";
import { CONFIRMED_FILE } from "@brisa/typed-content/files";
import { factFiller } from "@brisa/typed-content/texts";
import { useDesk, useWords, useWork } from "../state/context";
import { schemaOf, today } from "../core/model";
import { fieldKey } from "../core/paths";
import { placeToEdit, type OnField, type PromisesPlace } from "../core/places";
import { UnreadableNote } from "../form/unreadable-note";
import { fieldPlace, placeInWords } from "../told/field-place";
import { valueText } from "../told/value-text";
import { PanelScreen } from "../ui/panel-screen";
import { PlaceLink } from "../ui/place-link";
import type { Words } from "../words";
import { promiseWords } from "../words/promises";
import { contentNow } from "../core/edits";
import { NothingMissing } from "./before-launch";
import { useQuestions } from "./use-questions";

type ScreenProps = { place: PromisesPlace; onField: OnField };

/** Asks the question of the address, or else the first that is left. */
export const PromisesScreen = ({ place, onField }: ScreenProps) => {
  const words = useWords();
  const { help, names, yes, nothingLeft } = promiseWords[words.code];
  const desk = useDesk();
  const content = contentNow(useWork());
  const questions = useQuestions();
  const question = questions?.find(({ title }) => title === place.question) ?? questions?.[0];
  const { title, values } = question ?? { title: nothingLeft, values: [] };
  const heading = useRef<HTMLHeadingElement>(null);
  // By the press that answers, or the link that leads here.
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <PanelScreen hasHistory={false} title={PROMISES_TITLE}>
      <UnreadableNote files={[CONFIRMED_FILE]} />
      {questions && (
        <h2
          className="section-title"
          ref={heading}
          tabIndex={-1}
          onFocus={() => values[0] && onField(values[0], "")}
        >
          {title}
        </h2>
      )}
      {questions && !question && <NothingMissing />}
      {question && (
        <>
          <p className="field__hint">{help}</p>
          <dl className="promised">
            {values.map((value) => (
              <div key={fieldKey(value.file, value.path)}>
                <dt>
                  <PlaceLink
                    className="link link--quiet"
                    place={placeToEdit(value, { screen: "promises", question: title })}
                  >
                    {placeInWords(fieldPlace(content, value, words), words)}
                  </PlaceLink>
                </dt>
                <dd lang={value.language}>
                  <span>{asRead(value, content, words)}</span>
                  {value.oldName !== undefined && (
                    <p className="note note--error">{names(value.oldName)}</p>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <button
            type="button"
            className="btn btn--sea"
            onClick={() => desk.change(CONFIRMED_FILE, [], withConfirmed(content, question))}
          >
            {yes}
          </button>
        </>
      )}
    </PanelScreen>
  );
};

type Value = Question["values"][number];

const asRead = ({ file, path, value, language }: Value, content: Content, words: Words) => {
  if (typeof value === "number" || !language)
    return valueText(nodeAt(schemaOf(file) ?? {}, path), value, content, words)?.text;
  return (
    factFiller(
      content,
      language,
      today(),
    )(value)
      .replace(/^- /gm, "• ")
      .replace(/\[([^[\]]+)\]\([^()]*\)|\*/g, "$1")
      // What only the page knows.
      .replace(/\{\{[^{}]*\}\}/g, "…")
  );
};
