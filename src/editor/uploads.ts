import { preparePicture } from "./picture-file";
import { say } from "./say";

/**
 * Looks at each picture before the CMS gets it, which itself takes any file of any size. The
 * choice of a file is held back, and repeated with the picture that is fit for the site.
 */
export const watchUploads = () => {
  const seen = new WeakSet<File>();
  document.addEventListener(
    "change",
    (event) => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement) || input.type !== "file") return;
      const [file] = input.files ?? [];
      if (!file || seen.has(file)) return;
      event.stopImmediatePropagation();
      void preparePicture(file).then((prepared) => {
        if ("refusal" in prepared) {
          input.value = "";
          return say(prepared.refusal);
        }
        seen.add(prepared.file);
        const chosen = new DataTransfer();
        chosen.items.add(prepared.file);
        input.files = chosen.files;
        // The list holds a copy of the file.
        for (const copy of input.files) seen.add(copy);
        input.dispatchEvent(new Event("change", { bubbles: true }));
        if (prepared.remarks.length > 0) say(...prepared.remarks);
      });
    },
    { capture: true },
  );
};
