import { useWords } from "../state/context";
import type { CSSProperties } from "react";
import { Icon } from "../ui/icon";
import { SHOWN_WIDTH } from "@brisa/typed-content/fields";
import { nameOf } from "./library";
import { PictureImage } from "./picture-image";
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

type ReadyProps = { upload: Extract<Upload, { state: "ready" }>; next?: string };

const Ready = ({ upload, next }: ReadyProps) => {
  const { pictures: words } = useWords();
  const { prepared, knownAs, address } = upload;
  const { bytes, width, height } = prepared.upload.picture;
  const [from, to] = [prepared.original.bytes, bytes].map(words.megabytes);
  return (
    <>
      <PictureImage address={address} />
      <div>
        <p className="upload__state">{words.ready}</p>
        <p className="quiet">
          {[
            from === to ? words.kept(to ?? "") : words.made(from ?? "", to ?? ""),
            knownAs && words.known(nameOf(knownAs)),
            next,
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
        {prepared.isSmall && <p className="note">{words.small(width, height, SHOWN_WIDTH)}</p>}
      </div>
    </>
  );
};

type UploadNoteProps = {
  upload: Upload;
  /** Shown once the picture is ready. */
  next?: string;
};

const UploadNote = ({ upload, next }: UploadNoteProps) => {
  const { pictures: words } = useWords();
  const { state, name, bytes } = upload;
  if (state === "ready")
    return (
      <div className="upload" role="status">
        <Ready upload={upload} next={next} />
      </div>
    );
  if (state === "refused")
    return (
      <div className="fault" role="alert">
        <p>
          <strong>{words.refused(name)}</strong>
        </p>
        <p>{words.refusals[upload.refusal]}</p>
      </div>
    );
  const isWaiting = state === "waiting";
  return (
    <div className="upload">
      <span className="upload__blank">
        <Icon name="picture" />
      </span>
      <div>
        <p className="upload__state" role="status">
          {isWaiting ? name : words.preparing}
        </p>
        <p className="quiet">{isWaiting ? words.waiting : words.weighs(words.megabytes(bytes))}</p>
        {!isWaiting && (
          <div
            className="progress"
            role="progressbar"
            aria-label={words.progress(name)}
            aria-valuenow={Math.round(upload.done * 100)}
            style={{ "--done": `${upload.done * 100}%` } as CSSProperties}
          >
            <i />
          </div>
        )}
      </div>
    </div>
  );
};
