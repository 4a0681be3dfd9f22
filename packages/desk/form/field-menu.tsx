import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";

type MenuItem = { name: string; content: ReactNode; onChoose: () => void };

type Props = {
  label: string;
  items: MenuItem[];
  onClose: () => void;
};

/** Arrow keys and first letters move the focus. */
export const FieldMenu = ({ label, items, onClose }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector("button")?.focus();
  }, []);
  const move = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll("button") ?? [])];
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
    <ul className="field-menu" role="menu" aria-label={label} ref={list} onKeyDown={move}>
      {items.map(({ name, content, onChoose }) => (
        <li key={name} role="none">
          <button type="button" role="menuitem" tabIndex={-1} onClick={onChoose}>
            {content}
          </button>
        </li>
      ))}
    </ul>
  );
};
