import type { DraftEntry } from "./cms";

/** Milliseconds between two looks at the page, and for which the form must have been there. */
const INTERVAL = 50;
const STEADY = 500;

/** Decap's copy of an entry, by the name `backup.<list>.<entry>`. */
type Backup = {
  /** The file's text with what was written and not saved. */
  raw: string;
  path: string;
  /** Our addition: the file's text when the entry was opened. */
  opened?: string;
};

/** What the entries of this browser window were opened from, by path. */
const opened = new Map<string, string | undefined>();

/** Backups that have been put into a form, by their text. */
const restored = new Map<string, Backup>();

/** Remembers what the open entry was made from, for its backup. */
export const rememberOpened = (entry: DraftEntry) => {
  opened.set(entry.get("path"), openedText(entry.get("raw")));
};

/**
 * The text of the file from which an entry was made.
 * @param raw the text that Decap has opened: the file's, or that of a backup
 * @returns undefined for a backup that does not say
 */
export const openedText = (raw: string) => {
  const backup = restored.get(raw);
  return backup ? backup.opened : raw;
};

/** Once it is saved, what a backup held is the file's own text. */
export const forgetRestored = () => restored.clear();

/** Whether an entry is made from a backup. */
export const isRestored = (raw: string) => restored.has(raw);

/**
 * Has Decap's backups tell what they were made from, and be offered when they can be taken: Decap
 * asks before the form is there, which then opens without them (decap-cms issue 6989).
 */
export const mendBackups = () => {
  const { get, put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function (key) {
    const request = get.call(this, key) as IDBRequest<Backup | undefined>;
    return isBackup(key) ? late(request, String(key)) : request;
  };
  IDBObjectStore.prototype.put = function (value: Backup, key) {
    return put.call(
      this,
      isBackup(key) ? { opened: opened.get(value.path), ...value } : value,
      key,
    );
  };
};

const isBackup = (key: unknown) => String(key).startsWith("backup.");

/** The request, whose answer comes when the form is shown. */
const late = (request: IDBRequest<Backup | undefined>, key: string) =>
  new Proxy(request, {
    get: (target, name) => Reflect.get(target, name) as unknown,
    set: (target, name, value: IDBRequest["onsuccess"]) => {
      if (name !== "onsuccess") return Reflect.set(target, name, value);
      target.onsuccess = async (event) => {
        const backup = target.result;
        if (backup && !(await formShown())) return putBack(target, key);
        if (backup) restored.set(backup.raw, backup);
        value?.call(target, event);
      };
      return true;
    },
  });

/** False once the entry has been left: the form that is shown next is another's. */
const formShown = async () => {
  const entry = location.hash;
  for (let shown = 0; shown < STEADY;) {
    await wait(INTERVAL);
    if (location.hash !== entry) return false;
    shown = document.querySelector("[class*='-ControlPaneContainer'] label") ? shown + INTERVAL : 0;
  }
  return true;
};

/** Decap throws the copy away when the entry is left, even if it has not been offered. */
const putBack = async ({ source, result }: IDBRequest<Backup | undefined>, key: string) => {
  await wait(INTERVAL);
  const { name, transaction } = source as IDBObjectStore;
  transaction.db.transaction(name, "readwrite").objectStore(name).put(result, key);
};

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
