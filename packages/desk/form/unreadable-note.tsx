import { useWords, useWork } from "../state/context";
import { findingMessage } from "../told/finding-words";
import { contentNow } from "../core/edits";

/** Such files are missing from the desk. By default all of them. Also says who can repair them. */
export const UnreadableNote = ({ files }: { files?: readonly string[] }) => {
  const work = useWork();
  const words = useWords();
  const errors = contentNow(work).unreadable.filter(({ file }) => files?.includes(file) ?? true);
  if (errors.length === 0) return null;
  return (
    <div className="fault" role="alert">
      <p>{files ? words.entry.unreadable : words.start.unreadable(errors.length)}</p>
      {errors.map((error) => (
        <p key={error.file}>{`content/${error.file}: ${findingMessage(error, words)}`}</p>
      ))}
      {errors.some(({ file }) => work.edits.has(file)) && <p>{words.entry.editsStay}</p>}
    </div>
  );
};
