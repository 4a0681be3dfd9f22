import { useRef, useState } from "react";
import { isSame } from "../../content/json";
import { useDesk, useWords } from "../../context";
import { Icon } from "../../icon";
import { nameOf } from "../../pictures/library";
import { PictureDialog } from "../../pictures/picture-dialog";
import {
  pictureIn,
  withPicture,
  withPublishedPicture,
  type Chosen,
  type PictureValue,
} from "../../pictures/replace";
import { UploadList } from "../../pictures/upload-list";
import { useUploads } from "../../pictures/use-uploads";
import { fieldAttribute, useChange, useField, type FieldProps } from "../use-field";
import { FocalPoint } from "./focal-point";
import { LocalizedField } from "./localized";

/** What the picture was before, and what brings that back; nothing where there was none. */
const Before = ({
  now,
  base,
  onUndo,
}: {
  now: PictureValue;
  base: unknown;
  onUndo: () => void;
}) => {
  const { pictures: words, common } = useWords();
  const { file, focus } = pictureIn(base);
  const wasOther = file === undefined ? words.wasNone : words.wasOther(nameOf(file));
  const wasPoint = focus ? words.wasPoint(focus.x, focus.y) : words.wasWithoutPoint;
  return (
    <p className="was">
      <span>{file === now.file ? wasPoint : wasOther}</span>
      <button type="button" className="link" onClick={onUndo}>
        {common.undo}
      </button>
    </p>
  );
};

/** A picture, with the point that crops keep in view, its crops and what it shows in words. */
export const PictureField = ({ node, file, path }: FieldProps) => {
  const desk = useDesk();
  const { pictures: words } = useWords();
  const { value, base, isChanged: isValueChanged } = useField(file, path);
  const change = useChange();
  const [isChoosing, setIsChoosing] = useState(false);
  const [lost, setLost] = useState<string>();
  const descriptionField = useRef<HTMLDivElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const now = pictureIn(value);
  const was = pictureIn(base);
  const isOther = now.file !== was.file;
  const isChanged = isValueChanged && (isOther || !isSame(now.focus, was.focus));

  const choose = (chosen: Chosen) => {
    const { work } = desk.state();
    desk.setWork(withPicture(work, { file, path }, chosen, Date.now()));
    // What comes next is to say what it shows; whoever is elsewhere by now stays there.
    const { activeElement } = document;
    if (activeElement === document.body || group.current?.contains(activeElement))
      descriptionField.current?.querySelector("textarea")?.focus();
  };
  const { uploads, add, dismiss } = useUploads(choose);
  const undo = () => {
    if (isOther) desk.setWork(withPublishedPicture(desk.state().work, { file, path }, Date.now()));
    else change(file, [...path, "focus"], was.focus);
  };
  const isLost = now.file !== undefined && lost === now.file;
  const label = now.file ? words.change : words.choose;
  const refused = uploads.some(({ state }) => state === "refused");
  const { description } = node.properties ?? {};
  return (
    <>
      <div
        className={isChanged ? "field is-changed" : "field"}
        role="group"
        aria-label={node.title}
        ref={group}
        {...fieldAttribute(path)}
      >
        {now.file && !isLost && (
          <FocalPoint
            path={path}
            address={now.file}
            point={now.focus}
            crops={node.crops ?? {}}
            onChange={(point) => change(file, [...path, "focus"], point)}
            onLost={() => setLost(now.file)}
          />
        )}
        {!now.file && uploads.length === 0 && <p className="picture__none">{words.none}</p>}
        {isLost && (
          <p className="note note--error" role="alert">
            {words.lost}
          </p>
        )}
        {isChanged && <Before now={now} base={base} onUndo={undo} />}
        <UploadList uploads={uploads} onDismiss={dismiss} />
        <p className="row picture__choose">
          <button
            type="button"
            className="btn"
            onClick={() => setIsChoosing(true)}
            {...fieldAttribute([...path, "file"])}
          >
            <Icon name="picture" />
            {refused ? words.chooseOther : label}
          </button>
        </p>
        {isChoosing && (
          <PictureDialog
            current={now.file}
            onFile={(given) => void add([given])}
            onChoose={(address) => choose({ address })}
            onClose={() => setIsChoosing(false)}
          />
        )}
      </div>
      {description && now.file && (
        <div ref={descriptionField}>
          <LocalizedField node={description} file={file} path={[...path, "description"]} />
        </div>
      )}
    </>
  );
};
