import { useRef, useState } from "react";
import { defaultLanguage } from "@brisa/typed-content/languages";
import { withNewEntry } from "../core/names";
import { asOneStep } from "../core/work";
import { useDesk, useWords } from "../state/context";
import { Icon } from "../ui/icon";
import { addressOf, type Place, go } from "../core/places";
import { useDropArea } from "./drop-areas";
import { FileInput } from "./file-input";
import { withUpload, type Chosen } from "./replace";
import { UploadList } from "./upload-list";
import { useUploads } from "./use-uploads";
import type { Collection } from "@brisa/typed-content";

const descriptionField = (file: string): Place => ({
  screen: "entry",
  file,
  field: ["picture", "description", defaultLanguage()],
});

/** @param section one into which the collection divides its pictures */
type AddPicturesProps = { collection: Collection; section: string };

/** Opens the description of the first picture. Each picture is an undo step of its own. */
export const AddPictures = ({ collection, section }: AddPicturesProps) => {
  const desk = useDesk();
  const { pictures: words } = useWords();
  const added = useRef<string[]>([]);
  const [first, setFirst] = useState<Place>();
  const addEntry = (chosen: Chosen) => {
    const { work } = desk.state();
    const now = Date.now();
    const given = { section, picture: { file: chosen.address } };
    const next = withNewEntry(withUpload(work, chosen, now), collection, given, now);
    desk.setWork(asOneStep(work, next.work, now));
    added.current.push(next.file);
  };
  const { uploads, add, dismiss } = useUploads(addEntry);
  const addAll = async (files: File[]) => {
    added.current = [];
    setFirst(undefined);
    const areRefused = await add(files);
    const [file] = added.current;
    if (!file) return;
    const place = descriptionField(file);
    // Stay here if a picture was refused, so that the reason can be read.
    if (areRefused) setFirst(place);
    else go(place);
  };
  const frame = useRef<HTMLDivElement>(null);
  useDropArea(frame, (files) => void addAll(files), "section", true);
  return (
    <div ref={frame}>
      <FileInput className="btn btn--wide" isMultiple onFiles={(files) => void addAll(files)}>
        <Icon name="plus" />
        <span>{words.add}</span>
      </FileInput>
      <UploadList uploads={uploads} next={words.describe} onDismiss={dismiss} />
      {first && (
        <a className="link" href={addressOf(first)}>
          {words.describeFirst}
        </a>
      )}
    </div>
  );
};
