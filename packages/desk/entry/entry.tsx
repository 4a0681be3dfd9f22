import { useEffect, useState } from "react";
import { isRecord } from "@brisa/typed-content/helpers";
import { labelPath, isHidden, type Path } from "@brisa/typed-content";
import { collectionOf, schemaOf } from "../core/model";
import { nameFields, withCopy } from "../core/names";
import { UnreadableNote } from "../form/unreadable-note";
import { withEntryBack, withoutEntry } from "../core/removal";
import { asOneStep, nameNow } from "../core/work";
import {
  useDesk,
  useDeskState,
  usePublishingWords,
  useStoredDesk,
  useWords,
  useWork,
} from "../state/context";
import { FieldArea } from "../form/field-area";
import { addressOf, type OnField, go, sectionOf } from "../core/places";
import { EntryForm } from "../form/form";
import { HiddenBadge } from "../form/hidden-badge";
import { useValue } from "../form/use-field";
import { BegunEntry } from "../lists/begun-entry";
import { ReferencingFields } from "./referencing-fields";
import { isEditedInList, ListScreen } from "../lists/list";
import { onDemand } from "../ui/on-demand";
import { EarlierDetails } from "../form/earlier-details";
import { PanelScreen } from "../ui/panel-screen";
import { titleOf } from "../told/labels";
import { isUnreadable } from "../core/edits";

const NextMissing = onDemand(async () => (await import("./next-missing")).NextMissing);

/** Undefined if the collection is not open. */
const labelField = (file: string): Path | undefined => {
  if (collectionOf(file)?.set !== "open") return undefined;
  return labelPath(schemaOf(file) ?? {})
    .split(".")
    .slice(0, 1);
};

const EntryFoot = ({ file }: { file: string }) => {
  const desk = useDesk();
  const { entry } = useWords();
  const duplicate = () => {
    const before = desk.state().work;
    const now = Date.now();
    const added = withCopy(before, file, now);
    desk.setWork(asOneStep(before, added.work, now));
    const [name] = nameFields(schemaOf(file) ?? {});
    go({ screen: "entry", file: added.file, field: name?.path });
  };
  const remove = () => {
    const next = withoutEntry(desk.state().work, file, Date.now());
    desk.setWork(next);
    // An entry that was never published is gone at once, so there is no form to stay on.
    if (!next.edits.has(file)) go({ screen: "list", name: sectionOf(file) });
  };
  return (
    <p className="entry-foot row">
      <button type="button" className="btn" onClick={duplicate}>
        {entry.duplicate}
      </button>
      <button type="button" className="btn" onClick={remove}>
        {entry.delete}
      </button>
    </p>
  );
};

/** For a missing or deleted file; an unreadable one has a note. */
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

/** The final name comes with publication, or another where somebody else has it. The key stays for an entry. */
const useFollowRename = (file: string) => {
  const desk = useDesk();
  const countNow = () => desk.state().work.renamed.length;
  const [opened, setOpened] = useState(() => ({ file, known: countNow(), key: 0 }));
  const name = useDeskState(({ work }) => nameNow(work, opened.file, opened.known));
  const isOther = file !== opened.file && file !== name;
  if (file !== opened.file)
    setOpened({ file, known: countNow(), key: isOther ? opened.key + 1 : opened.key });
  useEffect(() => {
    if (name === file || file !== opened.file) return;
    // What is open stays so, and is an entry of the history.
    history.replaceState(history.state, "", addressOf({ screen: "entry", file: name }));
    dispatchEvent(new HashChangeEvent("hashchange"));
  }, [name, file, opened.file]);
  return { name, key: opened.key };
};

type EntryScreenProps = {
  file: string;
  field?: Path;
  onField?: OnField;
};

export const EntryScreen = (props: EntryScreenProps) => {
  const { name, key } = useFollowRename(props.file);
  return (
    <BegunEntry key={key} file={name}>
      <Entry {...props} file={name} />
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
    <PanelScreen
      list={section}
      file={file}
      title={titleOf(file, data ?? base, words)}
      beside={isHidden(data) && <HiddenBadge />}
      help={schemaOf(file)?.description}
    >
      <UnreadableNote files={[file]} />
      {isThere ? (
        <FieldArea file={file} field={field} onField={onField} known={labelField(file)}>
          <EntryForm file={file}>
            {collection.set === "open" && isRecord(data) && <ReferencingFields file={file} />}
          </EntryForm>
          <EarlierDetails key={file} file={file} />
          {collection.set === "open" && isStored && <EntryFoot file={file} />}
        </FieldArea>
      ) : (
        <NoForm file={file} />
      )}
      <NextMissing file={file} />
    </PanelScreen>
  );
};
