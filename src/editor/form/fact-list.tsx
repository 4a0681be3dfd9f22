import { useEffect, useMemo, useRef, type KeyboardEvent } from "react";
import { palmaDate } from "../../calendar-date";
import { factsIn } from "../../content-files/facts";
import type { LanguageCode } from "../../languages";
import { placeholderValues } from "../../model/placeholder-values";
import { editedContent } from "../content/edits";
import { useDesk, useWords } from "../context";
import { useFactLabels } from "./use-fact-labels";

type Props = {
  /** The language in which values are formatted. */
  language: LanguageCode;
  /** Called with the placeholder to insert, as the form shows it. */
  onChoose: (text: string) => void;
  onClose: () => void;
};

/** Renders a menu of all facts with their values. Arrow keys and first letters move the focus. */
export const FactList = ({ language, onChoose, onClose }: Props) => {
  const desk = useDesk();
  const { fields } = useWords();
  const labels = useFactLabels();
  const values = useMemo(() => {
    const { snapshot, edits } = desk.state().work;
    return placeholderValues(
      factsIn(editedContent(snapshot, edits), palmaDate(new Date())),
      language,
    );
  }, [desk, language]);
  const list = useRef<HTMLUListElement>(null);
  const items = () => [...(list.current?.querySelectorAll("button") ?? [])];
  useEffect(() => {
    list.current?.querySelector("button")?.focus();
  }, []);
  const facts = [...labels].sort(([, one], [, other]) => one.localeCompare(other));
  const move = (event: KeyboardEvent) => {
    const all = items();
    const place = all.findIndex((item) => item === document.activeElement);
    const { key } = event;
    const isLetter = key.length === 1 && /\p{L}/u.test(key) && !event.ctrlKey && !event.metaKey;
    const after = [...all.slice(place + 1), ...all.slice(0, place + 1)];
    const to =
      key === "ArrowDown"
        ? (all[place + 1] ?? all[0])
        : key === "ArrowUp"
          ? (all[place - 1] ?? all.at(-1))
          : key === "Home"
            ? all[0]
            : key === "End"
              ? all.at(-1)
              : isLetter
                ? after.find((item) => item.textContent.toLowerCase().startsWith(key.toLowerCase()))
                : undefined;
    if (key === "Escape") {
      event.stopPropagation();
      onClose();
    }
    if (to || key === "Escape") event.preventDefault();
    to?.focus();
  };
  return (
    <ul className="facts" role="menu" aria-label={fields.insertFact} ref={list} onKeyDown={move}>
      {facts.map(([name, label]) => (
        <li key={name} role="none">
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => onChoose(`{${label}}`)}
          >
            {label} <small>{values[name]}</small>
          </button>
        </li>
      ))}
    </ul>
  );
};
