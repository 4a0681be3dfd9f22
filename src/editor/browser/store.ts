import type { DraftEntry } from "./cms";

/** What we use of Decap's store: the form that is open, as an immutable map. */
type Store = {
  getState: () => { entryDraft: { get: <Key extends keyof Form>(key: Key) => Form[Key] } };
  dispatch: (action: { type: string; payload?: object }) => void;
  subscribe: (changed: () => void) => () => void;
};

type Form = {
  /** Empty while no form is open. */
  entry: DraftEntry;
  hasChanged: boolean;
};

type CreateStore = (...settings: unknown[]) => Store;

declare global {
  // `declare global` takes nothing but `var` and interfaces.
  var __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (
    enhancer: (create: CreateStore) => CreateStore,
  ) => (create: CreateStore) => CreateStore;
}

let store: Store;

/** Keeps the store that Decap makes, which it shows to developers' tools alone; before it is loaded. */
export const keepStore = () => {
  globalThis.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
    (enhancer) =>
    (create) =>
    (...settings) =>
      (store = enhancer(create)(...settings));
};

const form = () => store.getState().entryDraft;

/** The entry that is open, new ones too, and whether anything in it is not saved. */
export const openForm = () => {
  const entry = form().get("entry");
  return entry?.get("collection") ? { entry, hasChanged: form().get("hasChanged") } : undefined;
};

/**
 * Puts data into the form that is open, as Decap does with the copy of what was not saved: it is shown
 * and stays unsaved.
 */
export const putIntoForm = (data: object) => {
  const entry = { ...form().get("entry").toJS(), data };
  store.dispatch({ type: "DRAFT_LOCAL_BACKUP_RETRIEVED", payload: { entry } });
  store.dispatch({ type: "DRAFT_CREATE_FROM_LOCAL_BACKUP" });
};

/** Calls back whenever the CMS has changed something. */
export const onChange = (look: () => void) => store.subscribe(look);

/** Waits until something holds of the CMS. */
export const until = (holds: () => boolean) =>
  new Promise<void>((done) => {
    const look = () => {
      if (!holds()) return;
      stop();
      done();
    };
    const stop = store.subscribe(look);
    look();
  });
