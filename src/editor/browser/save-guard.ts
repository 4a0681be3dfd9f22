import { isRecord } from "../../content-files/content";
import { parseText } from "../../content-files/parse";
import { closeNotices } from "./alert";
import type { DraftEntry, EntryData } from "./cms";
import { formatEntry } from "./content-format";
import { contentGuard } from "./content-guard";
import { isRestored, openedText } from "./draft-backup";
import { errorsInForm } from "./entry-errors";
import type { FileKind } from "./file-kinds";
import { missingIdentifiers, pathOf } from "./identifiers";
import { confirmDescriptions } from "./picture-changes";
import { confirmPrices } from "./price-changes";
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

/** What is being saved of a file: made from what was opened, over what was seen to be stored. */
type Attempt = { raw: string; seen: string | undefined; text: string };

/** Stops what must not be saved or published; what has been written stays on the screen. */
export const saveGuard = (kinds: FileKind[], versions: Versions) => {
  const { refuseBrokenSave } = contentGuard(versions);

  /** By path, what is being saved, or was when it failed: it may have been written all the same. */
  const attempts = new Map<string, Attempt>();

  const isOwn = (entry: DraftEntry, saved: string) => {
    const attempt = attempts.get(entry.get("path"));
    // A disk that is full takes a part of a file.
    return attempt?.raw === entry.get("raw") && attempt?.text.startsWith(saved);
  };

  /** Entries of a folder are of the folder's kind; a single file has its own. */
  const kindOf = (entry: DraftEntry) =>
    kinds.find(({ name }) => name === entry.get("collection")) ??
    kinds.find(({ name }) => name === entry.get("slug"));

  const refuseIfOvertaken = async (entry: DraftEntry) => {
    const raw = entry.get("raw");
    const saved = await reached(versions.saved(placeOf(entry)));
    // A backup may be of what has been saved, without an answer that said so.
    const isExpected = saved === raw || saved === openedText(raw);
    if (saved === undefined || (!isExpected && !isOwn(entry, saved))) {
      await refuse(isRestored(raw) ? RESTORED : MEANWHILE);
    }
    await refuseIfOutdated(entry);
    return saved;
  };

  const refuseIfOutdated = async (entry: DraftEntry) => {
    if (await reached(versions.publishedMeanwhile(placeOf(entry)))) await refuse(OUTDATED);
  };

  const refuseIfBroken = async (entry: DraftEntry, kind: FileKind, data: object) => {
    const path = entry.get("path") || pathOf(kind, idOf(data));
    const text = formatEntry(path, kind, data);
    const pictures = entry.get("mediaFiles")?.toJS() ?? [];
    await refuseBrokenSave({ path, text, pictures: pictures.map((picture) => picture.path) });
    return { path, text };
  };

  return {
    /** @returns the data with the identifiers that it lacked */
    preSave: async ({ entry }: Event): Promise<EntryData | undefined> => {
      closeNotices();
      const kind = kindOf(entry);
      if (!kind) return undefined;
      const isNew = entry.get("newRecord");
      const written = entry.get("data");
      const changes = await missingIdentifiers(kind, written.toJS(), isNew, versions);
      const data = { ...written.toJS(), ...changes };
      const errors = errorsInForm(kind, data);
      if (errors.length > 0) {
        await refuse(
          errors.map(({ message }) => message),
          errors.map(({ path }) => path),
        );
      }
      const seen = isNew ? undefined : await refuseIfOvertaken(entry);
      const { path, text } = await refuseIfBroken(entry, kind, data);
      const earlier = earlierData(entry);
      await confirmPrices(kind, data, earlier);
      await confirmDescriptions(kind, data, earlier);
      attempts.set(path, { raw: entry.get("raw"), seen, text });
      return written.merge(changes);
    },
    /** The last look before an entry is written, since the first of which it may have been saved. */
    refuseIfChanged: async (place: Place) => {
      const saved = await reached(versions.saved(place));
      if (saved !== attempts.get(place.path)?.seen) await refuse(MEANWHILE);
    },
    prePublish: async ({ entry }: Event) => {
      await refuseIfOutdated(entry);
      const kind = kindOf(entry);
      if (kind) await refuseIfBroken(entry, kind, entry.get("data").toJS());
    },
  };
};

const placeOf = (entry: DraftEntry): Place => ({
  collection: entry.get("collection"),
  slug: entry.get("slug"),
  path: entry.get("path"),
});

/** What an entry's file held when it was opened. */
const earlierData = (entry: DraftEntry) => {
  const parsed = parseText(entry.get("path"), openedText(entry.get("raw")) ?? "");
  return "data" in parsed ? parsed.data : undefined;
};

const idOf = (data: unknown) => String(isRecord(data) ? data.id : undefined);
