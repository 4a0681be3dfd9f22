import { useEffect, useId, useMemo, useState, type KeyboardEvent } from "react";
import { findTexts, type Found } from "./find-texts";
import { useWords, useWork } from "../state/context";
import { Icon } from "../ui/icon";
import { addressOf, type Place, go } from "../core/places";
import { MarkedText } from "../ui/marked-text";
import { useDialog } from "../ui/use-dialog";
import { contentNow } from "../core/edits";

type SearchProps = { isOpen: boolean; onClose: () => void };

export const SearchDialog = ({ isOpen, onClose }: SearchProps) => {
  const words = useWords();
  const dialog = useDialog(isOpen, onClose);
  /** Kept while it is closed: the next place is there at once. */
  const [asked, setAsked] = useState({ query: "", current: 0 });
  return (
    <dialog {...dialog} className="search" aria-label={words.bar.search}>
      {isOpen && <Search asked={asked} onAsk={setAsked} onClose={onClose} />}
    </dialog>
  );
};

const placeOf = ({ to }: Found): Place =>
  "section" in to
    ? { screen: "list", name: to.section }
    : { screen: "entry", file: to.file, field: to.path };

type Asked = { query: string; current: number };

type Props = { asked: Asked; onAsk: (asked: Asked) => void; onClose: () => void };

const Search = ({ asked, onAsk, onClose }: Props) => {
  const words = useWords();
  const work = useWork();
  const id = useId();
  const { query } = asked;
  const content = contentNow(work);
  const { found, total, areTexts } = useMemo(
    () => findTexts(content, query, words),
    [content, query, words],
  );
  // Fewer may be left than when it was closed.
  const current = Math.min(asked.current, Math.max(found.length - 1, 0));
  const hitId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: "nearest" });
  }, [current, id]);

  const open = (index: number) => {
    const hit = found[index];
    if (!hit) return;
    onAsk({ query, current: index });
    onClose();
    go(placeOf(hit));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0)
      onAsk({ query, current: (current + step + found.length) % found.length });
    else if (event.key === "Enter") open(current);
    else return;
    event.preventDefault();
  };

  const isNone = query.trim() !== "" && total === 0;
  const { places, first } = words.texts.search;
  const count =
    (areTexts ? words.start.texts(total) : places(total)) +
    (total > found.length ? first(found.length) : "");
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
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onAsk({ query: target.value, current: 0 })}
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
                open(index);
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
      <p className="search__foot quiet">
        {words.texts.search.languages}
        <span className="on-wide">{words.texts.search.keys}</span>
      </p>
    </>
  );
};
