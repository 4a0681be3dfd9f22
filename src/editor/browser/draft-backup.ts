/** Milliseconds between two looks at the page, and for which the form must have been there. */
const INTERVAL = 50;
const STEADY = 500;

/** Texts of files as they were written and not saved. */
const recovered = new Set<string>();

/** Whether an entry opened with such a text: nobody knows what it was made from. */
export const isRecovered = (text: string) => recovered.has(text);

/**
 * Decap offers what was written and not saved, but before the form is there, which then opens
 * without it (decap-cms issue 6989). Its copy is handed out once the form is shown.
 */
export const offerBackups = () => {
  const { get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function (key) {
    const request = get.call(this, key) as IDBRequest<Copy | undefined>;
    return String(key).startsWith("backup.") ? late(request, String(key)) : request;
  };
};

/** Decap's copy of an entry, by the name `backup.<list>.<entry>`. */
type Copy = { raw: string };

/** The request, whose answer comes when the form is shown. */
const late = (request: IDBRequest<Copy | undefined>, key: string) =>
  new Proxy(request, {
    get: (target, name) => Reflect.get(target, name) as unknown,
    set: (target, name, value: IDBRequest["onsuccess"]) => {
      if (name !== "onsuccess") return Reflect.set(target, name, value);
      target.onsuccess = async (event) => {
        const copy = target.result;
        if (copy && !(await formShown())) return putBack(target, key);
        if (copy) recovered.add(copy.raw);
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
const putBack = async ({ source, result }: IDBRequest<Copy | undefined>, key: string) => {
  await wait(INTERVAL);
  const { name, transaction } = source as IDBObjectStore;
  transaction.db.transaction(name, "readwrite").objectStore(name).put(result, key);
};

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
