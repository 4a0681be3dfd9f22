import type { DraftEntry } from "./cms";
import type { FileKind } from "./config";
import { entryFaults } from "./entry-faults";
import { say } from "./say";
import type { Versions } from "./versions";

const MEANWHILE = [
  "Mientras editabais, otra persona ha guardado un cambio aquí. No hemos guardado el vuestro, para no deshacer el suyo.",
  "Copiad lo que habéis escrito, cargad la página de nuevo y ponedlo otra vez.",
];

/** The CMS writes a draft's whole file over what is public, even where that is newer. */
const OUTDATED = [
  "Mientras este borrador esperaba, se ha publicado otro cambio aquí. No lo hemos tocado, para no deshacerlo.",
  "Copiad lo que habéis cambiado, eliminad los cambios no publicados y hacedlo otra vez.",
];

type Event = { entry: DraftEntry };

/** Stops what must not be saved or published; what has been written stays on the screen. */
export const saveGuard = (kinds: FileKind[], versions: Versions) => ({
  preSave: async ({ entry }: Event) => {
    // Entries of a folder are of the folder's kind; a single file has its own.
    const kind =
      kinds.find(({ name }) => name === entry.get("collection")) ??
      kinds.find(({ name }) => name === entry.get("slug"));
    if (kind) stopIf(entryFaults(kind, entry.get("data").toJS()));
    const opened = entry.get("raw");
    if (entry.get("newRecord") || !opened) return;
    stopIf((await versions.saved(entry)) === opened ? [] : MEANWHILE);
    stopIf((await versions.publishedMeanwhile(entry)) ? OUTDATED : []);
  },
  prePublish: async ({ entry }: Event) => {
    stopIf((await versions.publishedMeanwhile(entry)) ? OUTDATED : []);
  },
});

/** The CMS stops at an error, and shows it in a notice that goes by itself. */
const stopIf = (lines: string[]) => {
  if (lines.length === 0) return;
  say(...lines);
  throw new Error(lines.join(" "));
};
