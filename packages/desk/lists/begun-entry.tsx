import { useEffect, useMemo, type ReactNode } from "react";
import { cachedBy, isRecord } from "@brisa/typed-content/helpers";
import { collectionOf } from "../core/model";
import { withNewEntry } from "../core/names";
import { asOneStep, change, dataOf, type Work } from "../core/work";
import { changeAt, confirm } from "../core/translations";
import type { Desk } from "../state/desk";
import type { DeskState } from "../state/desk-state";
import { DeskOfForm, useDesk, useDeskState, useWords, useWork } from "../state/context";
import { entryFields } from "../form/form-fields";
import { PlaceLink } from "../ui/place-link";
import { inSentence } from "@brisa/typed-content/texts";
import { Icon } from "../ui/icon";
import type { ListName } from "../core/places";
import { shortTitle } from "../told/labels";
import type { Collection } from "@brisa/typed-content";
import { isEmpty, isSame } from "../core/json";

export const fileToBegin = (work: Work, collection: Collection) =>
  withNewEntry(work, collection, {}, 0).file;

/** Undefined if the entry is there, or none begins at this file. */
const beginningAt = (work: Work, file: string): Work | undefined => {
  const collection = collectionOf(file);
  if (collection?.set !== "open" || work.edits.has(file) || dataOf(work, file)) return undefined;
  const begun = withNewEntry(work, collection, {}, 0);
  return begun.file === file ? begun.work : undefined;
};

/** For a new entry in which nothing is written any more. `now`: in milliseconds. */
const withoutUntouched = (work: Work, file: string, now: number): Work => {
  const edit = work.edits.get(file);
  if (!edit || edit.base !== undefined || !isRecord(edit.data)) return work;
  const without = change(work, file, [], undefined, now);
  const begun = beginningAt(without, file);
  const first = begun && dataOf(begun, file);
  const isUntouched =
    isRecord(first) &&
    Object.entries(edit.data).every(([key, value]) => isSame(value, first[key]) || isEmpty(value));
  return isUntouched ? without : work;
};

/** For the form of an entry that does not exist yet: it is stored with what is written into it first, in one step. */
export const begunDesk = (desk: Desk, file: string): Desk => {
  const begun = cachedBy((state: DeskState): DeskState => {
    const work = beginningAt(state.work, file);
    return work ? { ...state, work } : state;
  });
  const state = () => begun(desk.state());
  const write = (change: (work: Work) => Work) => {
    const { work } = state();
    const next = change(work);
    if (next !== work) desk.setWork(asOneStep(desk.state().work, next, Date.now()));
  };
  return {
    ...desk,
    state,
    setWork: (next) => write(() => next),
    change: (of, path, value) => write((work) => changeAt(work, of, path, value, Date.now())),
    confirm: (places) => write((work) => confirm(work, places, Date.now())),
  };
};

type BeginLinkProps = { collection: Collection; className?: string; children: ReactNode };

/** The entry does not exist before something is written into its form. */
export const BeginLink = ({ collection, className, children }: BeginLinkProps) => {
  const file = fileToBegin(useWork(), collection);
  const [first] = entryFields(collection, undefined);
  return (
    <PlaceLink
      className={className}
      place={{ screen: "entry", file, field: first && [first.name] }}
    >
      {children}
    </PlaceLink>
  );
};

/** Leaving the form of a new entry in which nothing is written removes it. */
export const BegunEntry = ({ file, children }: { file: string; children: ReactNode }) => {
  const desk = useDesk();
  const isBegun = useDeskState(({ work }) => beginningAt(work, file) !== undefined);
  const begun = useMemo(() => begunDesk(desk, file), [desk, file]);
  useEffect(
    () => () => desk.setWork(withoutUntouched(desk.state().work, file, Date.now())),
    [desk, file],
  );
  return <DeskOfForm desk={isBegun ? begun : desk}>{children}</DeskOfForm>;
};

export const AddEntry = ({ name, collection }: { name: ListName; collection: Collection }) => {
  const words = useWords();
  return (
    <p className="list__add">
      <BeginLink className="btn btn--wide" collection={collection}>
        <Icon name="plus" />
        <span>
          {words.site.sections?.[name]?.add ??
            words.lists.add(inSentence(shortTitle(collection, words)))}
        </span>
      </BeginLink>
    </p>
  );
};
