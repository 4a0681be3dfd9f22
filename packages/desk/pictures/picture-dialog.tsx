import { useState } from "react";
import { useWords, useWork } from "../state/context";
import { Icon } from "../ui/icon";
import { useDialog } from "../ui/use-dialog";
import { useDropArea } from "./drop-areas";
import { FileInput } from "./file-input";
import { libraryOf, searchPictures } from "./library";
import { PictureImage } from "./picture-image";

type PictureDialogProps = {
  /** `/media/…` */
  current?: string;
  onFile: (file: File) => void;
  onChoose: (address: string) => void;
  onClose: () => void;
};

type LibraryProps = Pick<PictureDialogProps, "current" | "onChoose">;

const Library = ({ current, onChoose }: LibraryProps) => {
  const { pictures: words } = useWords();
  const library = libraryOf(useWork());
  const [search, setSearch] = useState("");
  const found = searchPictures(library, search);
  return (
    <>
      <h2 className="section-title">{words.library}</h2>
      <input
        type="search"
        className="input"
        aria-label={words.search}
        placeholder={words.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.length === 0 && <p role="status">{words.noneFound}</p>}
      <ul className="library">
        {found.map(({ picture, name, uses }) => {
          const address = `/${picture.file}`;
          const isCurrent = address === current;
          const note = isCurrent ? words.current : uses.length === 0 ? words.unused : undefined;
          return (
            <li key={name}>
              <button type="button" aria-pressed={isCurrent} onClick={() => onChoose(address)}>
                <PictureImage address={address} loading="lazy" />
                <span>{name}</span>
                {note && <span className="badge">{note}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
};

export const PictureDialog = ({ current, onFile, onChoose, onClose }: PictureDialogProps) => {
  const { pictures: words, common } = useWords();
  const dialog = useDialog(true, onClose);
  const close = () => dialog.ref.current?.close();
  const take = (files: Iterable<File>) => {
    const [file] = files;
    if (!file) return;
    close();
    onFile(file);
  };
  useDropArea(dialog.ref, take);
  return (
    <dialog {...dialog} className="dialog picture-dialog" aria-label={words.choose}>
      <div className="picture-dialog__head">
        <h1>{words.choose}</h1>
        <button type="button" className="x" aria-label={common.close} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      <div className="drop">
        <FileInput className="btn btn--sea" onFiles={take}>
          <Icon name="picture" />
          <span>{words.fromComputer}</span>
        </FileInput>
        <p>{words.drop}</p>
      </div>
      <Library
        current={current}
        onChoose={(address) => {
          close();
          onChoose(address);
        }}
      />
    </dialog>
  );
};
