import { useId, useRef, useState } from "react";
import { placeNow } from "../../core/identity";
import { dataOf, nameNow } from "../../core/work";
import { useDesk, useDeskState, useWords } from "../../state/context";
import type { Desk } from "../../state/desk";
import { Icon } from "../../ui/icon";
import { Part } from "../../ui/part";
import { useDropArea } from "../../pictures/drop-areas";
import { nameOf } from "../../pictures/library";
import { PictureDialog } from "../../pictures/picture-dialog";
import {
  pictureIn,
  withPicture,
  withPublishedPicture,
  type Chosen,
  type PictureValue,
} from "../../pictures/replace";
import { PictureImage } from "../../pictures/picture-image";
import { UploadList } from "../../pictures/upload-list";
import { useUploads } from "../../pictures/use-uploads";
import type { Words } from "../../words";
import { errorWords } from "../../told/finding-words";
import { useErrors } from "../../state/field-errors";
import { Note, EarlierValue } from "../frame";
import { fieldAttribute, useChange, useField, type FieldProps } from "../use-field";
import { FocalPoint } from "./focal-point";
import { LocalizedField } from "./localized";
import type { Address } from "@brisa/typed-content";
import { isSame } from "../../core/json";

/** Of the picture, or of its focal point if only that has changed. */
const earlierText = (now: PictureValue, was: PictureValue, { pictures: words }: Words) => {
  if (was.file === undefined) return words.wasNone;
  if (was.file !== now.file) return words.wasOther(nameOf(was.file));
  return was.focus ? words.wasPoint(was.focus.x, was.focus.y) : words.wasWithoutPoint;
};

const restore = (desk: Desk, at: Address) =>
  desk.setWork(withPublishedPicture(desk.state().work, at, Date.now()));

export const PictureField = ({ node, file, path }: FieldProps) => {
  const desk = useDesk();
  const all = useWords();
  const { pictures: words } = all;
  const { value, base, at, isChanged: isValueChanged } = useField(file, path);
  const known = useDeskState(({ work }) => work.renamed.length);
  const change = useChange();
  const id = useId();
  const [isChoosing, setIsChoosing] = useState(false);
  const [lost, setLost] = useState<string>();
  const descriptionField = useRef<HTMLDivElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const { description } = node.properties ?? {};
  const now = pictureIn(value);
  const was = pictureIn(base);
  const isOther = now.file !== was.file;
  const isChanged = isValueChanged && (isOther || !isSame(now.focus, was.focus));

  const choose = (chosen: Chosen) => {
    const { work } = desk.state();
    // A picture may be ready long after it was chosen.
    const name = nameNow(work, file, known);
    const place = placeNow(dataOf(work, name), at);
    if (!place) return;
    desk.setWork(withPicture(work, { file: name, path: place }, chosen, Date.now()));
    // Next, the user describes the picture. The focus only moves if it has not left this field.
    const { activeElement } = document;
    if (activeElement === document.body || group.current?.contains(activeElement))
      descriptionField.current?.querySelector("textarea")?.focus();
  };
  const { uploads, add, dismiss } = useUploads(choose, node.properties?.file?.isMark);
  useDropArea(group, (files) => void add(files.slice(0, 1)));
  const undo = () => {
    if (isOther) restore(desk, { file, path });
    else change(file, [...at, "focus"], was.focus);
  };
  const isLost = now.file !== undefined && lost === now.file;
  const { errors } = useErrors(file, path);
  // The field of the description shows its own errors.
  const own = errors.filter(({ path: at }) => at[path.length] !== "description");
  const messages = own.map((error) => errorWords(error, node, value, all));
  const label = now.file ? words.change : words.choose;
  const refused = uploads.some(({ state }) => state === "refused");
  return (
    <>
      <div
        className={isChanged ? "field is-changed" : "field"}
        role="group"
        aria-labelledby={`${id}-label`}
        ref={group}
        {...fieldAttribute(path)}
      >
        <span className="field__label" id={`${id}-label`}>
          {node.title}
        </span>
        {node.description && <p className="field__hint">{node.description}</p>}
        {now.file && !isLost && !node.properties?.focus && (
          <PictureImage address={now.file} onLost={() => setLost(now.file)} />
        )}
        {now.file && !isLost && node.properties?.focus && (
          <FocalPoint
            path={path}
            address={now.file}
            point={now.focus}
            crops={node.crops ?? {}}
            onChange={(point) => change(file, [...at, "focus"], point)}
            onLost={() => setLost(now.file)}
          />
        )}
        {!now.file && uploads.length === 0 && <p className="picture__none">{words.none}</p>}
        {isLost && (
          <p className="note note--error" role="alert">
            {words.lost}
          </p>
        )}
        <UploadList uploads={uploads} next={description && words.describe} onDismiss={dismiss} />
        <p className="row picture__choose">
          <button
            type="button"
            className="btn"
            aria-describedby={messages.length > 0 ? `${id}-error` : undefined}
            onClick={() => setIsChoosing(true)}
            {...fieldAttribute([...path, "file"])}
          >
            <Icon name="picture" />
            <span>{refused ? words.chooseOther : label}</span>
          </button>
        </p>
        <div className="notes">
          {isChanged && <EarlierValue text={earlierText(now, was, all)} onUndo={undo} />}
          {messages.length > 0 && (
            <Note id={`${id}-error`} isError>
              {[...new Set(messages)].join(" ")}
            </Note>
          )}
        </div>
        {isChoosing && (
          <Part onClose={() => setIsChoosing(false)}>
            <PictureDialog
              current={now.file}
              onFile={(given) => void add([given])}
              onChoose={(address) => choose({ address })}
              onClose={() => setIsChoosing(false)}
            />
          </Part>
        )}
      </div>
      {description && now.file && (
        <div ref={descriptionField} className="picture__description">
          <LocalizedField node={description} file={file} path={[...path, "description"]} />
        </div>
      )}
    </>
  );
};
