import { useId, useState, type FormEvent } from "react";
import { schemaOf } from "../core/model";
import { withPastedReview } from "./new-review";
import { valueAt } from "../core/paths";
import type { MailProblem } from "./review-mail";
import { dataOf } from "../core/work";
import { useDesk, usePlace, useWords } from "../core/context";
import { formFields } from "../form/form-fields";
import { Note } from "../form/frame";
import { useDialog } from "../window/use-dialog";

/** A button that opens a box for a mail with a review, and adds the review that it contains. */
export const PasteReview = () => {
  const desk = useDesk();
  const { go } = usePlace();
  const words = useWords();
  const { paste } = words.lists;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [mail, setMail] = useState("");
  const [problem, setProblem] = useState<MailProblem>();
  const dialog = useDialog(isOpen, () => setOpen(false));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const added = withPastedReview(desk.state().work, mail, Date.now());
    if ("problem" in added) return setProblem(added.problem);
    desk.setWork(added.work);
    setOpen(false);
    go({
      screen: "entry",
      file: added.file,
      field: firstMissing(added.file, dataOf(added.work, added.file)),
    });
  };
  return (
    <>
      <p className="list__add">
        <button type="button" className="btn btn--wide" onClick={() => setOpen(true)}>
          {paste.button}
        </button>
      </p>
      <dialog {...dialog} className="dialog" aria-labelledby={`${id}-title`}>
        <form className="paste" onSubmit={submit}>
          <h1 id={`${id}-title`}>{paste.button}</h1>
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
          <div className="dialog__foot">
            <button type="button" className="link link--quiet" onClick={() => setOpen(false)}>
              {words.common.cancel}
            </button>
            <button type="submit" className="btn btn--sea">
              {paste.create}
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
};

/** Returns the first required field of an entry that has no value, to begin with. */
const firstMissing = (file: string, data: unknown) => {
  const missing = formFields(schemaOf(file) ?? {}, data).find(
    ({ name, isOptional }) => !isOptional && valueAt(data, [name]) === undefined,
  );
  return missing && [missing.name];
};
