import { preparePicture, type Fit } from "./picture-file";
import { showAlert } from "./alert";
import type { Versions } from "./versions";

const UNPREPARED = "La foto no se ha podido preparar. Comprobad la conexión y subidla otra vez.";

/** Pictures given to the CMS, and where this browser has them, by name. */
const given = new Map<string, string>();

/** Fields whose next choice is our own. */
const passing = new Set<HTMLInputElement>();

/**
 * Looks at each picture before the CMS gets it, which itself takes any file of any size. The
 * choice of a file is held back, and repeated with a picture that is fit for the site.
 */
export const watchUploads = (folder: string, { exists }: Versions) => {
  const isTaken = async (name: string) => given.has(name) || exists(`${folder}/${name}`);
  document.addEventListener("change", holdBack(isTaken), { capture: true });
  document.addEventListener("error", showOwnCopy, { capture: true });
};

const holdBack = (isTaken: (name: string) => Promise<boolean>) => (event: Event) => {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || input.type !== "file") return;
  const [file] = input.files ?? [];
  if (!file || passing.delete(input)) return;
  event.stopImmediatePropagation();
  preparePicture(file, isTaken).then(
    (prepared) => ("refusal" in prepared ? refuse(input, prepared.refusal) : pass(input, prepared)),
    (error: unknown) => {
      console.error(error);
      refuse(input, UNPREPARED);
    },
  );
};

const refuse = (input: HTMLInputElement, reason: string) => {
  input.value = "";
  showAlert([reason]);
};

const pass = (input: HTMLInputElement, { file, remarks }: Fit) => {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  given.set(file.name, URL.createObjectURL(file));
  passing.add(input);
  input.dispatchEvent(new Event("change", { bubbles: true }));
  if (remarks.length > 0) showAlert(remarks);
};

/** Decap asks the site for a picture that has not been saved yet. */
const showOwnCopy = ({ target }: Event) => {
  if (!(target instanceof HTMLImageElement)) return;
  const copy = given.get(target.src.split("/media/")[1] ?? "");
  if (copy) target.src = copy;
};
