import type { DraftEntry } from "./cms";
import type { FileKind } from "./file-kinds";
import { errorsInForm } from "./entry-errors";
import { showAlert } from "./alert";
import { isRecovered } from "./draft-backup";
import type { Place, Versions } from "./versions/versions";

const MEANWHILE = [
  "Mientras editabais, otra persona ha guardado un cambio aquí. No hemos guardado el vuestro, para no deshacer el suyo.",
  "Copiad lo que habéis escrito, cargad la página de nuevo y ponedlo otra vez.",
];

/** The CMS writes a draft's whole file over what is public, even where that is newer. */
const OUTDATED = [
  "Mientras este borrador esperaba, se ha publicado otro cambio aquí. No lo hemos tocado, para no deshacerlo.",
  "Copiad lo que habéis cambiado, eliminad los cambios no publicados y hacedlo otra vez.",
];

const RECOVERED = [
  "Esto es lo que escribisteis y no llegasteis a guardar. Si alguien ha cambiado algo desde entonces, guardarlo entero lo desharía.",
  "Copiad lo vuestro, cargad la página de nuevo, responded que no queréis la copia y ponedlo otra vez.",
];

const UNREACHABLE = [
  "No hemos podido mirar qué han guardado otros mientras tanto. Por eso no hemos guardado ni publicado nada.",
  "Comprobad la conexión y probad otra vez. Lo que habéis escrito sigue en pantalla.",
];

type Event = { entry: DraftEntry };

/** Stops what must not be saved or published; what has been written stays on the screen. */
export const saveGuard = (kinds: FileKind[], versions: Versions) => {
  const stopIfOutdated = async (entry: DraftEntry) => {
    const isOutdated = await reached(versions.publishedMeanwhile(placeOf(entry)));
    stopIf(isOutdated ? OUTDATED : []);
  };
  const stopIfTaken = async (entry: DraftEntry, { fields, folder, extension }: FileKind) => {
    const slug = String(idOf(entry));
    const label = fields.find(({ name }) => name === "id")?.label;
    // Decap names a new file after this; Sveltia CMS before, and has then found a free name.
    const isTaken = entry.get("path")
      ? entry.get("slug") !== slug
      : await reached(versions.exists(`${folder}/${slug}.${extension}`));
    stopIf(isTaken ? [`${label}: «${slug}» ya existe. Poned otro.`] : []);
  };
  return {
    preSave: async ({ entry }: Event) => {
      // Entries of a folder are of the folder's kind; a single file has its own.
      const kind =
        kinds.find(({ name }) => name === entry.get("collection")) ??
        kinds.find(({ name }) => name === entry.get("slug"));
      if (!kind) return;
      stopIf(errorsInForm(kind, entry.get("data").toJS()));
      // The CMS would save a second entry of this name under another, which the check then refuses.
      if (entry.get("newRecord")) return stopIfTaken(entry, kind);
      const opened = entry.get("raw");
      if (!opened) return;
      const saved = await reached(versions.saved(placeOf(entry)));
      if (saved !== opened) stop(isRecovered(opened) ? RECOVERED : MEANWHILE);
      await stopIfOutdated(entry);
    },
    prePublish: ({ entry }: Event) => stopIfOutdated(entry),
  };
};

const placeOf = (entry: DraftEntry): Place => ({
  collection: entry.get("collection"),
  slug: entry.get("slug"),
  path: entry.get("path"),
});

const idOf = (entry: DraftEntry) => (entry.get("data").toJS() as { id?: unknown }).id;

/** The CMS stops at an error, and shows it in a notice that goes by itself: with its name, if any. */
const stop = (lines: string[]): never => {
  showAlert(...lines);
  throw Object.assign(new Error(lines.join(" ")), { name: "" });
};

const stopIf = (lines: string[]) => {
  if (lines.length > 0) stop(lines);
};

const reached = async <Answer>(answer: Promise<Answer>) => {
  try {
    return await answer;
  } catch (error) {
    console.error(error);
    return stop(UNREACHABLE);
  }
};
