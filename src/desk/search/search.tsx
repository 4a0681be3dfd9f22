import { useEffect, useId, useMemo, useState, type KeyboardEvent } from "react";
import { findTexts, type Found } from "./find-texts";
import { contentNow } from "../core/content-now";
import { useSite, useWords, useWork } from "../core/context";
import { go } from "../core/go";
import { Icon } from "../window/icon";
import { addressOf, type Place } from "../core/places";
import { MarkedText } from "./marked-text";
import { Part } from "../window/part";
import { ReplaceDialog } from "./replace";
import type { Concept } from "./synonyms";
import { useDialog } from "../window/use-dialog";

const NONE: readonly Concept[] = [];

/** None before they are loaded, or without a connection. */
const useSynonyms = () => {
  const { synonyms } = useSite();
  const [own, setOwn] = useState(NONE);
  useEffect(() => {
    synonyms().then(setOwn, () => undefined);
  }, [synonyms]);
  return own;
};

type SearchProps = { isOpen: boolean; onClose: () => void };

export const SearchDialog = ({ isOpen, onClose }: SearchProps) => {
  const words = useWords();
  const synonyms = useSynonyms();
  const dialog = useDialog(isOpen, onClose);
  const [phrase, setPhrase] = useState<string>();
  const replace = (query: string) => {
    onClose();
    setPhrase(query);
  };
  return (
    <>
      <dialog {...dialog} className="search" aria-label={words.bar.search}>
        {isOpen && <Search synonyms={synonyms} onClose={onClose} onReplace={replace} />}
      </dialog>
      <Part place={phrase} onClose={() => setPhrase(undefined)}>
        <ReplaceDialog phrase={phrase} onClose={() => setPhrase(undefined)} />
      </Part>
    </>
  );
};

const placeOf = ({ to }: Found): Place =>
  "section" in to
    ? { screen: "list", name: to.section }
    : { screen: "entry", file: to.file, field: to.path };

type Props = {
  synonyms: readonly Concept[];
  onClose: () => void;
  onReplace: (query: string) => void;
};

const Search = ({ synonyms, onClose, onReplace }: Props) => {
  const words = useWords();
  const work = useWork();
  const id = useId();
  const [query, setQuery] = useState("");
  const [current, setCurrent] = useState(0);
  const content = contentNow(work);
  const { found, total, areTexts } = useMemo(
    () => findTexts(content, query, words, synonyms),
    [content, query, words, synonyms],
  );
  const hitId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: "nearest" });
  }, [current, id]);

  const open = (hit: Found | undefined) => {
    if (!hit) return;
    onClose();
    go(placeOf(hit));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) setCurrent((current + step + found.length) % found.length);
    else if (event.key === "Enter") open(found[current]);
    else return;
    event.preventDefault();
  };

  const isNone = query.trim() !== "" && total === 0;
  const { texts, places, first } = words.texts.search;
  const count =
    (areTexts ? texts(total) : places(total)) + (total > found.length ? first(found.length) : "");
  return (
    <>
      <div className="search__box">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={words.bar.search}
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-activedescendant={found.length > 0 ? hitId(current) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setCurrent(0);
          }}
          onKeyDown={onKeyDown}
        />
        <p role="status">{query.trim() !== "" && total > 0 && count}</p>
        <button type="button" className="x" aria-label={words.common.close} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <ol id={id} role="listbox" aria-label={words.bar.search} hidden={found.length === 0}>
        {found.map((hit, index) => (
          <li
            key={hit.key}
            role="presentation"
            className={index === current ? "is-current" : undefined}
          >
            <a
              id={hitId(index)}
              role="option"
              aria-selected={index === current}
              tabIndex={-1}
              href={addressOf(placeOf(hit))}
              onClick={(event) => {
                event.preventDefault();
                open(hit);
              }}
            >
              <span>{hit.language?.toUpperCase()}</span>
              <div lang={hit.language}>
                <MarkedText parts={hit.text} />
                <small lang={words.tag}>
                  {"section" in hit.to ? words.texts.search.section : hit.place.join(" › ")}
                </small>
              </div>
            </a>
          </li>
        ))}
      </ol>
      {isNone && (
        <p className="search__none" role="status">
          {words.texts.search.none(query.trim())}
        </p>
      )}
      <p className="search__foot">
        <span>
          {words.texts.search.languages}
          <span className="on-wide">{words.texts.search.keys}</span>
        </span>
        <button type="button" className="link" onClick={() => onReplace(query.trim())}>
          {words.texts.search.replace}
        </button>
      </p>
    </>
  );
};
