import { useMemo, useState, type FormEvent } from "react";
import { defaultLanguage, languageCodes, type LanguageCode } from "../../base/languages";
import { languageName } from "../told/labels";
import { occurrencesOf, withReplaced, type Occurrence } from "./replace-phrase";
import { contentNow } from "../core/content-now";
import { useDesk, useWords, useWork } from "../core/context";
import type { Desk } from "../core/desk";
import { Icon } from "../window/icon";
import { MarkedText } from "./marked-text";
import { useDialog } from "../window/use-dialog";

type ReplaceProps = {
  /** Undefined while the dialog is closed. */
  phrase: string | undefined;
  onClose: () => void;
};

export const ReplaceDialog = ({ phrase, onClose }: ReplaceProps) => {
  const words = useWords();
  const dialog = useDialog(phrase !== undefined, onClose);
  return (
    <dialog {...dialog} className="dialog replace" aria-label={words.texts.replace.title}>
      {phrase !== undefined && <Replace phrase={phrase} onClose={onClose} />}
    </dialog>
  );
};

const replaceIn = (desk: Desk, occurrences: Occurrence[]) =>
  desk.setWork(withReplaced(desk.state().work, occurrences, Date.now()));

type Pair = { phrase: string; instead: string };

const Replace = ({ phrase, onClose }: { phrase: string; onClose: () => void }) => {
  const desk = useDesk();
  const work = useWork();
  const words = useWords();
  const { replace } = words.texts;
  const [pairs, setPairs] = useState<Partial<Record<LanguageCode, Pair>>>({
    [defaultLanguage]: { phrase, instead: "" },
  });
  const [areWholeWords, setWholeWords] = useState(true);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [changed, setChanged] = useState<number>();
  const content = contentNow(work);
  const pairOf = (language: LanguageCode) => pairs[language] ?? { phrase: "", instead: "" };
  const occurrences = useMemo(
    () =>
      occurrencesOf(
        content,
        languageCodes.map((language) => ({
          language,
          ...(pairs[language] ?? { phrase: "", instead: "" }),
        })),
        areWholeWords,
        words,
      ),
    [content, pairs, areWholeWords, words],
  );
  const isTicked = ({ key, excess }: Occurrence) => excess === 0 && !left.has(key);
  const ticked = occurrences.filter(isTicked);
  const isFilledIn = languageCodes.some(
    (code) => pairOf(code).phrase.trim() && pairOf(code).instead.trim(),
  );

  const set = (language: LanguageCode, part: Partial<Pair>) => {
    setPairs({ ...pairs, [language]: { ...pairOf(language), ...part } });
    setChanged(undefined);
  };
  const tick = ({ key }: Occurrence, isOn: boolean) => {
    const next = new Set(left);
    if (isOn) next.delete(key);
    else next.add(key);
    setLeft(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ticked.length === 0) return;
    replaceIn(desk, ticked);
    setChanged(ticked.length);
    setPairs({});
    setLeft(new Set());
  };

  return (
    <form onSubmit={submit}>
      <div className="replace__head">
        <h1>{replace.title}</h1>
        <button type="button" className="x" aria-label={words.common.close} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <p>{replace.help}</p>
      <div className="replace__pairs">
        <span aria-hidden="true" />
        <span aria-hidden="true">{replace.phrase}</span>
        <span aria-hidden="true">{replace.instead}</span>
        {languageCodes.map((language) => {
          const name = languageName(language, words);
          const pair = pairOf(language);
          return [
            <span key={language} className="line__tag" aria-hidden="true">
              {language.toUpperCase()}
            </span>,
            <input
              key={`${language} phrase`}
              className="input"
              lang={language}
              aria-label={replace.phraseIn(name)}
              value={pair.phrase}
              onChange={({ target }) => set(language, { phrase: target.value })}
            />,
            <input
              key={`${language} instead`}
              className="input"
              lang={language}
              aria-label={replace.insteadIn(name)}
              value={pair.instead}
              onChange={({ target }) => set(language, { instead: target.value })}
            />,
          ];
        })}
      </div>
      <label className="replace__whole">
        <input
          type="checkbox"
          checked={areWholeWords}
          onChange={({ target }) => setWholeWords(target.checked)}
        />
        {replace.wholeWords}
      </label>
      <p role="status" className="replace__count">
        {changed !== undefined
          ? replace.done(changed)
          : isFilledIn &&
            (occurrences.length > 0 ? replace.found(occurrences.length) : replace.none)}
      </p>
      <ul className="replace__places">
        {occurrences.map((occurrence) => (
          <li key={occurrence.key}>
            <label>
              <input
                type="checkbox"
                checked={isTicked(occurrence)}
                disabled={occurrence.excess > 0}
                onChange={({ target }) => tick(occurrence, target.checked)}
              />
              <span lang={occurrence.language}>
                <MarkedText parts={occurrence.before} />
              </span>
              <small>
                <span>
                  {`${occurrence.language.toUpperCase()} · ${occurrence.place().join(" › ")}`}
                </span>
                {occurrence.excess > 0 && (
                  <strong>{` ${replace.tooLong(occurrence.excess)}`}</strong>
                )}
              </small>
            </label>
          </li>
        ))}
      </ul>
      <div className="dialog__foot">
        {changed === undefined ? (
          <button type="button" className="link link--quiet" onClick={onClose}>
            {words.common.cancel}
          </button>
        ) : (
          <button
            type="button"
            className="link"
            onClick={() => {
              desk.undo();
              setChanged(undefined);
            }}
          >
            {words.common.undo}
          </button>
        )}
        {changed === undefined ? (
          <button type="submit" className="btn btn--sea" disabled={ticked.length === 0}>
            {replace.change(ticked.length)}
          </button>
        ) : (
          <button type="button" className="btn btn--sea" onClick={onClose}>
            {words.common.close}
          </button>
        )}
      </div>
    </form>
  );
};
