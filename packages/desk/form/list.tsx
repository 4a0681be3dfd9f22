import { useState } from "react";
import { referenceIn } from "@brisa/typed-content";
import { inSentence } from "@brisa/typed-content/texts";
import { contentNow } from "../core/edits";
import { useDesk, useWords } from "../state/context";
import { idsOf, withIds, type ItemId } from "../core/identity";
import type { Elements } from "../ui/children";
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
import { useFocusNext } from "./use-focus-next";
import { withGap } from "./with-gap";
import { isSame } from "../core/json";

export const ListField = (props: HolderProps) => (
  <fieldset className="part">
    <legend className="part__title">{props.node.title}</legend>
    <ListItems {...props} />
  </fieldset>
);

/** The list in a screen of the site's own. */
export type ListOfScreen = {
  /** In any order, in which nobody moves them. `index`: the place in the file; `form`: in place of the fields. */
  rows: readonly { index: number; name: string; form: Elements }[];
  /** The `index` of the item that is open at first. */
  opened?: number;
  /** Of the rows. */
  className: string;
  /** In place of the button that adds an item. Its first button gets the focus when the last item is removed. */
  children: Elements;
};

type ListProps = HolderProps & { own?: ListOfScreen };

export const ListItems = (props: ListProps) => (
  <>
    {referenceIn(props.node) ? <ReferenceList {...props} /> : <OwnItems {...props} />}
    {!props.own && <ListErrors {...props} />}
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

const OwnItems = (props: ListProps) => {
  const { node, file, path, Field, own } = props;
  const { lists } = useWords();
  const { value, at, set } = useField(file, path);
  const change = useChange();
  // Not followed: what an item refers to is renamed on another screen.
  const content = contentNow(useDesk().state().work);
  const items: unknown[] = Array.isArray(value) ? value : NONE;
  const ids = idsOf(items);
  const [announcement, setAnnouncement] = useState("");
  const [added, setAdded] = useState(ids[own?.opened ?? -1]);
  const { area, focusNext } = useFocusNext();

  const { items: itemNode = {}, minItems = 0, maxItems = Infinity } = node;
  const nameOf = (id: ItemId) =>
    itemName(content, itemNode, items[ids.indexOf(id)], ids.indexOf(id));
  const move = (id: ItemId, to: number, focus: string) => {
    const next = ids.filter((other) => other !== id).toSpliced(to, 0, id);
    if (isSame(ids, next)) return;
    focusNext(`[data-row="${id}"] ${focus}`);
    set(
      withIds(
        next.map((each) => items[ids.indexOf(each)]),
        next,
      ),
    );
    setAnnouncement(lists.movedTo(nameOf(id), to + 1, items.length));
  };
  const rows = own?.rows ?? ids.map((id, index) => ({ index, name: nameOf(id), form: undefined }));
  const remove = (id: ItemId, place: number) => {
    const next = rows[place + 1] ?? rows[place - 1];
    focusNext(next ? `[data-row="${ids[next.index]}"] summary` : "button");
    change(file, [...at, id], undefined);
  };
  const add = () => {
    const next = withIds([...items, newItem(itemNode, items)], ids);
    setAdded(idsOf(next).at(-1));
    focusNext("[data-row]:last-of-type :is(input, textarea, select)");
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
    <div className="list" ref={area} {...fieldAttribute(path)}>
      <div {...drag.area}>
        <ol className={own?.className} data-rows>
          {withGap(
            drag.dragged,
            0,
            rows.flatMap(({ index, name, form }, place) => {
              const id = ids[index];
              if (!id) return [];
              return (
                <ListItem
                  key={id}
                  id={id}
                  node={itemNode}
                  file={file}
                  path={[...path, index]}
                  Field={Field}
                  name={name}
                  place={place}
                  isLast={place === rows.length - 1}
                  isOpenFirst={id === added}
                  onMove={
                    own
                      ? undefined
                      : (to, focus) => move(id, Math.max(0, Math.min(to, items.length - 1)), focus)
                  }
                  onRemove={own || items.length > minItems ? () => remove(id, place) : undefined}
                  lifted={drag.dragged?.row === id ? drag.dragged.style : undefined}
                >
                  {form}
                </ListItem>
              );
            }),
          )}
        </ol>
      </div>
      <p role="status" className="hide">
        {announcement}
      </p>
      {own ? (
        <>
          <ListErrors {...props} />
          {own.children}
        </>
      ) : (
        items.length < maxItems && (
          <button type="button" className="btn list__add" onClick={add}>
            <Icon name="plus" />
            <span>{lists.add(inSentence(itemNode.title ?? ""))}</span>
          </button>
        )
      )}
      {!own && limit && <p className="note">{limit}</p>}
    </div>
  );
};
