import { useEffect, useState } from "react";
import { useWords } from "../state/context";
import { useEvent } from "../ui/use-event";
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
  useEvent(DRAGS, (event) => {
    const { dataTransfer, target, type } = event;
    const files = dataTransfer?.types.includes("Files") && dataTransfer.files;
    const isText = target instanceof Element && target.closest("input, textarea");
    if (files || !isText) event.preventDefault();
    if (!files) return;
    const area = dropAreaAt(target);
    if (type === "drop") area?.take([...files]);
    if (type === "drop" && area) setDrag(undefined);
    else setDrag((now) => (now && now.to === area ? now : { to: area }));
  });
  useEvent("paste", ({ clipboardData, target }) => {
    const files = [...(clipboardData?.files ?? [])];
    const isText = target instanceof Element && target.closest("input, textarea");
    // Texts may be copied together with their picture.
    if (files.length === 0 || (isText && clipboardData?.types.includes("text/plain"))) return;
    const area = dropAreaAt(target, true);
    area?.take(files);
    setDrag(area ? undefined : {});
  });
  useEvent("dragleave", ({ relatedTarget }) => {
    if (!relatedTarget) setDrag(undefined);
  });
  useEvent(USES, () => setDrag(undefined));
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
