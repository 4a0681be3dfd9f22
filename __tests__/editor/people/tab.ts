import type { Backend, SavedEntry } from "../../../src/editor/browser/cms";
import { contentFormat } from "../../../src/editor/browser/content-format";
import { forgetRestored, rememberOpened } from "../../../src/editor/browser/draft-backup";
import { listFormats, type EditorConfig } from "../../../src/editor/browser/file-kinds";
import { saveGuard } from "../../../src/editor/browser/save-guard";
import { versionsOf, type Place } from "../../../src/editor/browser/versions";
import { draftEntry, entryData } from "../draft-entry";
import { present } from "../../setup/present";

type Trip = { title: { es: string } };

/** What we call of Decap's back ends beside what the editor changes. */
type Decap = Backend & {
  getEntry: (path: string) => Promise<{ data: string }>;
  unpublishedEntryDataFile: (...place: (string | undefined)[]) => Promise<string>;
};

/** Registers what the editor changes in Decap's back end for a tab, and nothing for the tabs before. */
export type Register = (
  refuseIfChanged: (place: Place) => Promise<void>,
) => (...settings: unknown[]) => Backend;

/** What a tab shows; `raw` is the text from which it was made. */
type Shown = { raw: string; data: Trip; isDraft: boolean };

/** One of the trips, by the names that Decap has for it. */
export const trip = (slug: string): Place => ({
  collection: "Trip",
  slug,
  path: `content/trips/${slug}.json`,
});

/**
 * A tab of the editor with a trip in its form. Its guards and its back end are the real ones; what
 * lies between, Decap's screens, is this file: it calls them in Decap's order.
 */
export const openTab = (config: EditorConfig, register: Register, backups: IDBObjectStore) => {
  const isLocal = config.backend.name === "proxy";
  const lists = listFormats(config);
  const format = contentFormat(
    present(
      lists.find(({ format }) => format === "Trip"),
      "list of trips",
    ),
  );
  const kinds = lists.flatMap((list) => list.kinds);
  let place = trip("morning");
  let shown: Shown | undefined;
  let unsaved: string[] = [];
  let guard = saveGuard(kinds, versionsOf(config));
  let backend: Decap;

  const load = async () => {
    // Of the page that was.
    forgetRestored();
    guard = saveGuard(kinds, versionsOf(config));
    const options = { useWorkflow: !isLocal, initialWorkflowStatus: "draft" };
    backend = register(guard.refuseIfChanged)(config, options) as Decap;
    await backend.authenticate({ token: token() });
  };

  const token = () =>
    (JSON.parse(localStorage.getItem("decap-cms-user") ?? "{}") as { token: string }).token;

  const read = async (): Promise<Shown> => {
    const draft = isLocal ? undefined : await readDraft();
    const raw = draft ?? (await backend.getEntry(place.path)).data;
    return { raw, data: format.fromFile(raw) as Trip, isDraft: draft !== undefined };
  };

  const readDraft = async () => {
    const { collection, slug, path } = place;
    await backend.unpublishedEntries();
    try {
      await backend.unpublishedEntry({ collection, slug });
    } catch (error) {
      if ((error as { notUnderEditorialWorkflow?: boolean }).notUnderEditorialWorkflow)
        return undefined;
      throw error;
    }
    return backend.unpublishedEntryDataFile(collection, slug, path, undefined);
  };

  const entry = ({ raw, data }: Shown) =>
    draftEntry({ ...place, newRecord: false, raw, data: entryData(data) });

  const key = () => `backup.${place.collection}.${place.slug}`;

  const keepBackup = (current: Shown) => {
    rememberOpened(entry(current));
    backups.put({ raw: format.toFile(current.data), path: place.path }, key());
  };

  const backup = () =>
    new Promise<string | undefined>((done) => {
      const request = backups.get(key());
      request.onsuccess = () => done((request.result as { raw: string } | undefined)?.raw);
    });

  const write = (marks: string[]) => {
    if (!shown) return;
    const es = [shown.data.title.es, ...marks].join(" ");
    shown = { ...shown, data: { ...shown.data, title: { ...shown.data.title, es } } };
    keepBackup(shown);
  };

  return {
    place: () => place,
    /** What has been written here and not been saved. */
    unsaved: () => unsaved,
    isOpen: () => shown !== undefined,
    /** What is to be seen in the form. */
    shows: (mark: string) => shown?.data.title.es.split(" ").includes(mark) ?? false,
    write: (mark: string) => {
      if (!shown) return;
      unsaved = [...unsaved, mark];
      write([mark]);
    },
    /** @returns what has been saved, once that is said */
    save: async () => {
      if (!shown || unsaved.length === 0) return [];
      const { isDraft } = shown;
      const draft = entry(shown);
      const data = (await guard.preSave({ entry: draft })) ?? draft.get("data");
      if (isLocal) await guard.prePublish({ entry: draft });
      const { collection, slug, path } = place;
      const raw = format.toFile(data.toJS());
      const options = {
        collectionName: collection,
        useWorkflow: !isLocal,
        unpublished: isDraft,
        commitMessage: path,
        hasSubfolders: true,
      };
      const dataFiles: SavedEntry["dataFiles"] = [Object.assign({ slug, path }, { raw })];
      await backend.persistEntry(Object.assign({ assets: [] }, { dataFiles }), options);
      forgetRestored();
      const saved = unsaved;
      unsaved = [];
      // Opened again; until then the form holds the same.
      shown = { ...shown, raw, isDraft: !isLocal };
      return saved;
    },
    publish: async () => {
      if (isLocal || !shown?.isDraft || unsaved.length > 0) return;
      const { collection, slug } = place;
      await guard.prePublish({ entry: entry(shown) });
      await backend.publishUnpublishedEntry(collection, slug);
      shown = { ...shown, isDraft: false };
    },
    /**
     * Loads the page. Whoever has words that were not saved takes the copy, or has copied them and
     * writes them into what is stored now.
     */
    load: async (takesBackup: boolean, slug = place.slug) => {
      place = trip(slug);
      shown = undefined;
      await load();
      shown = await read();
      if (unsaved.length === 0) return;
      const copy = takesBackup ? await backup() : undefined;
      if (copy === undefined) write(unsaved);
      else shown = { ...shown, raw: copy, data: format.fromFile(copy) as Trip };
    },
    /** What was written and not saved, from the copy that the browser keeps. */
    backup,
  };
};

export type Tab = ReturnType<typeof openTab>;
