import { isLocalized } from "@brisa/typed-content/fields";
import { useCallback, useEffect, useState } from "react";
import { listen, isRecord } from "@brisa/typed-content/helpers";
import { type Content, entryName, nodeAt, type SchemaNode } from "@brisa/typed-content";
import { dataOf, openConflicts, type OpenConflict } from "../core/work";
import { schemaOf } from "../core/model";
import { isOfKind } from "../core/of-kind";
import { valueAt } from "../core/paths";
import { valueText } from "../told/value-text";
import { wordDifference } from "../told/word-difference";
import type { MarkedText as Parts } from "../core/matches";
import {
  useDesk,
  useDeskState,
  usePublishingWords,
  useSetting,
  useWords,
  useWork,
} from "../state/context";
import { PictureImage } from "../pictures/picture-image";
import type { Words } from "../words";
import { useRequest } from "./request-result";
import { versionDate } from "../told/date-text";
import { fieldInWords } from "../told/field-place";
import { MarkedText } from "../ui/marked-text";
import { useDialog } from "../ui/use-dialog";
import { contentNow } from "../core/edits";

export const ConflictDialog = () => {
  const desk = useDesk();
  const work = useWork();
  const isEditing = useIsEditing();
  const postponed = useDeskState((each) => each.postponed);
  const open = openConflicts(work).find(({ conflict }) => !postponed.has(conflict));
  const isStopped = useDeskState(({ outcome }) => outcome?.kind === "conflict");
  // Nobody is interrupted while a field has the focus, except when the conflict has stopped a publication.
  const current = isEditing && !isStopped ? undefined : open;
  const later = ({ file, conflict }: OpenConflict) => desk.postpone(file, conflict);
  const { ref, onClose } = useDialog(current !== undefined, () => current && later(current));
  return (
    <dialog ref={ref} onClose={onClose} className="dialog" aria-labelledby="conflict-title">
      {current && (
        <Question
          key={JSON.stringify([current.file, ...current.conflict.path])}
          {...current}
          onLater={() => later(current)}
        />
      )}
    </dialog>
  );
};

const hasFocus = () => document.querySelector("main :is(input, textarea):focus") !== null;

const useIsEditing = () => {
  const [isEditing, setEditing] = useState(hasFocus);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Wait a moment, because between two fields nothing has the focus.
    const update = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setEditing(hasFocus()));
    };
    const end = listen(["focusin", "focusout"], update);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, []);
  return isEditing;
};

const Question = ({ file, path, conflict, onLater }: OpenConflict & { onLater: () => void }) => {
  const desk = useDesk();
  const words = useWords();
  const work = useWork();
  const { isHome } = useSetting();
  const { waits } = usePublishingWords();
  const who = useOther(file);
  const content = contentNow(work);
  const node = nodeAt(schemaOf(file) ?? {}, path);
  // The own value may have been edited since the conflict was found.
  const mine =
    conflict.mine === undefined ? undefined : (valueAt(dataOf(work, file), path) ?? conflict.mine);
  const [mineText, theirText] = [mine, conflict.theirs].map((value) =>
    wholeText(node, value, content, words),
  );
  const [mineParts, theirParts] = wordDifference(mineText ?? "", theirText ?? "");
  const isText =
    typeof mine === "string" &&
    typeof conflict.theirs === "string" &&
    // Not a time or a choice, which people do not call a text.
    (!node || valueText(node, mine, content, words)?.isQuoted === true);
  // What the desk does not know it must not replace.
  const isKnown = isOfKind(node ?? {}, conflict.theirs);
  const name = who?.author;
  const texts = {
    ...words.conflict,
    ...(name !== undefined && words.conflict.by(name)),
    ...(conflict.isTakenBack && { titleText: undefined, ...words.conflict.takenBack }),
  };
  const keep = (whose: "mine" | "theirs", label: string) => (
    <button
      type="button"
      className="btn btn--wide"
      aria-label={label}
      onClick={() => desk.decide(file, conflict, whose)}
    >
      {words.conflict.keep}
    </button>
  );
  return (
    <>
      <h1 id="conflict-title">{(isText && texts.titleText) || texts.title}</h1>
      <p>{words.conflict.question(fieldInWords(work, { file, path }, words))}</p>
      {!conflict.isTakenBack && conflict.base !== undefined && (
        <p className="dialog__was">
          {words.fields.was(wholeText(node, conflict.base, content, words))}
        </p>
      )}
      <div className="both">
        <article>
          <h2>{texts.mine}</h2>
          {!conflict.isTakenBack && <p>{waits}</p>}
          <Value value={mine} parts={mineParts} />
          {isKnown ? keep("mine", texts.keepMine) : <p>{words.conflict.unknown}</p>}
        </article>
        <article>
          <h2>{texts.theirs}</h2>
          {!conflict.isTakenBack && (
            <p>{who ? versionDate(who, words) : isHome && words.conflict.theirsWhen}</p>
          )}
          <Value value={conflict.theirs} parts={theirParts} />
          {keep("theirs", texts.keepTheirs)}
        </article>
      </div>
      <div className="dialog__foot row">
        <p>{texts.others}</p>
        <button type="button" className="link link--quiet" onClick={onLater}>
          {texts.later}
        </button>
      </div>
    </>
  );
};

/** The newest version that somebody else has made; undefined while that is unknown, and at home. */
const useOther = (file: string) => {
  const { store, login } = useDesk();
  const load = useCallback(
    async () => (store.authors ? await store.history(file) : []),
    [store, file],
  );
  const { request } = useRequest(load);
  const versions = request.status === "done" ? request.result : [];
  return versions?.find((each) => each.login !== login);
};

const Value = ({ value, parts }: { value: unknown; parts: Parts }) => {
  const picture = isRecord(value) ? value.file : undefined;
  return (
    <blockquote>
      {typeof picture === "string" && <PictureImage address={picture} />}
      <MarkedText parts={parts} />
    </blockquote>
  );
};

/** In full, so that two values can be compared: a list as its items, an object as its fields. */
const wholeText = (
  node: SchemaNode | undefined,
  value: unknown,
  content: Content,
  words: Words,
): string => {
  if (value === undefined) return words.changes.removed;
  if (Array.isArray(value))
    return value.map((item) => wholeText(node?.items, item, content, words)).join(" · ");
  if (!isRecord(value) || isLocalized(node ?? {}))
    return valueText(node, value, content, words)?.text ?? words.changes.empty;
  const name = node && entryName(node, value);
  if (name !== undefined) return name;
  return Object.entries(value)
    .flatMap(([key, inner]) => {
      const field = node?.properties?.[key];
      return field && field.kind !== "picture-file"
        ? [wholeText(field, inner, content, words)]
        : [];
    })
    .join(" · ");
};
