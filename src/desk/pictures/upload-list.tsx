import { useWords } from "../core/context";
import { UploadNote } from "./upload-note";
import type { Upload } from "./use-uploads";

type UploadListProps = {
  uploads: Upload[];
  /** Shown with each picture that is ready. */
  next?: string;
  onDismiss: (id: number) => void;
};

export const UploadList = ({ uploads, next, onDismiss }: UploadListProps) => {
  const { pictures: words, common } = useWords();
  if (uploads.length === 0) return null;
  return (
    <ul className="uploads" aria-label={words.adding}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          <UploadNote upload={upload} next={next} />
          {upload.state !== "ready" && (
            <button type="button" className="link link--quiet" onClick={() => onDismiss(upload.id)}>
              {upload.state === "refused" ? words.dismiss : common.cancel}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};
