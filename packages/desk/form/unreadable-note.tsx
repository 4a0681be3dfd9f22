import { useWords, useWork } from "../state/context";
import { findingMessage } from "../told/finding-words";
import { contentNow } from "../core/edits";

/** Also says who can repair them. */
export const UnreadableNote = ({ files }: { files: readonly string[] }) => {
  const work = useWork();
  const words = useWords();
  const errors = contentNow(work).unreadable.filter(({ file }) => files.includes(file));
  if (errors.length === 0) return null;
  return (
    <div className="fault" role="alert">
      <p>{words.entry.unreadable}</p>
      {errors.map((error) => (
        <p key={error.file}>{`${error.file}: ${findingMessage(error, words)}`}</p>
      ))}
      {errors.some(({ file }) => work.edits.has(file)) && <p>{words.entry.editsStay}</p>}
    </div>
  );
};
