import { useEffect, useState } from "react";
import { useWords } from "../core/context";
import { dropAreaAt, type DropArea } from "./drop-areas";

type Drag = { to?: DropArea };

const DRAGS = ["dragover", "drop"] as const;

const USES = ["pointerdown", "keydown"] as const;

/**
 * The browser would open files that are dropped or pasted. While they are dragged, and after a drop where no picture
 * fits, it says where pictures go.
 */
export const FileDrops = () => {
  const { pictures: words } = useWords();
  const [drag, setDrag] = useState<Drag>();
  const to = drag?.to;
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      const { dataTransfer, target, type } = event;
      const files = dataTransfer?.types.includes("Files") && dataTransfer.files;
      const isText = target instanceof Element && target.closest("input, textarea");
      if (files || !isText) event.preventDefault();
      if (!files) return;
      const area = dropAreaAt(target);
      if (type === "drop") area?.take([...files]);
      if (type === "drop" && area) setDrag(undefined);
      else setDrag((now) => (now && now.to === area ? now : { to: area }));
    };
    const onPaste = ({ clipboardData, target }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      const isText = target instanceof Element && target.closest("input, textarea");
      // Texts may be copied together with their picture.
      if (files.length === 0 || (isText && clipboardData?.types.includes("text/plain"))) return;
      const area = dropAreaAt(target, true);
      area?.take(files);
      setDrag(area ? undefined : {});
    };
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setDrag(undefined);
    };
    const onUse = () => setDrag(undefined);
    for (const type of DRAGS) addEventListener(type, onDrag);
    addEventListener("paste", onPaste);
    addEventListener("dragleave", onLeave);
    for (const type of USES) addEventListener(type, onUse);
    return () => {
      for (const type of DRAGS) removeEventListener(type, onDrag);
      removeEventListener("paste", onPaste);
      removeEventListener("dragleave", onLeave);
      for (const type of USES) removeEventListener(type, onUse);
    };
  }, []);
  useEffect(() => {
    to?.element.toggleAttribute("data-drop", true);
    return () => void to?.element.toggleAttribute("data-drop", false);
  }, [to]);
  return (
    drag && (
      <p className="notice drop-note" role="status">
        {to ? words.dropNow : words.dropWhere}
      </p>
    )
  );
};
