import { useRef, useState } from "react";
import { fieldInWords } from "../told/field-place";
import { useDesk, useWords, useWork } from "../state/context";
import { errorWords } from "../told/finding-words";
import { useErrors } from "../state/field-errors";
import { Icon } from "../ui/icon";
import { useDropArea } from "./drop-areas";
import { FileInput } from "./file-input";
import { libraryOf, nameOf, searchPictures, type LibraryPicture } from "./library";
import { PictureImage } from "./picture-image";
import { withUpload } from "./replace";
import { UploadList } from "./upload-list";
import { useUploads } from "./use-uploads";
import { addressOf, sectionTitle } from "../core/places";
import { PanelScreen } from "../ui/panel-screen";

const Uses = ({ uses }: Pick<LibraryPicture, "uses">) => {
  const work = useWork();
  const words = useWords();
  return (
    <ul className="photo__uses" aria-label={words.pictures.usedIn}>
      {uses.map(({ file, path }) => {
        const field = path.slice(0, -1);
        return (
          <li key={`${file} ${String(path)}`}>
            <a href={addressOf({ screen: "entry", file, field })}>
              {fieldInWords(work, { file, path: field }, words)}
            </a>
          </li>
        );
      })}
    </ul>
  );
};

const Row = ({ entry }: { entry: LibraryPicture }) => {
  const desk = useDesk();
  const all = useWords();
  const { pictures: words } = all;
  const { picture, name, uses, isNew } = entry;
  const { errors } = useErrors(picture.file, []);
  const { width, height, bytes } = picture;
  return (
    <li className={isNew ? "photo is-changed" : "photo"}>
      <PictureImage address={`/${picture.file}`} loading="lazy" />
      <div>
        <p className="photo__name">{name}</p>
        <p className="quiet">{`${words.pixels(width, height)} · ${words.megabytes(bytes)}`}</p>
        <p className="row">
          {isNew && <span className="badge badge--sea">{words.isNew}</span>}
          {uses.length === 0 && (
            <>
              <span className="badge">{words.unused}</span>
              <button
                type="button"
                className="link"
                aria-label={words.deleteNamed(name)}
                onClick={() => desk.change(picture.file, [], undefined)}
              >
                {all.entry.delete}
              </button>
            </>
          )}
        </p>
        {uses.length > 0 && <Uses uses={uses} />}
        {errors.map((error) => (
          <p key={error.code} className="note note--error">
            {errorWords(error, {}, undefined, all)}
          </p>
        ))}
      </div>
    </li>
  );
};

const Deleted = () => {
  const desk = useDesk();
  const all = useWords();
  const { pictures: words } = all;
  const { edits } = useWork();
  const deleted = [...edits].filter(
    ([file, { data }]) => file.startsWith("media/") && data === undefined,
  );
  if (deleted.length === 0) return null;
  return (
    <ul className="photos">
      {deleted.map(([file, { base }]) => (
        <li key={file} className="photo is-changed is-hidden">
          <PictureImage address={`/${file}`} loading="lazy" />
          <div>
            <p className="photo__name">{nameOf(file)}</p>
            <p className="row">
              <span className="badge">{words.deleted}</span>
              <button
                type="button"
                className="link"
                aria-label={words.restoreNamed(nameOf(file))}
                onClick={() => desk.change(file, [], base)}
              >
                {all.common.undo}
              </button>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
};

export const PicturesScreen = () => {
  const desk = useDesk();
  const all = useWords();
  const { pictures: words } = all;
  const library = libraryOf(useWork());
  const [search, setSearch] = useState("");
  const [isUnusedOnly, setIsUnusedOnly] = useState(false);
  const { uploads, add, dismiss } = useUploads((chosen) => {
    desk.setWork(withUpload(desk.state().work, chosen, Date.now()));
  });
  const body = useRef<HTMLDivElement>(null);
  useDropArea(body, (files) => void add(files));
  const unused = library.filter(({ uses }) => uses.length === 0);
  const found = searchPictures(isUnusedOnly ? unused : library, search);
  return (
    <PanelScreen
      title={sectionTitle("pictures", all)}
      help={words.total(library.length, unused.length)}
      body={body}
    >
      <FileInput className="btn btn--sea btn--wide" isMultiple onFiles={(files) => void add(files)}>
        <Icon name="plus" />
        <span>{words.add}</span>
      </FileInput>
      <p className="field__hint photos__hint">{words.addHelp}</p>
      <UploadList uploads={uploads} onDismiss={dismiss} />
      <input
        type="search"
        className="input"
        aria-label={words.search}
        placeholder={words.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <div className="seg photos__filter" role="group" aria-label={words.filter}>
        {[false, true].map((only) => (
          <button
            key={String(only)}
            type="button"
            aria-pressed={isUnusedOnly === only}
            onClick={() => setIsUnusedOnly(only)}
          >
            {only ? words.unused : all.texts.words.all}
          </button>
        ))}
      </div>
      <Deleted />
      {found.length === 0 && <p role="status">{words.noneFound}</p>}
      <ul className="photos">
        {found.map((entry) => (
          <Row key={entry.name} entry={entry} />
        ))}
      </ul>
    </PanelScreen>
  );
};
