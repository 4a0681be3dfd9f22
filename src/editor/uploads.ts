import { preparePicture } from "./picture-file";
import { say } from "./say";

/** Pictures given to the CMS, and where this browser has them, by name. */
const given = new Map<string, string>();

/** Fields whose next choice is our own. */
const passing = new Set<HTMLInputElement>();

/**
 * Looks at each picture before the CMS gets it, which itself takes any file of any size. The
 * choice of a file is held back, and repeated with a picture that is fit for the site.
 */
export const watchUploads = () => {
  document.addEventListener("change", holdBack, { capture: true });
  document.addEventListener("error", showOwnCopy, { capture: true });
};

const holdBack = (event: Event) => {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || input.type !== "file") return;
  const [file] = input.files ?? [];
  if (!file || passing.delete(input)) return;
  event.stopImmediatePropagation();
  void preparePicture(file).then((prepared) => {
    if ("refusal" in prepared) {
      input.value = "";
      say(prepared.refusal);
      return;
    }
    const chosen = new DataTransfer();
    chosen.items.add(prepared.file);
    input.files = chosen.files;
    given.set(prepared.file.name, URL.createObjectURL(prepared.file));
    passing.add(input);
    input.dispatchEvent(new Event("change", { bubbles: true }));
    if (prepared.remarks.length > 0) say(...prepared.remarks);
  });
};

/** Decap asks the site for a picture that has not been saved yet. */
const showOwnCopy = ({ target }: Event) => {
  if (!(target instanceof HTMLImageElement)) return;
  const copy = given.get(target.src.split("/media/")[1]);
  if (copy) target.src = copy;
};
