import { useLayoutEffect, useRef, useState } from "react";
import { referenceIn } from "../../typed-content/reference-lists";
import { useWords } from "../core/context";
import { Icon } from "../window/icon";
import { ListItem } from "./list-item";
import { itemName, moved, newItem } from "./list-items";
import { ReferenceList } from "./reference-list";
import { fieldAttribute, useField, type HolderProps } from "./use-field";
import { useDrag } from "./use-drag";
import { withGap } from "./with-gap";

/** Renders a list inside a group or an item of another list. */
export const ListField = (props: HolderProps) => (
  <fieldset className="part">
    <legend className="part__title">{props.node.title}</legend>
    <ListItems {...props} />
  </fieldset>
);

/** Renders the items of a list and a button that adds one. */
export const ListItems = (props: HolderProps) =>
  referenceIn(props.node) ? <ReferenceList {...props} /> : <OwnItems {...props} />;

/** Returns React keys for the items, which the caller moves together with them. */
const useKeys = (count: number) => {
  const [keys, setKeys] = useState<number[]>([]);
  const next = Math.max(-1, ...keys) + 1;
  const added = Array.from(
    { length: Math.max(0, count - keys.length) },
    (_, index) => next + index,
  );
  if (added.length > 0) setKeys([...keys, ...added]);
  return [[...keys, ...added].slice(0, count), setKeys] as const;
};

const OwnItems = ({ node, file, path, Field }: HolderProps) => {
  const { lists } = useWords();
  const { value, set } = useField(file, path);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const [keys, setKeys] = useKeys(items.length);
  const [announcement, setAnnouncement] = useState("");
  const [added, setAdded] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  /** Selector of the element to focus after the next rendering. */
  const wanted = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (wanted.current) list.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });

  const { items: itemNode = {}, minItems = 0, maxItems = Infinity } = node;
  const nameAt = (place: number) => itemName(itemNode, items[place], place);
  const move = (from: number, to: number, focus: string) => {
    if (to === from) return;
    setKeys(moved(keys, from, to));
    wanted.current = `[data-key="${keys[from]}"] ${focus}`;
    set(moved(items, from, to));
    setAnnouncement(lists.movedTo(nameAt(from), to + 1, items.length));
  };
  const remove = (place: number) => {
    setKeys(keys.toSpliced(place, 1));
    const next = keys[place + 1] ?? keys[place - 1];
    wanted.current = next === undefined ? ".list__add" : `[data-key="${next}"] summary`;
    set(items.toSpliced(place, 1));
  };
  const add = () => {
    setAdded(items.length);
    wanted.current = `[data-row]:last-of-type :is(input, textarea, select)`;
    set([...items, newItem(itemNode, items)]);
  };
  const drag = useDrag((from, to) => move(from.position, to.position, "summary"));

  const limit =
    minItems === maxItems
      ? lists.always(minItems)
      : items.length >= maxItems
        ? lists.atMost(maxItems)
        : items.length <= minItems && lists.atLeast(minItems);
  return (
    <div className="list" ref={list} {...fieldAttribute(path)}>
      <div {...drag.area}>
        <ol data-rows>
          {withGap(
            drag.dragged,
            0,
            keys.map((key, place) => (
              <ListItem
                key={key}
                id={key}
                node={itemNode}
                file={file}
                path={[...path, place]}
                Field={Field}
                name={nameAt(place)}
                place={place}
                isLast={place === items.length - 1}
                isOpenFirst={place === added}
                onMove={(to, focus) =>
                  move(place, Math.max(0, Math.min(to, items.length - 1)), focus)
                }
                onRemove={items.length > minItems ? () => remove(place) : undefined}
                lifted={drag.dragged?.from.position === place ? drag.dragged.style : undefined}
              />
            )),
          )}
        </ol>
      </div>
      <p role="status" className="hide">
        {announcement}
      </p>
      {items.length < maxItems && (
        <button type="button" className="btn list__add" onClick={add}>
          <Icon name="plus" />
          <span>{lists.add(itemNode.title ?? "")}</span>
        </button>
      )}
      {limit && <p className="note">{limit}</p>}
    </div>
  );
};
