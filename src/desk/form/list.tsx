import { useLayoutEffect, useRef, useState } from "react";
import { referenceIn } from "../../typed-content/reference-lists";
import { inSentence } from "../../typed-content/texts/strings";
import { contentNow } from "../core/edits";
import { useDesk, useWords } from "../state/context";
import { idsOf, withIds, type ItemId } from "../core/identity";
import { Icon } from "../ui/icon";
import { ListItem } from "./list-item";
import { itemName, newItem } from "./form-fields";
import { ReferenceList } from "./reference-list";
import {
  fieldAttribute,
  fieldId,
  useChange,
  useField,
  type FieldProps,
  type HolderProps,
} from "./use-field";
import { errorWords } from "../told/finding-words";
import { useErrors } from "../state/field-errors";
import { Note } from "./frame";
import { useDrag } from "./use-drag";
import { withGap } from "./with-gap";
import { isSame } from "../core/json";

export const ListField = (props: HolderProps) => (
  <fieldset className="part">
    <legend className="part__title">{props.node.title}</legend>
    <ListItems {...props} />
  </fieldset>
);

export const ListItems = (props: HolderProps) => (
  <>
    {referenceIn(props.node) ? <ReferenceList {...props} /> : <OwnItems {...props} />}
    <ListErrors {...props} />
  </>
);

export const ListErrors = ({ node, file, path }: FieldProps) => {
  const words = useWords();
  const { errors } = useErrors(file, path);
  const own = errors.filter((error) => error.path.length === path.length);
  return own.map((error) => (
    <Note key={error.code} id={`${fieldId(file, path)}-error`} isError>
      <span>{errorWords(error, node, undefined, words)}</span>
    </Note>
  ));
};

/** Always the same, for React. */
const NONE: unknown[] = [];

const OwnItems = ({ node, file, path, Field }: HolderProps) => {
  const { lists } = useWords();
  const { value, at, set } = useField(file, path);
  const change = useChange();
  // Not followed: what an item refers to is renamed on another screen.
  const content = contentNow(useDesk().state().work);
  const items: unknown[] = Array.isArray(value) ? value : NONE;
  const ids = idsOf(items);
  const [announcement, setAnnouncement] = useState("");
  const [added, setAdded] = useState<ItemId>();
  const list = useRef<HTMLDivElement>(null);
  /** Selects the element to focus after the next rendering. */
  const wanted = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (wanted.current) list.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });

  const { items: itemNode = {}, minItems = 0, maxItems = Infinity } = node;
  const nameOf = (id: ItemId) =>
    itemName(content, itemNode, items[ids.indexOf(id)], ids.indexOf(id));
  const move = (id: ItemId, to: number, focus: string) => {
    const next = ids.filter((other) => other !== id).toSpliced(to, 0, id);
    if (isSame(ids, next)) return;
    wanted.current = `[data-row="${id}"] ${focus}`;
    set(
      withIds(
        next.map((each) => items[ids.indexOf(each)]),
        next,
      ),
    );
    setAnnouncement(lists.movedTo(nameOf(id), to + 1, items.length));
  };
  const remove = (id: ItemId) => {
    const place = ids.indexOf(id);
    const next = ids[place + 1] ?? ids[place - 1];
    wanted.current = next === undefined ? ".list__add" : `[data-row="${next}"] summary`;
    change(file, [...at, id], undefined);
  };
  const add = () => {
    const next = withIds([...items, newItem(itemNode, items)], ids);
    setAdded(idsOf(next).at(-1));
    wanted.current = `[data-row]:last-of-type :is(input, textarea, select)`;
    set(next);
  };
  const drag = useDrag((id, to) => move(id as ItemId, to.position, "summary"));

  const limit =
    minItems === maxItems
      ? lists.always(minItems)
      : items.length >= maxItems
        ? lists.atMost(maxItems)
        : items.length > 0 && items.length <= minItems && lists.atLeast(minItems);
  return (
    <div className="list" ref={list} {...fieldAttribute(path)}>
      <div {...drag.area}>
        <ol data-rows>
          {withGap(
            drag.dragged,
            0,
            ids.map((id, place) => (
              <ListItem
                key={id}
                id={id}
                node={itemNode}
                file={file}
                path={[...path, place]}
                Field={Field}
                name={nameOf(id)}
                place={place}
                isLast={place === items.length - 1}
                isOpenFirst={id === added}
                onMove={(to, focus) => move(id, Math.max(0, Math.min(to, items.length - 1)), focus)}
                onRemove={items.length > minItems ? () => remove(id) : undefined}
                lifted={drag.dragged?.row === id ? drag.dragged.style : undefined}
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
          <span>{lists.add(inSentence(itemNode.title ?? ""))}</span>
        </button>
      )}
      {limit && <p className="note">{limit}</p>}
    </div>
  );
};
