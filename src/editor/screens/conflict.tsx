import { useEffect, useState } from "react";
import { isRecord, type Content } from "../../content-files/content";
import { entryName } from "../../content-files/labels";
import { nodeAt, type SchemaNode } from "../../model/schema";
import { openConflicts, type OpenConflict } from "../content/conflicts";
import { schemaOf } from "../content/edits";
import { valueAt } from "../content/paths";
import { valueText } from "../content/value-text";
import { wordDifference } from "../content/word-difference";
import { dataOf } from "../content/work";
import { contentNow } from "../content/now";
import { useDesk, useDeskState, useIsHome, useWords, useWork } from "../context";
import { PictureImage } from "../pictures/picture-image";
import type { Words } from "../words";
import { fieldInWords } from "./finding-words";
import { MarkedText } from "./marked-text";
import { usePostponed } from "./postponed";
import { publicSince } from "./since";
import { useDialog } from "./use-dialog";

/** Asks which of two values stands, one field after the other, where two people have changed it. */
export const ConflictDialog = () => {
  const work = useWork();
  const { conflicts: postponed, add } = usePostponed();
  const isWriting = useIsWriting();
  const open = openConflicts(work).find(({ conflict }) => !postponed.has(conflict));
  const isStopped = useDeskState(({ outcome }) => outcome?.kind === "contested");
  // Whoever writes is asked as soon as they pause at another place, or want to publish.
  const asked = isWriting && !isStopped ? undefined : open;
  const { ref, onClose } = useDialog(asked !== undefined, () => asked && add(asked.conflict));
  return (
    <dialog ref={ref} onClose={onClose} className="dialog" aria-labelledby="conflict-title">
      {asked && (
        <Question
          key={JSON.stringify([asked.file, ...asked.conflict.path])}
          {...asked}
          onLater={() => add(asked.conflict)}
        />
      )}
    </dialog>
  );
};

const isWritten = (target: Element | null) => target?.matches("main :is(input, textarea)") ?? false;

/** Whether somebody writes in a field of a form. */
const useIsWriting = () => {
  const [isWriting, setWriting] = useState(() => isWritten(document.activeElement));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // From one field to the next nobody has stopped.
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWriting(isWritten(document.activeElement)));
    };
    addEventListener("focusin", look);
    addEventListener("focusout", look);
    return () => {
      clearTimeout(timer);
      removeEventListener("focusin", look);
      removeEventListener("focusout", look);
    };
  }, []);
  return isWriting;
};

/** What is kept as a text, and which nobody calls one. */
const NO_TEXTS: SchemaNode["kind"][] = ["time", "month", "date", "choice", "reference"];

const Question = ({ file, conflict, onLater }: OpenConflict & { onLater: () => void }) => {
  const desk = useDesk();
  const words = useWords();
  const work = useWork();
  const isHome = useIsHome();
  const publication = useDeskState((state) => state.publication);
  const content = contentNow(work);
  const { path } = conflict;
  const node = nodeAt(schemaOf(file) ?? {}, path);
  // Mine may have been written on since.
  const mine =
    conflict.mine === undefined ? undefined : (valueAt(dataOf(work, file), path) ?? conflict.mine);
  const [mineText, theirText] = [mine, conflict.theirs].map((value) =>
    wholeText(node, value, content, words),
  );
  const [mineParts, theirParts] = wordDifference(mineText ?? "", theirText ?? "");
  const isText =
    typeof mine === "string" &&
    typeof conflict.theirs === "string" &&
    !NO_TEXTS.includes(node?.kind);
  const since = !isHome && publicSince(publication, words);
  const decide = (whose: "mine" | "theirs") => desk.decide(file, conflict, whose);
  return (
    <>
      <h1 id="conflict-title">{isText ? words.conflict.titleText : words.conflict.title}</h1>
      <p>{words.conflict.question(fieldInWords(work, { file, path }, words))}</p>
      <div className="both">
        <article>
          <h2>{words.conflict.mine}</h2>
          <p>{words.conflict.mineWhen}</p>
          <Value value={mine} parts={mineParts} />
          <button
            type="button"
            className="btn btn--wide"
            aria-label={words.conflict.keepMine}
            onClick={() => decide("mine")}
          >
            {words.conflict.keep}
          </button>
        </article>
        <article>
          <h2>{words.conflict.theirs}</h2>
          <p>{since || words.conflict.theirsWhen}</p>
          <Value value={conflict.theirs} parts={theirParts} />
          <button
            type="button"
            className="btn btn--wide"
            aria-label={words.conflict.keepTheirs}
            onClick={() => decide("theirs")}
          >
            {words.conflict.keep}
          </button>
        </article>
      </div>
      <div className="dialog__foot">
        <p>{words.conflict.others}</p>
        <button type="button" className="link link--quiet" onClick={onLater}>
          {words.conflict.later}
        </button>
      </div>
    </>
  );
};

type ValueProps = { value: unknown; parts: ReturnType<typeof wordDifference>[0] };

const Value = ({ value, parts }: ValueProps) => {
  const picture = isRecord(value) ? value.file : undefined;
  return (
    <blockquote>
      {typeof picture === "string" && <PictureImage address={picture} />}
      <MarkedText parts={parts} />
    </blockquote>
  );
};

/** A value in words that tell it from the other: of a list what it names, in its order. */
const wholeText = (
  node: SchemaNode | undefined,
  value: unknown,
  content: Content,
  words: Words,
): string => {
  if (value === undefined) return words.conflict.gone;
  if (Array.isArray(value))
    return value.map((item) => wholeText(node?.items, item, content, words)).join(" · ");
  if (!isRecord(value) || node?.kind === "localized" || node?.kind === "markdown")
    return valueText(node, value, content, words) ?? words.conflict.empty;
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
