import { useRef } from "react";
import { defaultLanguage } from "../../languages";
import { gallery } from "../../model/collections/gallery";
import { withNewEntry } from "../content/names";
import { asOneStep } from "../content/work";
import { useDesk, usePlace, useWords } from "../context";
import { Icon } from "../icon";
import { FileInput } from "./file-input";
import { withUnusedPicture, type Chosen } from "./replace";
import { UploadList } from "./upload-list";
import { useUploads } from "./use-uploads";

/**
 * A button that adds several pictures to a section of the gallery, each in a step of its own, and leads to
 * the description of the first.
 */
export const AddPictures = ({ section }: { section: string }) => {
  const desk = useDesk();
  const { go } = usePlace();
  const { pictures: words } = useWords();
  const added = useRef<string[]>([]);
  const addEntry = (chosen: Chosen) => {
    const { work } = desk.state();
    const now = Date.now();
    const given = { section, picture: { file: chosen.address } };
    const next = withNewEntry(withUnusedPicture(work, chosen, now), gallery, given, now);
    desk.setWork(asOneStep(work, next.work, now));
    added.current.push(next.file);
  };
  const { uploads, add, dismiss } = useUploads(addEntry);
  const addAll = async (files: File[]) => {
    added.current = [];
    const areRefused = await add(files);
    const [file] = added.current;
    // Why a picture cannot be used is read first.
    if (file && !areRefused)
      go({ screen: "entry", file, field: ["picture", "description", defaultLanguage] });
  };
  return (
    <>
      <FileInput
        className="btn btn--sea btn--wide"
        isMultiple
        onFiles={(files) => void addAll(files)}
      >
        <Icon name="plus" />
        {words.add}
      </FileInput>
      <UploadList uploads={uploads} onDismiss={dismiss} />
    </>
  );
};
