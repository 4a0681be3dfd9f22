import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { schemaOf, today } from "../../../desk/core/model";
import type { Importer } from "../../../desk/site";
import { reviews } from "../../../model/collections/reviews";
import { contentNow } from "../../../desk/core/content-now";
import { valueAt } from "../../../desk/core/paths";
import { dataOf } from "../../../desk/core/work";
import { useDesk, useWords } from "../../../desk/core/context";
import { go } from "../../../desk/core/go";
import { withNewEntry } from "../../../desk/entry/names";
import { formFields } from "../../../desk/form/form-fields";
import { Note } from "../../../desk/form/frame";
import { useDialog } from "../../../desk/window/use-dialog";
import { CheckReview, type ReadReview } from "./check-review";
import { ChooseMessages } from "./choose-messages";
import { readPasted, reviewOf, type Pasted, type PastedReview } from "./read-pasted";
import { pasteWords } from "./words";

/** What was pasted is forgotten when it closes. */
export const PasteReview: Importer = ({ isOpen, onClose }) =>
  isOpen ? <PasteDialog onClose={onClose} /> : null;

const PasteDialog = ({ onClose }: { onClose: () => void }) => {
  const desk = useDesk();
  const words = useWords();
  const paste = pasteWords[words.code];
  const id = useId();
  const [text, setText] = useState("");
  const [pasted, setPasted] = useState<Pasted>();
  const [review, setReview] = useState<PastedReview>();
  const dialog = useDialog(true, onClose);
  const box = useRef<HTMLTextAreaElement>(null);
  const messages = pasted && "messages" in pasted ? pasted.messages : undefined;
  const problem = pasted && "problem" in pasted ? pasted.problem : undefined;
  const isBox = !review && !messages;
  useEffect(() => {
    if (isBox) box.current?.focus();
  }, [isBox]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = readPasted(text, contentNow(desk.state().work), today());
    setPasted(next);
    if ("review" in next) setReview(next.review);
  };
  // The text goes into its language. How a review was checked only the owner knows.
  const create = ({ text: original, ...facts }: ReadReview) => {
    const given = { ...facts, text: { [facts.language]: original } };
    const { work, file } = withNewEntry(desk.state().work, reviews, given, Date.now());
    desk.setWork(work);
    onClose();
    go({ screen: "entry", file, field: firstMissing(file, dataOf(work, file)) });
  };
  const first = (
    <form className="paste" onSubmit={submit}>
      <h1 id={`${id}-title`}>{words.site.importers[reviews.type]}</h1>
      <p id={`${id}-help`}>{paste.help}</p>
      <textarea
        ref={box}
        className="input"
        rows={12}
        aria-label={paste.pasted}
        aria-describedby={`${id}-help ${id}-problem`}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setPasted(undefined);
        }}
      />
      <div role="alert">
        {problem && <Note id={`${id}-problem`}>{paste.problems[problem]}</Note>}
      </div>
      <div className="dialog__foot">
        <button type="button" className="link link--quiet" onClick={onClose}>
          {words.common.cancel}
        </button>
        <button type="submit" className="btn btn--sea">
          {paste.goOn}
        </button>
      </div>
    </form>
  );
  return (
    <dialog {...dialog} className="dialog" aria-labelledby={`${id}-title`}>
      {review ? (
        <CheckReview
          titleId={`${id}-title`}
          read={review}
          onBack={() => setReview(undefined)}
          onCreate={create}
        />
      ) : messages ? (
        <ChooseMessages
          titleId={`${id}-title`}
          messages={messages}
          onBack={() => setPasted(undefined)}
          onChoose={(chosen) => setReview(reviewOf(chosen))}
        />
      ) : (
        first
      )}
    </dialog>
  );
};

const firstMissing = (file: string, data: unknown) => {
  const missing = formFields(schemaOf(file) ?? {}, data).find(
    ({ name, isOptional }) => !isOptional && valueAt(data, [name]) === undefined,
  );
  return missing && [missing.name];
};
