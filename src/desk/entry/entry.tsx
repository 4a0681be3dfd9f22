import { useEffect, useRef } from "react";
import { isRecord } from "../../base/is-record";
import { labelPath } from "../../typed-content/labels";
import { referenceLists } from "../../typed-content/reference-lists";
import { nodeAt, type Path } from "../../typed-content/schema";
import type { Edits } from "../core/edits";
import { collectionOf, schemaOf } from "../core/model";
import { fieldLabels } from "../told/labels";
import { withCopy } from "./names";
import { contentNow } from "../core/content-now";
import { isUnreadable } from "../core/snapshot";
import { UnreadableNote } from "./unreadable-note";
import { withEntryBack, withoutEntry } from "./removal";
import { asOneStep, dataOf } from "../core/work";
import {
  useDesk,
  useDeskState,
  usePublishingWords,
  useStoredDesk,
  useWords,
  useWork,
} from "../core/context";
import { go } from "../core/go";
import { Field } from "../form/field";
import { FieldArea, type OnField } from "../form/field-area";
import { EntryForm } from "../form/form";
import { ReferenceFields } from "../form/reference-list";
import { useValue } from "../form/use-field";
import { addressOf } from "../core/places";
import { sectionOf, sectionTitle } from "../core/sections";
import { BegunEntry } from "./begun-entry";
import { isEditedInList, ListScreen } from "../lists/list";
import { BandPlace } from "../proposals/place";
import { onDemand } from "../window/on-demand";
import { PanelHead } from "../window/panel-head";
import { titleOf } from "../told/labels";

/** Loaded after the form. */
const NextMissing = onDemand(async () => (await import("../proposals/after-form")).NextMissing);

/** Returns the field that holds the label of an entry, or undefined if its collection is not open. */
const labelField = (file: string): Path | undefined => {
  if (collectionOf(file)?.set !== "open") return undefined;
  return labelPath(schemaOf(file) ?? {})
    .split(".")
    .slice(0, 1);
};

/** The fields about an entry in lists of other files that refer to it, such as its prices. */
const ReferencingFields = ({ file }: { file: string }) => {
  const content = useDeskState(({ work }) => contentNow(work));
  const work = useWork();
  const id = useValue(file, ["id"]);
  const type = collectionOf(file)?.type;
  return referenceLists(content.entries)
    .filter(({ collection }) => collection === type)
    .map((list) => {
      const node = nodeAt(schemaOf(list.file) ?? {}, list.path);
      // For a list in a list: the label of the outer item.
      const outerLabel = fieldLabels(content, list.file, dataOf(work, list.file), list.path)
        .filter((_, depth) => typeof list.path[depth] === "number")
        .join(" · ");
      return (
        node && (
          <div
            key={`${list.file} ${list.path.join(".")}`}
            className="field"
            data-file={list.file}
            role={outerLabel ? "group" : undefined}
            aria-label={outerLabel || undefined}
          >
            {outerLabel && <p className="part__title">{outerLabel}</p>}
            <ReferenceFields
              node={node}
              file={list.file}
              path={list.path}
              id={String(id)}
              Field={Field}
            />
          </div>
        )
      );
    });
};

const EntryFoot = ({ file }: { file: string }) => {
  const desk = useDesk();
  const { entry } = useWords();
  const duplicate = () => {
    const before = desk.state().work;
    const now = Date.now();
    const added = withCopy(before, file, now);
    desk.setWork(asOneStep(before, added.work, now));
    go({ screen: "entry", file: added.file });
  };
  const remove = () => {
    const next = withoutEntry(desk.state().work, file, Date.now());
    desk.setWork(next);
    // An entry that was never published is gone at once, so there is no form to stay on.
    if (!next.edits.has(file)) go({ screen: "list", name: sectionOf(file) });
  };
  return (
    <p className="entry-foot">
      <button type="button" className="btn" onClick={duplicate}>
        {entry.duplicate}
      </button>
      <button type="button" className="btn" onClick={remove}>
        {entry.delete}
      </button>
    </p>
  );
};

/** Shown instead of a form for a file that is missing or deleted; one that cannot be read has a note. */
const NoForm = ({ file }: { file: string }) => {
  const desk = useDesk();
  const work = useWork();
  const { common, entry } = useWords();
  const { deleted } = usePublishingWords();
  if (isUnreadable(work.snapshot, file)) return null;
  if (!work.edits.has(file)) return <p role="status">{entry.missingFile}</p>;
  return (
    <div className="advice" role="status">
      <p>{deleted}</p>
      <p className="row">
        <button
          type="button"
          className="link"
          onClick={() => desk.setWork(withEntryBack(desk.state().work, file, Date.now()))}
        >
          {common.undo}
        </button>
      </p>
    </div>
  );
};

/** Returns the unpublished files of the same collection. */
const newFiles = (edits: Edits, file: string) =>
  Array.from(edits).flatMap(([other, { base }]) =>
    base === undefined && collectionOf(other) === collectionOf(file) ? other : [],
  );

/** Follows a new entry to its final file name, which it gets when it is published. */
const useFollowRename = (file: string) => {
  const edits = useDeskState(({ work }) => work.edits);
  const before = useRef(edits);
  useEffect(() => {
    const was = before.current;
    before.current = edits;
    if (!newFiles(was, file).includes(file) || edits.has(file)) return;
    const [named, ...others] = newFiles(edits, file).filter((other) => !was.has(other));
    if (named && others.length === 0)
      location.replace(new URL(addressOf({ screen: "entry", file: named }), location.href));
  }, [edits, file]);
};

type EntryScreenProps = {
  file: string;
  /** The field to focus. */
  field?: Path;
  onField?: OnField;
};

/** The form of an entry. */
export const EntryScreen = (props: EntryScreenProps) => {
  useFollowRename(props.file);
  return (
    <BegunEntry file={props.file}>
      <Entry {...props} />
    </BegunEntry>
  );
};

const Entry = ({ file, field, onField }: EntryScreenProps) => {
  const words = useWords();
  const data = useValue(file, []);
  const base = useDeskState(({ work }) => work.edits.get(file)?.base);
  const isStored = useDesk() === useStoredDesk();
  const section = sectionOf(file);
  const collection = collectionOf(file);
  if (isEditedInList(file, section))
    return <ListScreen name={section} field={{ file, path: field ?? [] }} onField={onField} />;
  const isThere = data !== undefined && collection !== undefined;
  return (
    <>
      <PanelHead
        back={{ place: { screen: "list", name: section }, title: sectionTitle(section, words) }}
        file={file}
        title={titleOf(file, data ?? base, words)}
      >
        {schemaOf(file)?.description}
      </PanelHead>
      <div className="panel__body">
        <UnreadableNote files={[file]} />
        {isThere && <BandPlace file={file} />}
        {isThere ? (
          <FieldArea file={file} field={field} onField={onField} known={labelField(file)}>
            {collection.set === "open" && isRecord(data) && <ReferencingFields file={file} />}
            <EntryForm file={file} />
            {collection.set === "open" && isStored && <EntryFoot file={file} />}
            <NextMissing file={file} />
          </FieldArea>
        ) : (
          <NoForm file={file} />
        )}
      </div>
    </>
  );
};
