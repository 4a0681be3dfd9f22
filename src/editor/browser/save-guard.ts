import { isRecord } from "../../content-files/content";
import { parseText } from "../../content-files/parse";
import type { DraftEntry } from "./cms";
import { formatEntry } from "./content-format";
import { contentGuard } from "./content-guard";
import { isRestored, openedText } from "./draft-backup";
import { errorsInForm } from "./entry-errors";
import type { FileKind } from "./file-kinds";
import { reached, refuse } from "./refusal";
import type { Place, Versions } from "./versions";

const MEANWHILE = [
  "Mientras editabais, otra persona ha guardado un cambio aquí. No hemos guardado el vuestro, para no deshacer el suyo.",
  "Copiad lo que habéis escrito, cargad la página de nuevo y ponedlo otra vez.",
];

/** The CMS writes a draft's whole file over what is public, even where that is newer. */
const OUTDATED = [
  "Mientras este borrador esperaba, se ha publicado otro cambio aquí. No lo hemos tocado, para no deshacerlo.",
  "Copiad lo que habéis cambiado, eliminad los cambios no publicados y hacedlo otra vez.",
];

const RESTORED = [
  "Esto es lo que escribisteis y no llegasteis a guardar. Desde entonces alguien ha guardado otro cambio aquí, y guardar lo vuestro lo desharía.",
  "Copiad lo vuestro, cargad la página de nuevo, responded que no queréis la copia y ponedlo otra vez.",
];

type Event = { entry: DraftEntry };

/** Stops what must not be saved or published; what has been written stays on the screen. */
export const saveGuard = (kinds: FileKind[], versions: Versions) => {
  const { refuseBrokenSave } = contentGuard(versions);

  const refuseIfTaken = async (entry: DraftEntry, kind: FileKind) => {
    const id = String(idOf(entry.get("data").toJS()));
    // Decap names a new file after this; Sveltia CMS before, and has then found a free name.
    const isTaken = entry.get("path")
      ? entry.get("slug") !== id
      : await reached(versions.exists(pathOf(entry, kind)));
    if (isTaken) await refuse([`${idLabel(kind)}: «${id}» ya existe. Poned otro.`], ["id"]);
  };

  const refuseIfOvertaken = async (entry: DraftEntry, kind: FileKind) => {
    const raw = entry.get("raw");
    if (!raw) return;
    const saved = await reached(versions.saved(placeOf(entry)));
    if (saved === undefined || saved !== openedText(raw)) {
      return refuse(isRestored(raw) ? RESTORED : MEANWHILE);
    }
    const id = idIn(entry.get("path"), saved);
    // The number of a picture is its place, which may change.
    if (typeof id === "string" && id !== idOf(entry.get("data").toJS())) {
      return refuse([`${idLabel(kind)}: ya no se cambia. Poned otra vez «${id}».`], ["id"]);
    }
    await refuseIfOutdated(entry);
  };

  const refuseIfOutdated = async (entry: DraftEntry) => {
    if (await reached(versions.publishedMeanwhile(placeOf(entry)))) await refuse(OUTDATED);
  };

  return {
    preSave: async ({ entry }: Event) => {
      // Entries of a folder are of the folder's kind; a single file has its own.
      const kind =
        kinds.find(({ name }) => name === entry.get("collection")) ??
        kinds.find(({ name }) => name === entry.get("slug"));
      if (!kind) return;
      const data = entry.get("data").toJS();
      const errors = errorsInForm(kind, data);
      if (errors.length > 0) {
        const messages = errors.map(({ message }) => message);
        await refuse(messages, errors[0].path);
      }
      // The CMS would save a second entry of this name under another, which the check then refuses.
      await (entry.get("newRecord") ? refuseIfTaken : refuseIfOvertaken)(entry, kind);
      const path = pathOf(entry, kind);
      const pictures = entry.get("mediaFiles")?.toJS() ?? [];
      await refuseBrokenSave({
        path,
        text: formatEntry(path, kind, data),
        pictures: pictures.map((picture) => picture.path),
      });
    },
    prePublish: ({ entry }: Event) => refuseIfOutdated(entry),
  };
};

const placeOf = (entry: DraftEntry): Place => ({
  collection: entry.get("collection"),
  slug: entry.get("slug"),
  path: entry.get("path"),
});

/** Decap names the file of a new entry once it is saved. */
const pathOf = (entry: DraftEntry, { folder, extension }: FileKind) =>
  entry.get("path") || `${folder}/${String(idOf(entry.get("data").toJS()))}.${extension}`;

const idOf = (data: unknown) => (isRecord(data) ? data.id : undefined);

const idIn = (path: string, text: string) => {
  const parsed = parseText(path, text);
  return "data" in parsed ? idOf(parsed.data) : undefined;
};

const idLabel = ({ fields }: FileKind) => fields.find(({ name }) => name === "id")?.label;
