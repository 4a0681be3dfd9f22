import { useId, useState, type FormEvent } from "react";
import { schemaOf } from "../../../desk/core/model";
import type { Importer } from "../../../desk/site";
import { reviews } from "../../../model/collections/reviews";
import { withPastedReview, withReviewOfWords } from "./new-review";
import { valueAt } from "../../../desk/core/paths";
import type { MailProblem } from "./review-mail";
import { pasteWords } from "./words";
import { dataOf } from "../../../desk/core/work";
import { useDesk, useWords } from "../../../desk/core/context";
import { go } from "../../../desk/core/go";
import { formFields } from "../../../desk/form/form-fields";
import { Note } from "../../../desk/form/frame";
import { useDialog } from "../../../desk/window/use-dialog";

/** A box for a mail with a review, which adds the review that it contains. */
export const PasteReview: Importer = ({ isOpen, onClose }) => {
  const desk = useDesk();
  const words = useWords();
  const paste = pasteWords(words.tag);
  const id = useId();
  const [mail, setMail] = useState("");
  const [problem, setProblem] = useState<MailProblem>();
  const dialog = useDialog(isOpen, onClose);
  const lead = (added: ReturnType<typeof withReviewOfWords>) => {
    desk.setWork(added.work);
    onClose();
    go({
      screen: "entry",
      file: added.file,
      field: firstMissing(added.file, dataOf(added.work, added.file)),
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const added = withPastedReview(desk.state().work, mail, Date.now());
    if ("problem" in added) setProblem(added.problem);
    else lead(added);
  };
  const takeWords = () => lead(withReviewOfWords(desk.state().work, mail, Date.now()));
  return (
    <dialog {...dialog} className="dialog" aria-labelledby={`${id}-title`}>
      <form className="paste" onSubmit={submit}>
        <h1 id={`${id}-title`}>{words.site.importers[reviews.type]}</h1>
        <p id={`${id}-help`}>{paste.help}</p>
        <textarea
          className="input"
          rows={12}
          aria-label={paste.mail}
          aria-describedby={`${id}-help ${id}-problem`}
          aria-invalid={problem !== undefined || undefined}
          value={mail}
          onChange={({ target }) => {
            setMail(target.value);
            setProblem(undefined);
          }}
        />
        <div role="alert">
          {problem && (
            <Note id={`${id}-problem`} isError>
              {paste.problems[problem]}
            </Note>
          )}
        </div>
        {problem === "no-review" && (
          <button type="button" className="link" onClick={takeWords}>
            {paste.takeWords}
          </button>
        )}
        <div className="dialog__foot">
          <button type="button" className="link link--quiet" onClick={onClose}>
            {words.common.cancel}
          </button>
          <button type="submit" className="btn btn--sea">
            {paste.create}
          </button>
        </div>
      </form>
    </dialog>
  );
};

/** Returns the first required field of an entry that has no value, to begin with. */
const firstMissing = (file: string, data: unknown) => {
  const missing = formFields(schemaOf(file) ?? {}, data).find(
    ({ name, isOptional }) => !isOptional && valueAt(data, [name]) === undefined,
  );
  return missing && [missing.name];
};
